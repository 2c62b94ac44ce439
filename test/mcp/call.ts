import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { RequestOptions } from '@modelcontextprotocol/sdk/shared/protocol.js';
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';

export type Called = {
  readonly text: string;
  readonly pictures: readonly { readonly mime: string; readonly bytes: Buffer }[];
  readonly document: unknown;
  readonly failed: boolean;
};

/** Calls a tool as a client does, which also checks the document against the tool's schema. */
export async function call(client: Client, name: string, args: object, options: RequestOptions = {}): Promise<Called> {
  const result = CallToolResultSchema.parse(
    await client.callTool({ name, arguments: { ...args } }, CallToolResultSchema, options),
  );
  return {
    text: result.content.flatMap((one) => (one.type === 'text' ? [one.text] : [])).join('\n'),
    pictures: result.content.flatMap((one) =>
      one.type === 'image' ? [{ mime: one.mimeType, bytes: Buffer.from(one.data, 'base64') }] : [],
    ),
    document: result.structuredContent,
    failed: result.isError === true,
  };
}

const found = z.object({ items: z.array(z.object({ id: z.string() })) });

/** The ids of a list of items. */
export const idsOf = (document: unknown): string[] => found.parse(document).items.map(({ id }) => id);
export const cursorIn = (document: unknown): string | undefined =>
  z.object({ nextCursor: z.string().optional() }).parse(document).nextCursor;
