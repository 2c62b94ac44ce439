import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { type QueryPlan, queryPlanSchema } from '../../../../src/memory/query-plan.ts';

const KEY = 'madeleine.asked';
const MOST_KEPT = 60;

const askedSchema = z.object({
  words: z.string().min(1),
  /** Milliseconds since the epoch. */
  at: z.number(),
  asks: z.boolean(),
  plan: queryPlanSchema.optional(),
});
export type Asked = { readonly words: string; readonly at: number; readonly asks: boolean; readonly plan?: QueryPlan };

const listeners = new Set<() => void>();
let known: readonly Asked[] | undefined;

/** The question history of this browser, latest first. Entries in an unknown format are ignored. */
function all(): readonly Asked[] {
  known ??= read();
  return known;
}

function read(): readonly Asked[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return (Array.isArray(kept) ? kept : []).flatMap(
      (one) => (askedSchema.safeParse(one).data as Asked | undefined) ?? [],
    );
  } catch {
    return [];
  }
}

function write(next: readonly Asked[]): void {
  known = next;
  try {
    if (next.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage, the history lasts as long as the page is open.
  }
  for (const listener of listeners) listener();
}

/** Adds a question to the history, without duplicates. */
export function keepAsked(asked: Asked): void {
  write([asked, ...all().filter(({ words }) => words !== asked.words)].slice(0, MOST_KEPT));
}

export const forgetAsked = (): void => write([]);
export const forgetOne = (words: string): void => write(all().filter((one) => one.words !== words));

const subscribe = (listener: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key !== KEY && key !== null) return;
    known = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
};

/** The question history of this browser, synchronised between tabs. */
export const useHistory = (): readonly Asked[] => useSyncExternalStore(subscribe, all);
