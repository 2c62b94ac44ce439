import { tokens } from '../../language/tokens.ts';
import type { Citation } from '../../memory/answer.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { localMillis } from '../../memory/time-span.ts';
import { saysIt } from '../asked/same-words.ts';
import type { Judged } from '../evidence/judged.ts';
import { plainWords } from '../reading/plain-words.ts';
import type { Drafted } from '../worked-through.ts';
import { toldFits } from './told-fits.ts';

/** Others that are looked at for what says more of the question. */
const MOST_OTHERS = 30;
const MOST_CITED = 4;
/** From so many words on a record is as long as any. */
const LONG = 400;
/** So many names in a row are one person's. */
const MOST_MATES = 5;

type Words = ReadonlyMap<string, number>;

const flag = (is: boolean): number => (is ? 1 : 0);
const refuses = ({ outcomes }: Judged): boolean => outcomes.some(({ verdict }) => verdict === 'no');
const han = /\p{Script=Han}/u;

/**
 * How what is told stands to all words of the question, names and what is asked for among them: whether its record and its
 * very lines say them, whether other lines or other records say more, and whether it is of the sort that is asked for.
 */
export function ofTold(found: Drafted, lead: Judged | undefined) {
  const { draft, judged, retrieval } = found;
  const words = plainWords({ text: retrieval.plan.question, retrieval });
  const cited = new Set<string>(draft?.citations.map(({ id }) => id));
  const own = lead === undefined ? 0 : shareOf(words, [lead, ...lead.mates].map(tokensOf));
  const others = judged
    .slice(0, MOST_OTHERS)
    .filter((one) => one !== lead && !cited.has(one.item.id) && lead?.mates.includes(one) !== true && !refuses(one))
    .map((one) => ({ one, share: shareOf(words, [one.tokens]) }));
  const most = (of: typeof others): number => of.reduce((best, { share }) => Math.max(best, share), 0);
  const near = draft === undefined ? 0 : nearShare(words, draft.citations, judged);
  const text = lead === undefined ? '' : writtenIn(lead.item);
  const asked = new Set(tokens(retrieval.plan.question));
  const toldTokens = [...new Set(tokens(draft?.text ?? ''))];
  const hit = [...retrieval.hits, ...retrieval.nearest].find(({ item }) => item.id === lead?.item.id);
  const fit = lead?.fit ?? -5;
  return {
    leadProbable: hit?.probability ?? 0,
    leadFit: Math.max(-1, Math.min(1, fit / 20)),
    outfitted: Math.min(1, Math.max(0, ...judged.map((one) => one.fit - fit)) / 8),
    wholeSaid: own,
    wholeNear: near,
    lineGap: draft === undefined || lead === undefined ? 0 : Math.max(0, bestLine(words, lead.item) - near),
    elsewhere: most(others) - own,
    laterSaid: lead === undefined ? 0 : most(others.filter(({ one }) => isLater(one, lead))),
    fits: draft === undefined ? 0 : toldFits(found),
    personal: flag(lead?.isPersonal === true),
    recordLength: Math.min(1, text.length / (6 * LONG)),
    dealings: Math.min(1, (lead?.mates.length ?? 0) / MOST_MATES),
    otherTongue: flag(text !== '' && han.test(retrieval.plan.question) !== han.test(text)),
    echoes: toldTokens.length === 0 ? 0 : toldTokens.filter((token) => asked.has(token)).length / toldTokens.length,
    halfNamed: flag(lead !== undefined && isHalfNamed(retrieval.plan.question, lead.tokens)),
  };
}

const tokensOf = ({ tokens: has }: Judged): ReadonlySet<string> => has;

/** The share of the words, by their weight, that one of the sets has; all of it where there are none. */
function shareOf(words: Words, sets: readonly ReadonlySet<string>[]): number {
  let [all, said] = [0, 0];
  for (const [token, weight] of words) {
    all += weight;
    if (sets.some((has) => saysIt(token, has))) said += weight;
  }
  return all === 0 ? 1 : said / all;
}

const textsOf = ({ title, body, ocr, caption }: MemoryItem): string[] =>
  [title, body?.text, ocr?.text, caption].filter((text) => text !== undefined);
const writtenIn = (item: MemoryItem): string => textsOf(item).join('\n');

/** What the lines of the quotes say, with the line before and after. */
function nearShare(words: Words, citations: readonly Citation[], judged: readonly Judged[]): number {
  const items = new Map<string, MemoryItem>(judged.map(({ item }) => [item.id, item]));
  const windows = citations.slice(0, MOST_CITED).flatMap(({ id, quote }) => {
    const item = items.get(id);
    if (item === undefined) return [];
    return textsOf(item).flatMap((text) => {
      const lines = text.split('\n').filter((line) => line.trim() !== '');
      const at = lines.findIndex((line) => line.includes(quote) || quote.includes(line));
      return at < 0 ? [] : lines.slice(Math.max(0, at - 1), at + 2);
    });
  });
  return shareOf(words, [new Set(tokens(windows.join('\n')))]);
}

const MOST_LINES = 80;

/** What the line that says most of the question says of it, with the lines beside it. */
function bestLine(words: Words, item: MemoryItem): number {
  return textsOf(item).reduce((most, text) => {
    const lines = text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, MOST_LINES)
      .map((line) => new Set(tokens(line)));
    return lines.reduce((best, _, i) => Math.max(best, shareOf(words, lines.slice(Math.max(0, i - 1), i + 2))), most);
  }, 0);
}

function isLater({ item: { time } }: Judged, { item }: Judged): boolean {
  return time !== undefined && item.time !== undefined && localMillis(time.start) > localMillis(item.time.start);
}

/** Whether somebody is asked for by two names of which the record says the first alone: there are namesakes. */
const isHalfNamed = (question: string, has: ReadonlySet<string>): boolean =>
  [...question.matchAll(/(?<![.?!] |^)\b(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+)\b/gu)].some(
    ([, first = '', last = '']) =>
      tokens(first).every((token) => has.has(token)) && !tokens(last).some((token) => has.has(token)),
  );
