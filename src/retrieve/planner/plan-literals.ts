import { everywhere } from '../../language/everywhere.ts';
import { PatternTable } from '../../language/pattern-table.ts';
import { type AskedType, any, leaf, not, type PlanNode } from '../../memory/query-plan.ts';
import type { Gazetteer } from './gazetteer.ts';
import { negatedAt } from './negation.ts';
import { mask, type QuestionText } from './question-text.ts';
import { kindWords } from './tables/kind-words.ts';

/** A part of a plan and the words it came from. */
export type Said = { readonly start: number; readonly end: number; readonly node: PlanNode };
export type Read = { readonly said: Said[]; readonly question: QuestionText };

function readAll(q: QuestionText, pattern: RegExp, make: (m: RegExpExecArray) => PlanNode | undefined): Read {
  let question = q;
  const said: Said[] = [];
  const global = everywhere(pattern);
  // Most patterns match nowhere, and to say so takes no copy of the pattern.
  if (q.rest.search(global) < 0) return { said, question };
  for (const m of q.rest.matchAll(global)) {
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

const kinds = new PatternTable(kindWords);

/** Kinds that the question names, and what pictures of such a kind show. */
export type KindsRead = Read & {
  readonly shows: readonly PlanNode[];
  /** How many people a kind of picture shows: a group photo. */
  readonly people: readonly { readonly least: number }[];
};

/**
 * Kinds of things. Kinds of media are explicit; kinds of documents are preferred, for the memory may not know of every
 * receipt that it is one. Whether the memory holds any makes no difference: what is found must not hang on what is added.
 */
export function modalities(q: QuestionText, gazetteer: Gazetteer, asked: AskedType): KindsRead {
  let question = q;
  const said: Said[] = [];
  const shows: PlanNode[] = [];
  const people: { readonly least: number }[] = [];
  for (const row of kindWords) {
    // What was masked may have stood in the way of another.
    if (!kinds.rowsFor(question.rest).includes(row)) continue;
    const { pattern, args, shows: shown, people: least } = row;
    const strength = args.modality === undefined ? 'prefer' : 'must';
    const read = readAll(question, pattern, (m) => {
      const words = m[0].toLowerCase();
      const isDenied = negatedAt(q, m.index);
      if (least !== undefined && !isDenied) people.push({ least });
      if (shown !== undefined) shows.push(deniedOr(leaf('object', { ...shown, said: words }), isDenied));
      // "No selfies" still wants pictures.
      if (shown !== undefined && isDenied) return undefined;
      return leaf('modality', { ...args, said: m[0].toLowerCase() }, strength);
    });
    question = read.question;
    said.push(...read.said);
  }
  if (said.length === 0 && (asked === 'items' || asked === 'list')) said.push(...taken(q, gazetteer));
  return { said: said.sort((a, b) => a.start - b.start), question, shows, people };
}

const deniedOr = (node: PlanNode, isDenied: boolean): PlanNode => (isDenied ? not(node) : node);

/** 我在东京拍的: what was taken is a picture or a video. */
function taken(q: QuestionText, { modalities: known, items }: Gazetteer): Said[] {
  const found = /(?<!谁)拍(?:摄)?(?:的|了|过|到|下)/u.exec(q.rest);
  if (found === null) return [];
  const media = ['image', 'video'] as const;
  // Where there is nothing else, the word says nothing.
  if (media.reduce((sum, modality) => sum + known[modality], 0) === items) return [];
  const leaves = media.map((modality) => leaf('modality', { modality, said: found[0] }, 'must'));
  return [{ start: found.index, end: found.index + found[0].length, node: any(...leaves) }];
}

/** Booking, order and flight codes: capitals and digits mixed, at least five characters, or an airline's flight number. */
export const references = (q: QuestionText): Read => {
  const files = readAll(q, fileName, (m) =>
    leaf('reference', { code: m[0].replace(/\.[A-Za-z0-9]{2,5}$/, ''), said: m[0] }, 'must'),
  );
  const codes = codesIn(files.question);
  return { said: [...files.said, ...codes.said], question: codes.question };
};

/** Names that cameras and phones give to files, and anything that ends as a picture's or a film's file does. */
const fileName =
  /(?<![A-Za-z0-9])(?:(?:IMG|DSC[NF]?|PXL|VID|MVI|MOV|GOPR|GX|DJI|SAM|WP|P)[_-]?\d{3,}[\w-]*|(?:Screenshot|Screen Shot|signal|mmexport|wx_camera)[_-]?\d{4,}[\w-]*|[\w-]{3,}(?=\.(?:jpe?g|png|heic|mov|mp4|dng|cr[23]|nef|arw|gif|webp|mkv|avi)\b))(?:\.(?:jpe?g|png|heic|mov|mp4|dng|cr[23]|nef|arw|gif|webp|mkv|avi)\b)?/i;

const codesIn = (q: QuestionText): Read =>
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
  块: 'CNY',
  人民币: 'CNY',
  美元: 'USD',
  美金: 'USD',
  欧元: 'EUR',
  英镑: 'GBP',
  日元: 'JPY',
  港币: 'HKD',
};

/** Countries with a currency of their own that goes by one of the marks and words above. */
const ownCurrencies: Readonly<Record<string, string>> = {
  AU: 'AUD',
  CA: 'CAD',
  NZ: 'NZD',
  SG: 'SGD',
  HK: 'HKD',
  TW: 'TWD',
  MX: 'MXN',
  AR: 'ARS',
  CL: 'CLP',
  CO: 'COP',
  JP: 'JPY',
};
/** What shares a mark with it or a word. */
const sharing: Readonly<Record<string, readonly string[]>> = {
  $: ['USD', 'AUD', 'CAD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN', 'ARS', 'CLP', 'COP'],
  dollar: ['USD', 'AUD', 'CAD', 'NZD', 'SGD', 'HKD', 'TWD'],
  dollars: ['USD', 'AUD', 'CAD', 'NZD', 'SGD', 'HKD', 'TWD'],
  '¥': ['CNY', 'JPY'],
  元: ['CNY', 'TWD', 'HKD'],
  块: ['CNY', 'TWD', 'HKD'],
};

/** The currency of a mark or a word: the owner's own where it goes by that, else the one that it most often means. */
function currencyNamed(mark: string, { currency, homeCountry }: Gazetteer): string | undefined {
  const own = currency ?? ownCurrencies[homeCountry ?? ''];
  return own !== undefined && sharing[mark]?.includes(own) === true ? own : currencies[mark];
}

const over = /over|above|more|least|超过|大于|高于|多于|至少|以上/;
const under = /under|below|less|most|不到|低于|少于|小于|至多|以下|以内/;
const bound =
  'over|above|more than|at least|under|below|less than|at most|around|about|roughly|超过|大于|高于|多于|至少|不到|低于|少于|小于|至多|大约|约';
const sum = new RegExp(
  `(${bound})? ?([€$£¥￥]) ?(\\d+(?:[.,]\\d{1,2})?)|(${bound})? ?(\\d+(?:[.,]\\d{1,2})?) ?(euros?|eur|usd|dollars?|pounds|gbp|yuan|yen|人民币|美元|美金|欧元|英镑|日元|港币|元|块)(?:钱)?(以上|以下|以内)?`,
  'i',
);

/** "Over €100", "less than 50 euros", 100元以上: a sum with its currency; numbers alone are words. */
export const amounts = (q: QuestionText, gazetteer: Gazetteer): Read =>
  readAll(q, sum, (m) => {
    const words = `${m[1] ?? m[4] ?? ''}${m[7] ?? ''}`.toLowerCase();
    const value = Number((m[3] ?? m[5] ?? '').replace(',', '.'));
    const currency = currencyNamed((m[2] ?? m[6] ?? '').toLowerCase().replace('￥', '¥'), gazetteer);
    const slack = /around|about|roughly|约/.test(words) ? 0.15 : 0.005;
    return leaf('amount', {
      ...(under.test(words) ? {} : { min: over.test(words) ? value : round(value * (1 - slack)) }),
      ...(over.test(words) ? {} : { max: under.test(words) ? value : round(value * (1 + slack)) }),
      ...(currency === undefined ? {} : { currency }),
      said: m[0].trim(),
    });
  });

const round = (value: number): number => Math.round(value * 100) / 100;
