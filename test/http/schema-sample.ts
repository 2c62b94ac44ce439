import { z } from 'zod';

/** JSON Schema as zod writes it, as far as the endpoints use it. */
type Schema = {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minItems?: number;
};

/** Texts of the forms that the endpoints ask for. */
const wellFormed = ['2023-05-07', '2023-05', 'x', 'a@example.org', 'http://127.0.0.1:9/v1', 'u-000000000000'];

/** A value that the schema accepts but for its texts, which are `text` wherever no pattern forbids that. */
export function sampleOf(schema: z.ZodType | undefined, text: string): unknown {
  if (schema === undefined) return undefined;
  const written = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return made(written, text, written.$defs ?? {}, 0);
}

function made(schema: Schema, text: string, defs: NonNullable<Schema['$defs']>, depth: number): unknown {
  if (depth > 6) return text;
  const next = (one: Schema): unknown => made(one, text, defs, depth + 1);
  if (schema.$ref !== undefined) return next(defs[schema.$ref.replace('#/$defs/', '')] ?? {});
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (choice !== undefined) return next(choice);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, next(one)]));
  if (type === 'array') return [next(schema.items ?? {})];
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (type === 'boolean') return true;
  return textFor(schema.pattern, text);
}

function textFor(pattern: string | undefined, text: string): string {
  if (pattern === undefined) return text;
  const form = new RegExp(pattern, 'u');
  return [text, ...wellFormed].find((one) => form.test(one)) ?? text;
}
