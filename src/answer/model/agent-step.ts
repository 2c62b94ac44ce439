import { z } from 'zod';
import { parseNumber } from '../../language/numbers.ts';
import { daysIn } from '../reading/quoted-values.ts';
import { replySchema } from './reply.ts';

/** What can be computed. Days are whole calendar days. */
export const operations = ['sum', 'difference', 'count', 'days-between'] as const;

/** One step of an agent, flat, since small models and servers know no unions. */
export const agentStepSchema = z.object({
  do: z.enum(['search', 'read', 'compute', 'answer']),
  query: z.string().optional(),
  refs: z.array(z.string()).optional(),
  operation: z.enum(operations).optional(),
  values: z.array(z.string()).optional(),
  reply: replySchema.optional(),
});
export type AgentStep = z.infer<typeof agentStepSchema>;

/** The result in words, or what is wrong with the values. */
export function computed(operation: (typeof operations)[number], values: readonly string[]): string {
  if (operation === 'count') return String(values.length);
  if (operation === 'days-between') return daysBetween(values);
  const numbers = values.map((value) => parseNumber(value.replace(/[^\d.,'’-]/gu, '')));
  if (numbers.some((n) => n === undefined) || numbers.length === 0) return 'Not every value is a number.';
  const known = numbers.flatMap((n) => n ?? []);
  const [first = 0, ...others] = known;
  const result = operation === 'sum' ? known.reduce((a, b) => a + b, 0) : others.reduce((a, b) => a - b, first);
  return String(Math.round(result * 100) / 100);
}

function daysBetween(values: readonly string[]): string {
  const millis = values.map((value) => {
    const [found] = daysIn(value);
    return found?.year === undefined || found.day === undefined
      ? undefined
      : Date.UTC(found.year, found.month - 1, found.day);
  });
  const [from, to] = millis;
  if (from === undefined || to === undefined || millis.length !== 2) return 'Give two days with their years.';
  return String(Math.abs(Math.round((to - from) / 86_400_000)));
}
