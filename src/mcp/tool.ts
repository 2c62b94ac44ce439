import { z } from 'zod';
import type { App } from '../app/app.ts';
import type { AgentScope } from '../memory/account.ts';
import { type AgentText, fact, listed, say } from './agent-text.ts';
import { WrongCall } from './error-text.ts';

/** Context of a call. */
export type CallContext = {
  readonly app: App;
  /** The changes that this client may make. */
  readonly writes: ReadonlySet<AgentScope>;
  /** Aborted when the caller cancels. */
  readonly signal: AbortSignal;
  /** Reports progress to the caller, if requested. */
  readonly tell: (what: AgentText) => void;
};

export type Picture = { readonly mime: string; readonly bytes: Uint8Array };

/** The structured document, and the same content as text and pictures for a model. */
export type ToolAnswer<Document> = {
  readonly document: Document;
  readonly text: AgentText;
  readonly pictures?: readonly Picture[];
  /** Set when the answer reports a failure. */
  readonly failed?: boolean;
};

export type Tool = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Absent: it only reads. `any`: for who may make any change. */
  readonly scope?: AgentScope | 'any';
  /** JSON Schemas (draft 7), created on first use. */
  readonly inputSchema: () => JsonSchema;
  readonly outputSchema: () => JsonSchema;
  /** Errors: `usage` for wrong arguments; those of the app. */
  readonly call: (args: unknown, context: CallContext) => Promise<ToolAnswer<Record<string, unknown>>>;
};
export type JsonSchema = { readonly type: 'object'; readonly [key: string]: unknown };

type ToolParts<Input extends z.ZodObject, Output extends z.ZodObject> = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly scope?: AgentScope | 'any';
  readonly schemas: { readonly input: Input; readonly output: Output };
  readonly answer: (args: z.output<Input>, context: CallContext) => Promise<ToolAnswer<z.input<Output>>>;
};

/** A tool that validates its arguments against its schema before it answers. */
export function tool<Input extends z.ZodObject, Output extends z.ZodObject>(parts: ToolParts<Input, Output>): Tool {
  const { name, title, description, schemas, scope } = parts;
  return {
    ...(scope === undefined ? {} : { scope }),
    name,
    title,
    description,
    inputSchema: once(() => jsonSchema(schemas.input, 'input')),
    outputSchema: once(() => jsonSchema(schemas.output, 'output')),
    call: async (args, context) => parts.answer(argumentsOf(name, schemas.input, args), context),
  };
}

function argumentsOf<Input extends z.ZodObject>(name: string, schema: Input, args: unknown): z.output<Input> {
  const read = schema.safeParse(args ?? {});
  if (read.success) return read.data;
  const wrong = read.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));
  const known = listed(Object.keys(schema.shape).map(fact));
  throw new WrongCall(
    `Invalid arguments for ${name}: ${wrong.join('; ')}.`,
    say`${fact(name)} accepts: ${known}. Correct them and call it again.`,
  );
}

function jsonSchema(schema: z.ZodObject, io: 'input' | 'output'): JsonSchema {
  const written = z.toJSONSchema(schema, {
    target: 'draft-7',
    io,
    // Some clients reject an empty schema, which zod emits for additional properties.
    override: ({ zodSchema, jsonSchema: one }) => {
      const isObject = zodSchema._zod.def.type === 'object';
      if (isObject && typeof one.additionalProperties === 'object') one.additionalProperties = true;
    },
  });
  return { ...written, type: 'object' };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
