import { z } from 'zod';
import { readModel } from '../../learn/model-file.ts';
import type { Features } from './label-features.ts';

const linear = z.strictObject({ bias: z.number(), weights: z.record(z.string(), z.number()) });
export const invoiceFields = ['number', 'date', 'due', 'total', 'tax', 'seller'] as const;
export type InvoiceField = (typeof invoiceFields)[number];
export const invoiceWeightsSchema = z.record(z.enum(invoiceFields), linear);

const weights = readModel('invoices', invoiceWeightsSchema);

/** How much speaks for a candidate: above 0 more than for that the field is not there at all. */
export function scoreOf(field: InvoiceField, features: Features): number {
  const { bias, weights: of } = weights[field];
  let score = bias;
  for (const [name, weight] of Object.entries(of)) score += weight * (features[name] ?? 0);
  return score;
}
