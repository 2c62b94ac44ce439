import type { ShowResponse } from '../../../../src/contract/browse-verbs.ts';
import { type FieldName, type FieldValues, fieldNames, valueOfField } from '../../../../src/memory/reading.ts';

/** The preferred values of an item by schema; unknown values are omitted. */
export type ItemValues = { readonly [F in FieldName]?: FieldValues[F] };

export function valuesOf(item: ShowResponse): ItemValues {
  const values: Record<string, unknown> = {};
  for (const field of fieldNames) {
    const value = valueOfField(field, item[field]);
    if (value !== undefined) values[field] = value;
  }
  return values as ItemValues;
}

/** A reading of a field by one extractor. */
export type Said = ShowResponse['readings'][number];

/** Every word on a field, the preferred first. */
export const readingsOf = (item: ShowResponse, field: string): Said[] =>
  item.readings.filter((one) => one.field === field);

/** The stated source of a time or place. */
export function sourceOf(value: unknown): string | undefined {
  const source =
    typeof value === 'object' && value !== null && 'source' in value
      ? (value as { source: unknown }).source
      : undefined;
  return typeof source === 'string' ? source : undefined;
}

/** The field that a citation's dotted path points into: `amounts` of `amounts.0`. */
export const citedField = (path: string): string => path.split('.')[0] ?? path;
