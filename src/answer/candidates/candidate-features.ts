import type { Asked } from '../../language/asked-words.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { numbersIn } from '../reading/quoted-values.ts';
import { type Candidate, candidateKinds } from './candidate.ts';
import { mentionKinds } from './mention.ts';
import { listedFeatures, ofItemFeatures, type SaidOfAsked } from './said-of-asked.ts';
import { standingFeatures, standingOf } from './standing.ts';

/** What is known of today's reading: by what it was read, and how probable it was held. */
export type Reading = {
  readonly basis: string;
  readonly confidence: number;
  readonly tells: boolean;
  readonly text: string;
  /** How probable the memory's own records make it, where they tell it; whether another sender says otherwise; its remarks. */
  readonly known: number | undefined;
  readonly contested: boolean;
  readonly notes: number;
  /** The items that it cites, of those that are listed. */
  readonly items: readonly MemoryItem[];
};
const bases = ['read', 'sentence', 'told', 'guess', 'last', 'nearest', 'nothing'] as const;

export const candidateFeatures = [
  ...candidateKinds.map((kind) => `is ${kind}`),
  'share',
  'otherShare',
  'place',
  'otherPlace',
  'ahead',
  'sameItem',
  'bestShare',
  'secondShare',
  'items',
  'exact',
  'bestExact',
  'behind',
  'agreeing',
  'agreeingLater',
  'asDrafted',
  'bestAsDrafted',
  'inQuestion',
  'basis',
  'confidence',
  'tells',
  'known',
  'contested',
  'notes',
  'cites',
  ...standingFeatures,
  ...listedFeatures,
  ...ofItemFeatures,
  'length',
  'words',
  'asks',
  ...mentionKinds.map((kind) => `holds ${kind}`),
] as const;

/** Numbers, and where it has none, words: what two tellings have in common where they say the same. */
export function valuesOf(text: string): ReadonlySet<string> {
  const numbers = numbersIn(text.replace(/^(?:yes|no|是|不)[:：]/iu, ''));
  return new Set(
    numbers.length > 0 ? numbers.map(String) : (text.toLowerCase().match(/\p{Script=Han}{2}|\p{L}{3,}/gu) ?? []),
  );
}

/** What two tellings have in common, as a share of the one that says less. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const one of a) if (b.has(one)) both += 1;
  return both / Math.max(1, Math.min(a.size, b.size));
}

/** A row for each candidate, by `candidateFeatures`. */
export function candidateRows(
  candidates: readonly Candidate[],
  asked: Asked,
  reading: Reading | undefined,
  said: SaidOfAsked,
): Float32Array {
  const width = candidateFeatures.length;
  const rows = new Float32Array(candidates.length * width);
  const values = candidates.map(({ text }) => valuesOf(text));
  const drafted = reading === undefined ? undefined : valuesOf(reading.text);
  const inAsked = valuesOf(asked.text);
  const clauses = candidates.filter(({ kind }) => kind === 'clause');
  const [best, second] = clauses.map(({ parts: [part] }) => part);
  const bestExact = best?.exact ?? 0;
  const items = new Set(clauses.map(({ parts: [part] }) => part?.clause.item.id)).size;
  const bestAs = drafted === undefined || clauses[0] === undefined ? 0 : likeness(drafted, valuesOf(clauses[0].text));
  const cited = reading?.items ?? [];
  const read = clauses.flatMap(({ parts: [part] }) => part ?? []);
  for (const [n, candidate] of candidates.entries()) {
    const [first, other] = candidate.parts;
    const own = values[n] ?? new Set<string>();
    const alike = candidates.flatMap((rival, k) =>
      rival.kind === 'clause' &&
      k !== n &&
      rival.parts[0]?.clause.item !== first?.clause.item &&
      likeness(own, values[k] ?? own) >= SAME
        ? [rival]
        : [],
    );
    const time = first?.clause.item.time?.start ?? '';
    const shareOf = (all: readonly Candidate[]): number =>
      all.reduce((sum, { parts: [part] }) => sum + (part?.share ?? 0), 0);
    const isDraft = candidate.kind === 'draft';
    rows.set(
      [
        ...candidateKinds.map((kind) => Number(kind === candidate.kind)),
        first?.share ?? 0,
        other?.share ?? 0,
        first?.place ?? NO_PLACE,
        other?.place ?? NO_PLACE,
        (first?.score ?? 0) - (best?.score ?? 0),
        Number(first !== undefined && first.clause.item === other?.clause.item),
        best?.share ?? 0,
        second?.share ?? 0,
        items,
        first?.exact ?? 0,
        bestExact,
        first?.behind ?? 0,
        shareOf(alike),
        shareOf(alike.filter(({ parts: [part] }) => (part?.clause.item.time?.start ?? '') > time)),
        isDraft || drafted === undefined ? 0 : likeness(own, drafted),
        bestAs,
        likeness(own, inAsked),
        isDraft || candidate.kind === 'nothing'
          ? bases.indexOf((reading?.basis ?? 'nothing') as (typeof bases)[number])
          : -1,
        reading?.confidence ?? 0,
        Number(reading?.tells === true),
        reading?.known ?? 0,
        Number(reading?.contested === true),
        reading?.notes ?? 0,
        cited.length,
        ...standingOf(first?.clause.item, cited, read),
        ...said.listed,
        ...said.of(first?.clause.item ?? (candidate.kind === 'draft' ? cited[0] : undefined)),
        candidate.text.length,
        own.size,
        asked.words.length,
        ...candidate.held,
      ],
      n * width,
    );
  }
  return rows;
}

/** Whether a candidate lists the items that it cites, as the answer to a question for items does. */
export function isIdList({ text, citations }: Candidate): boolean {
  const names = text.split(/,\s*/);
  return citations.length > 0 && names.every((name) => citations.some(({ id }) => id.endsWith(name)));
}

const SAME = 0.99;
const NO_PLACE = 50;
