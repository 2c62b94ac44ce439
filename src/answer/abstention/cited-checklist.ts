import { slug } from '../../language/fold.ts';
import { contentTokens } from '../../language/stop-words.ts';
import { tokens } from '../../language/tokens.ts';
import type { Citation } from '../../memory/answer.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { saysIt } from '../asked/same-words.ts';
import { itemTokens } from '../evidence/item-tokens.ts';
import type { Judged } from '../evidence/judged.ts';
import { wholeTopicOf } from '../question.ts';
import type { Drafted } from '../worked-through.ts';

/**
 * What of the question is proved by what a proposed answer cites. Shares lie in [0, 1] and do not hang on how large the
 * memory is: a word is said or it is not.
 */
type Checklist = {
  /** The share of the question's words that the cited records, or others of their dealings, say. */
  readonly said: number;
  /** How many things that the question speaks of they do not say. */
  readonly missing: number;
  /** How many of those nothing in the memory says. */
  readonly nowhere: number;
  /** The share that is said in the very lines of what is quoted. */
  readonly near: number;
  /** How many words there are to check. */
  readonly words: number;
  /** Of what the question fixes (who, where, when, what), the shares proved and left open by the weakest cited record. */
  readonly proved: number;
  readonly open: number;
  /** Whether a cited record is known not to fit. */
  readonly refused: boolean;
  /** Whether somebody asked for wrote, sent or received what is cited, beyond being spoken of. */
  readonly byParty: boolean;
  /** How many other values of the sort stand in the first cited record. */
  readonly rivals: number;
  /** Nothing that the question speaks of or fixes is borne out at all. */
  readonly nothing: boolean;
};

const MOST_CITED = 8;
/** Words lighter than this share of the heaviest are ways of asking, not things. */
const LIGHTEST_THING = 0.2;

/** Nothing where no answer is proposed. */
export function citedChecklist(found: Drafted): Checklist | undefined {
  const { draft, judged, retrieval } = found;
  if (draft === undefined || draft.citations.length === 0) return undefined;
  const items = new Map<string, MemoryItem>(
    [...judged.map(({ item }) => item), ...(draft.also ?? [])].map((item) => [item.id, item]),
  );
  const known = new Map<string, Judged>(judged.map((one) => [one.item.id, one]));
  const ids = [...new Set(draft.citations.map(({ id }) => id))].slice(0, MOST_CITED);
  const cited = ids.flatMap((id) => known.get(id) ?? []);
  const things = thingsOf(wholeTopicOf(retrieval));
  const says = (token: string, id: string): boolean => {
    const one = known.get(id);
    const has = one === undefined ? [tokensOf(items.get(id))] : [one, ...one.mates].map(ownTokens);
    return has.some((own) => saysIt(token, own));
  };
  const said = things.map((token) => ids.filter((id) => says(token, id)).length / ids.length);
  const { wordRates } = retrieval;
  const isNowhere = (token: string): boolean =>
    (wordRates.get(token) ?? 0) === 0 && !judged.some((one) => saysIt(token, one.tokens));
  const near = nearWords(draft.citations, items);
  const fixed = weakestOf(cited);
  const mean = (shares: readonly number[]): number =>
    shares.length === 0 ? 1 : shares.reduce((a, b) => a + b, 0) / shares.length;
  return {
    said: mean(said),
    missing: said.filter((share) => share < 0.5).length,
    nowhere: things.filter(isNowhere).length,
    near: mean(things.map((token) => (saysIt(token, near) ? 1 : 0))),
    words: things.length,
    ...fixed,
    byParty: cited.some(isByParty),
    rivals: rivalsIn(items.get(ids[0] ?? ''), found),
    nothing:
      said.every((share) => share === 0) &&
      !isAnyProved(cited) &&
      !swallowedBy(found).some((token) => ids.some((id) => says(token, id))),
  };
}

const isAnyProved = (cited: readonly Judged[]): boolean =>
  cited.some(({ outcomes }) => outcomes.some(({ verdict }) => verdict === 'yes'));

/** Words that only ask, such as how much and which number: that they are said proves nothing. */
const merelyAsking: ReadonlySet<string> = new Set(
  tokens(
    'much many number code name called cost costs pay paid price amount total sum time date day year long thing put tell told get got give gave',
  ),
);

/** Of a question without other words, those that name the field asked for: the landlord, the seat. */
function swallowedBy({ retrieval: { plan } }: Drafted): string[] {
  return contentTokens(plan.question).filter((token) => !merelyAsking.has(token));
}

/** A ticket is of a show of one kind, and says so or not: that it is a ticket says nothing of which. */
const ownTokens = ({ item, kinds, tokens: has }: Judged): ReadonlySet<string> =>
  kinds.includes('ticket') ? itemTokens(item) : has;

const tokensOf = (item: MemoryItem | undefined): ReadonlySet<string> =>
  item === undefined ? new Set() : itemTokens(item);

function thingsOf(topic: ReadonlyMap<string, number>): string[] {
  const heaviest = Math.max(0, ...topic.values());
  return [...topic].flatMap(([token, weight]) => (weight >= LIGHTEST_THING * heaviest ? [token] : []));
}

const facts: ReadonlySet<string> = new Set(['person', 'place', 'time', 'anchor', 'event', 'object', 'reference']);

function weakestOf(cited: readonly Judged[]): Pick<Checklist, 'proved' | 'open' | 'refused'> {
  const shares = cited.map(({ outcomes }) => {
    const asked = outcomes.filter(({ tool }) => facts.has(tool));
    const share = (verdict: string): number =>
      asked.length === 0 ? 0 : asked.filter((one) => one.verdict === verdict).length / asked.length;
    return { proved: share('yes'), open: share('unknown'), refused: share('no') > 0 };
  });
  return {
    proved: shares.length === 0 ? 0 : Math.min(...shares.map(({ proved }) => proved)),
    open: Math.max(0, ...shares.map(({ open }) => open)),
    refused: shares.some(({ refused }) => refused),
  };
}

/** Writers and receivers, by the names that the question has for them. */
function isByParty({ item, outcomes }: Judged): boolean {
  const parties = (item.people ?? []).flatMap(({ how, name }) => (how === 'named' ? [] : [slug(name)]));
  return outcomes.some(({ tool, verdict, name = '', said }) => {
    if (tool !== 'person' || verdict !== 'yes') return false;
    const wanted = [slug(name), slug(said)].filter((one) => one !== '');
    return wanted.some((one) => parties.some((party) => party.includes(one)));
  });
}

const AROUND = 60;

/** The words of the lines that hold the quotes, with the line before: labels stand above or beside their values. */
function nearWords(citations: readonly Citation[], items: ReadonlyMap<string, MemoryItem>): ReadonlySet<string> {
  const windows = citations.slice(0, MOST_CITED).flatMap(({ id, quote }) => {
    const item = items.get(id);
    const texts = [item?.title, item?.body?.text, item?.ocr?.text, item?.caption];
    return texts.flatMap((text) => {
      const at = text?.indexOf(quote) ?? -1;
      return text === undefined || at < 0 ? [] : [linesAround(text, at, at + quote.length)];
    });
  });
  return new Set(tokens(windows.join('\n')));
}

function linesAround(text: string, from: number, to: number): string {
  const own = text.lastIndexOf('\n', from - 1);
  const above = own <= 0 ? 0 : text.lastIndexOf('\n', own - 1) + 1;
  const end = text.indexOf('\n', to);
  const start = Math.min(above, Math.max(0, from - AROUND));
  return text.slice(Math.max(start, from - 4 * AROUND), Math.min(end < 0 ? text.length : end, to + 2 * AROUND));
}

function rivalsIn(item: MemoryItem | undefined, { form, draft }: Drafted): number {
  if (item === undefined) return 0;
  const others = (values: readonly (string | number)[]): number => Math.max(0, new Set(values).size - 1);
  if (form.kind === 'amount') return others((item.amounts ?? []).map(({ value }) => value));
  if (draft?.value?.kind === 'moment') return others((item.dates ?? []).map(({ start }) => start));
  if (form.field?.references !== undefined) return others((item.references ?? []).map(({ code }) => code));
  if (form.kind === 'who') return others((item.people ?? []).map(({ name }) => slug(name)));
  return 0;
}
