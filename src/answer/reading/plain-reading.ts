import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { tokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { AskedForm } from '../asked/form-asked.ts';
import { saysIt } from '../asked/same-words.ts';
import { isForEverybody } from '../evidence/advertising.ts';
import { itemTokens } from '../evidence/item-tokens.ts';
import type { Judged } from '../evidence/judged.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { isQuestion, quotable } from './best-sentence.ts';
import { handedTo } from './handed-over.ts';
import { measureAsked, measureSpans } from './measure-spans.ts';
import { tellsChange } from './moments.ts';
import {
  bareSumSpans,
  type Line,
  labelSpans,
  linesOf,
  personSpans,
  quantitySpans,
  reasonSpans,
  type Span,
} from './plain-spans.ts';
import { plainWords } from './plain-words.ts';
import { rolePersons } from './role-person.ts';

const MOST_READ = 12;
/** Of this worth is a label of several words all of which the question has. */
export const IN_FULL = 0.5;
/** What a sentence leaves to the sentences beside it, or to the rest of its item. */
const BESIDE = 0.7;
const ELSEWHERE = 0.5;
/** Whom it is about need not be named again. */
const OF_NAME = 0.85;
/** Of a thing of two words, one may go without saying: "jollof rice". */
const NEXT_TO = 0.4;

export type PlainReading = {
  readonly draft: Draft;
  readonly item: MemoryItem;
  /** The share of the question's words that are said there, in [0, 1]. */
  readonly cover: number;
  /** How well the stretch itself fits the form asked for. */
  readonly worth: number;
  /** Whether no other strategy knows such questions better. */
  readonly isFirst: boolean;
  /** The cover of each line that was read; undefined of a line that was not. */
  readonly coverOf: (id: string, line: string) => number | undefined;
};

/** "About EUR 229" and "finished on 20 June" are nobody's name. */
const looksNamed = /^(?=\p{Lu}|\p{Script=Han})\D+$/u;

/** Whoever asks who did something to or for them asks for somebody else, whom the same line may name. */
const ofMine = /\b(?:me|my|mine|us|our)\b|我/iu;

type Reader = (line: Line, item: MemoryItem) => Span[];

const readers: readonly {
  readonly asks: RegExp;
  /** Forms of which other strategies know nothing better. */
  readonly first: ReadonlySet<AskedForm['kind']>;
  /** What is known of the question is worked out once, not for every line. */
  readonly reads: (question: Question, words: ReadonlyMap<string, number>) => Reader;
  readonly type: Draft['type'];
}[] = [
  {
    asks: /^(?:and |so |but )?(?:why|how come|what was the reason|for what reason)\b|为什么|为何|怎么会|什么原因/iu,
    first: new Set(['what', 'amount']),
    reads: () => reasonSpans,
    type: 'open_end',
  },
  {
    asks: /^(?:[Aa]nd |[Ss]o |[Rr]emind me |[Tt]ell me )*[Ww]hom?\b(?! (?:am|is|was|are|were) (?:\p{Lu}(?![\p{L}-]*['’]s )|i\b|he\b|she\b|they\b))(?!.{0,24}\bwith (?:me|us)\b)|(?:谁|哪位)(?!的)/u,
    first: new Set(['who', 'what']),
    reads: ({ text, retrieval }, words) => {
      const [asked, deeds, isOfHolder] = [new Set(tokens(text)), doing(text, words), asksForHolder.test(text)];
      const owner = ofMine.test(text) ? retrieval.gazetteer.people.find((person) => person.owner)?.name : undefined;
      const [inRole, handed] = [rolePersons(text), handedTo(text)];
      return (line, item) => [
        ...inRole(line),
        ...handed(line),
        ...personSpans(line, item, asked, deeds).filter(
          ({ field, text: name }) =>
            name !== owner && (!isOfHolder || !field.startsWith('people') || saysToHold.test(line.text)),
        ),
      ];
    },
    type: 'open_end',
  },
  {
    asks: /\bhow (?:much|many|heavy|tall|late|far|big|warm|hot)\b|多少|几/iu,
    first: new Set(['what', 'count']),
    reads: ({ text, form }, words) => {
      const measure = measureAsked(text);
      if (measure !== undefined)
        return (line, item) => (saysHalf(line, item, words) ? measured(line, item, measure) : []);
      if (form?.kind === 'amount')
        return (line) => ([...words.keys()].some((word) => saysIt(word, line.says)) ? bareSumSpans(line) : []);
      const things = measuredIn(text, words);
      return (line) => quantitySpans(line, things);
    },
    type: 'number',
  },
  {
    asks: /^(?:and |so |please |tell me |remind me )*(?:what|which|where)\b|(?:什么|哪|多少)/iu,
    first: new Set(['what']),
    reads: ({ text, form }, words) => {
      const labels = withoutNames(words, text);
      return (line) => [
        ...labelSpans(line, labels),
        ...(form?.kind === 'what' && labels.size > 0 && !salutes.test(line.text) ? [wholeSentence(line)] : []),
      ];
    },
    type: 'open_end',
  },
];

/** A figure in the right measure is of anything: its own line, or the title, says half of what is asked about. */
function saysHalf(line: Line, { title = '' }: MemoryItem, words: ReadonlyMap<string, number>): boolean {
  const says = new Set([...line.says, ...tokens(title)]);
  let [all, said] = [0, 0];
  for (const [word, weight] of words) {
    all += weight;
    if (saysIt(word, says)) said += weight;
  }
  return said >= all / 2;
}

/** Of figures in a measure those of a letter that tells of a change come first. */
const CHANGED = 0.12;
function measured(line: Line, item: MemoryItem, measure: string): Span[] {
  const changes = tellsChange.test(inSimpleCharacters(`${item.title ?? ''}\n${line.text}`));
  return measureSpans(line, measure).map((span) => (changes ? { ...span, worth: span.worth + CHANGED } : span));
}

const namesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/(?<=\S )\p{Lu}[\p{L}'’-]+/gu)].flatMap(([name]) => tokens(name)));

/** A label says what is told, not of whom: "Biscuit gets 120 g" labels nothing. */
function withoutNames(words: ReadonlyMap<string, number>, text: string): ReadonlyMap<string, number> {
  const named = namesIn(text);
  return new Map([...words].filter(([token]) => !named.has(token)));
}

/** What a question without a form of its own is answered with: the sentence. */
/** "Dear Oliver," and 玛伦： say nothing. */
const salutes =
  /^(?:dear|hi|hello|hey|hallo|liebe[rs]?)(?!\p{L})[^.!?]{0,40}[,!:]?$|^\p{Script=Han}{1,8}[：:，,]$|^(?:你好|您好|早上好|晚上好)[！!，,。]?$/iu;

const wholeSentence = ({ text, field }: Line): Span => ({ text, field, quote: text, worth: 0.1 });

/** "I left the key with Mrs Olsen": who left it has it no more. */
const asksForHolder = /\bwho(?:['’]s got| has| have| had| holds?| keeps?| got)\b|谁(?:有|拿着|保管)/iu;
const saysToHold = /\b(?:i|we)(?:['’]ve| have| keep| hold| got| took)\b|在我(?:这|家)|我(?:有|拿)/iu;

/** What is done or what somebody is, by the first telling word after the question word; else any word of the question. */
function doing(text: string, words: ReadonlyMap<string, number>): ReadonlySet<string> {
  const after = tokens(text.replace(/^.*?\bwho(?:m)?\b/iu, ''));
  const first = after.find((token) => words.has(token));
  return first === undefined ? new Set(words.keys()) : new Set([first]);
}

/** "How much butter", "how many towels": what is measured. */
function measuredIn(text: string, words: ReadonlyMap<string, number>): ReadonlySet<string> {
  const after = tokens(text.replace(/^.*?\bhow (?:much|many)\b|^.*?(?:多少|几)/iu, ''));
  const first = after.find((token) => words.has(token));
  return new Set(first === undefined ? [] : [first]);
}

/**
 * What a plain sentence says of what is asked, whatever dealing it belongs to: of all sentences, the one in and around
 * which most of the question's words are said and in which something of the asked sort stands.
 */
export function plainReading(question: Question, judged: readonly Judged[]): PlainReading | undefined {
  const words = plainWords(question);
  const all = [...words.values()].reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return undefined;
  const names = namesIn(question.text);
  const reader = readers.find(({ asks }) => asks.test(question.text));
  if (reader === undefined) return undefined;
  const { type, first } = reader;
  const reads = reader.reads(question, words);
  let best:
    | { readonly span: Span; readonly item: MemoryItem; readonly cover: number; readonly score: number }
    | undefined;
  const read = new Map<string, readonly Covered[]>();
  for (const { item, fit } of readable(judged)) {
    if (mostIn(item, words) / all < LEAST_IN_ITEM) continue;
    const lines = covered(item, words, all, names);
    read.set(item.id, lines);
    for (const { line, cover } of lines) {
      for (const span of reads(line, item)) {
        if (cover < (span.needs ?? 0)) continue;
        const score = cover + span.worth + 0.01 * fit;
        if (best === undefined || score > best.score) best = { span, item, cover, score };
      }
    }
  }
  if (best === undefined) return undefined;
  const { span, item, cover } = best;
  return {
    item,
    cover,
    worth: span.worth,
    coverOf: (id, text) => read.get(id)?.findLast(({ line }) => line.text === text)?.cover,
    isFirst:
      first.has(question.form?.kind ?? 'what') ||
      (question.form?.kind === 'field' &&
        span.worth >= IN_FULL &&
        (question.form.field?.isNamed !== true || looksNamed.test(span.text))),
    draft: {
      text: span.text,
      type,
      citations: [cite(item.id, span.field, span.quote)],
      sureness: Math.min(0.85, cover),
      notes: [],
      also: [item],
    },
  };
}

const readable = (judged: readonly Judged[]): readonly Judged[] =>
  judged.filter((one) => isOfAsked(one) && !isForEverybody(one)).slice(0, MOST_READ);

/** Nothing is refused, and whom the question names the item knows: what one friend asks for is not what another did. */
const isOfAsked = ({ item, outcomes }: Judged): boolean =>
  outcomes.every(
    ({ tool, verdict, said }) =>
      verdict === 'yes' ||
      (verdict === 'unknown' && (tool !== 'person' || tokens(said).every((token) => saysIt(token, itemTokens(item))))),
  );

/** No line of an item says more than the item: those that say too little are not read line by line. */
const LEAST_IN_ITEM = 0.4;
function mostIn(item: MemoryItem, words: ReadonlyMap<string, number>): number {
  const anywhere = itemTokens(item);
  let most = 0;
  for (const [token, weight] of words) most += weight * (saysIt(token, anywhere) ? 1 : NEXT_TO);
  return most;
}

type Covered = { readonly line: Line; readonly cover: number };

/** Each line with how much of the words is said in it, beside it, and elsewhere in its item. */
function covered(
  item: MemoryItem,
  words: ReadonlyMap<string, number>,
  all: number,
  names: ReadonlySet<string>,
): readonly Covered[] {
  const [anywhere, titled] = [itemTokens(item), tokens(item.title ?? '')];
  const asked = [...words];
  return quotable(item)
    .filter(({ field }) => field !== 'title')
    .flatMap(({ field, text }) => {
      const lines = linesOf(field, text.slice(0, 12_000));
      return lines.map((line, i) => {
        const beside = new Set([...(lines[i - 1]?.says ?? []), ...(lines[i + 1]?.says ?? []), ...titled]);
        const own = (token: string | undefined): boolean => token !== undefined && saysIt(token, line.says);
        const share = (token: string, at: number): number => {
          if (own(token)) return 1;
          if (!names.has(token) && saysIt(token, beside)) return BESIDE;
          if (saysIt(token, anywhere)) return names.has(token) ? OF_NAME : ELSEWHERE;
          return own(asked[at - 1]?.[0]) || own(asked[at + 1]?.[0]) ? NEXT_TO : 0;
        };
        const said = asked.reduce((sum, [token, weight], at) => sum + weight * share(token, at), 0);
        return { line, cover: (said / all) * (isQuestion(line.text) ? 0.9 : 1) };
      });
    });
}
