import { leaf, not, type PlanNode } from '../../memory/query-plan.ts';
import type { Gazetteer } from './gazetteer.ts';
import { mask, negatedAt, type QuestionText } from './question-text.ts';
import { modalityWords } from './question-words.ts';

/** A part of a plan and the words it came from. */
export type Said = { readonly start: number; readonly end: number; readonly node: PlanNode };
export type Read = { readonly said: Said[]; readonly question: QuestionText };

function readAll(q: QuestionText, pattern: RegExp, make: (m: RegExpExecArray) => PlanNode | undefined): Read {
  let question = q;
  const said: Said[] = [];
  for (const m of q.rest.matchAll(new RegExp(pattern.source, pattern.flags.includes('i') ? 'gi' : 'g'))) {
    const node = make(m);
    if (node === undefined) continue;
    const [start, end] = [m.index, m.index + m[0].length];
    said.push({ start, end, node: negatedAt(q, start) ? not(node) : node });
    question = mask(question, start, end);
  }
  return { said, question };
}

/** Words in quotation marks are looked for as they stand. */
export const quotedPhrases = (q: QuestionText): Read =>
  readAll(q, /["“”«「『]([^"“”»」』]{2,80})["“”»」』]/, (m) => leaf('text', { words: `"${m[1]?.trim()}"` }, 'must'));

/**
 * Kinds of things. Kinds of media are explicit; kinds of documents are preferred, for the memory may not know of every
 * receipt that it is one. A kind that the memory has none of does not exclude the rest.
 */
export function modalities(q: QuestionText, gazetteer: Gazetteer): Read {
  let question = q;
  const said: Said[] = [];
  for (const { pattern, args } of modalityWords) {
    const none = args.modality !== undefined && gazetteer.modalities[args.modality] === 0 && gazetteer.items > 0;
    const strength = args.modality === undefined || none ? 'prefer' : 'must';
    const read = readAll(question, pattern, (m) => leaf('modality', { ...args, said: m[0].toLowerCase() }, strength));
    question = read.question;
    said.push(...read.said);
  }
  return { said: said.sort((a, b) => a.start - b.start), question };
}

/** Booking, order and flight codes: capitals and digits mixed, at least five characters, or an airline's flight number. */
export const references = (q: QuestionText): Read =>
  readAll(
    q,
    /\b(?=[A-Z0-9-]*[A-Z])(?=[A-Z0-9-]*\d)[A-Z0-9][A-Z0-9-]{4,}\b|\b[A-Z]{2} ?\d{3,4}\b|\b\d{3,}-\d{3,}(?:-\d+)*\b/,
    (m) => leaf('reference', { code: m[0], said: m[0] }, 'must'),
  );

const currencies: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '¥': 'CNY',
  euro: 'EUR',
  euros: 'EUR',
  eur: 'EUR',
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  pounds: 'GBP',
  gbp: 'GBP',
  yuan: 'CNY',
  yen: 'JPY',
  元: 'CNY',
};

/** "Over €100", "less than 50 euros": a sum with its currency; numbers alone are words. */
export const amounts = (q: QuestionText): Read =>
  readAll(
    q,
    /\b(over|above|more than|at least|under|below|less than|at most|around|about)? ?([€$£¥]) ?(\d+(?:[.,]\d{1,2})?)|\b(over|above|more than|at least|under|below|less than|at most|around|about)? ?(\d+(?:[.,]\d{1,2})?) ?(euros?|eur|usd|dollars?|pounds|gbp|yuan|yen|元)/i,
    (m) => {
      const bound = (m[1] ?? m[4] ?? '').toLowerCase();
      const value = Number((m[3] ?? m[5] ?? '').replace(',', '.'));
      const currency = currencies[(m[2] ?? m[6] ?? '').toLowerCase()];
      const slack = /around|about/.test(bound) ? 0.15 : 0.005;
      return leaf('amount', {
        ...(/under|below|less|most/.test(bound)
          ? {}
          : { min: /over|above|more|least/.test(bound) ? value : round(value * (1 - slack)) }),
        ...(/over|above|more|least/.test(bound)
          ? {}
          : { max: /under|below|less|most/.test(bound) ? value : round(value * (1 + slack)) }),
        ...(currency === undefined ? {} : { currency }),
        said: m[0].trim(),
      });
    },
  );

const round = (value: number): number => Math.round(value * 100) / 100;
