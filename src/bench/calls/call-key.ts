import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ContentPart, GenerateOptions, LanguageModel, ModelMessage } from '../../ports/language-model.ts';
import { contentKey } from '../runner/content-cache.ts';

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const partOf = (part: ContentPart) =>
  part.type === 'text' ? { text: part.text } : { mime: part.mime, image: hashOf(part.bytes) };
const messageOf = (message: ModelMessage) =>
  message.role === 'user'
    ? { role: message.role, content: message.content.map(partOf) }
    : { role: message.role, text: message.text };

/** A schema as it is sent. */
export const sentSchema = (schema: z.ZodType): unknown =>
  z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });

/** The hash of all that is sent: whom, the words, the bytes of pictures, the schema, the options. */
export const callKey = (
  model: LanguageModel['identity'],
  { messages, signal: _signal, ...options }: GenerateOptions,
  schema?: { readonly name: string; readonly json: unknown },
): string => contentKey({ model, messages: messages.map(messageOf), options, schema });

/** The hash of a text or a picture in an embedder's space. */
export const vectorKey = (space: string, content: string | Uint8Array): string =>
  contentKey({ space, ...(typeof content === 'string' ? { text: content } : { picture: hashOf(content) }) });
