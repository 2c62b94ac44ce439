import { slug } from '../../language/fold.ts';
import { hasOwnCode, isPlacing } from '../../language/item-codes.ts';
import { constraintWords } from '../../memory/in-words/constraint-words.ts';
import { comesWithPicture, isPicture, type MemoryItem } from '../../memory/item.ts';
import { type LeafArgs, leaf } from '../../memory/query-plan.ts';
import { conceptForms } from '../planner/concepts.ts';
import { documentWords } from '../planner/tables/document-words.ts';
import { weighSights } from '../tools/weigh-sights.ts';
import { hitRates, type Reading, read } from './evidence.ts';
import { ownText } from './item-words.ts';
import { documentKindsOf } from './leaf-terms.ts';
import { peopleCount } from './people-count.ts';

const modalityNames = { image: 'a photo', video: 'a video', email: 'an e-mail', text: 'a note' } as const;

/** Kinds of media are always known; kinds of documents often are not, and then the word in the text stands in. Without `explain` the note on another kind stays empty. */
export function weighModality(args: LeafArgs<'modality'>, item: MemoryItem, baseRate: number, explain = true): Reading {
  const { sure, weak } = hitRates.modality;
  if (args.modality === 'image' && comesWithPicture(item)) return read('yes', sure, baseRate, 'came with a photo');
  if (args.modality !== undefined && args.modality !== item.modality) {
    const note = explain ? `${modalityNames[item.modality]}, not ${modalityNames[args.modality]}` : '';
    return read('no', sure, baseRate, note);
  }
  const kind = args.documentKind;
  if (kind === undefined) return read('yes', sure, baseRate, modalityNames[item.modality]);
  if (item.documentKind !== undefined && documentKindsOf(kind).includes(item.documentKind))
    return read('yes', item.documentKind === kind ? sure : ALIKE, baseRate, withArticle(item.documentKind));
  if (item.tags?.some((tag) => slug(tag.name) === slug(kind)) === true)
    return read('yes', sure, baseRate, `tagged ${kind}`);
  if (kind === 'screenshot' && item.media?.isScreenshot !== undefined) {
    return read(
      item.media.isScreenshot ? 'yes' : 'no',
      sure,
      baseRate,
      item.media.isScreenshot ? 'a screenshot' : 'not a screenshot',
    );
  }
  const said = wordOf(kind, item);
  if (said !== undefined) return read('yes', weak, baseRate, `says “${said}”`);
  if (item.documentKind === undefined)
    return read('unknown', sure, baseRate, 'kind of document unknown: neither for nor against');
  return read('no', weak, baseRate, `${withArticle(item.documentKind)}, not ${withArticle(kind)}`);
}

/** Of papers of a kind, so many are held to be of one that is much the same: a receipt for an invoice. */
const ALIKE = 0.5;

const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

const MOST_READ = 4000;
const patterns = new Map<string, RegExp>();

/** What a text calls a paper of this kind; letters name their kind, describers of pictures say what they see. */
function wordOf(kind: string, item: MemoryItem): string | undefined {
  const words = (isPicture(item) ? documentWords.get(kind) : undefined) ?? [kind];
  const key = words.join('|');
  const pattern =
    patterns.get(key) ??
    new RegExp(words.map((word) => (/\p{Script=Han}/u.test(word) ? word : `\\b${word}s?\\b`)).join('|'), 'iu');
  patterns.set(key, pattern);
  return pattern.exec(ownText(item).slice(0, MOST_READ))?.[0];
}

const plainCode = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

export function weighReference(args: LeafArgs<'reference'>, item: MemoryItem, baseRate: number): Reading {
  const { sure } = hitRates.reference;
  if (isPlacing(args.kind)) {
    const words = constraintWords(leaf('reference', args), 'en');
    return hasOwnCode(item, args) ? read('yes', sure, baseRate, words) : read('no', sure, baseRate, `not ${words}`);
  }
  const wanted = plainCode(args.code);
  const found = item.references?.find((reference) => plainCode(reference.code) === wanted);
  if (found !== undefined) return read('yes', sure, baseRate, `has the ${found.kind} code ${found.code}`);
  if (hasOwnCode(item, args)) return read('yes', sure, baseRate, `is of ${args.code}`);
  if (plainCode(ownText(item)).includes(wanted)) return read('yes', sure, baseRate, `says ${args.code}`);
  return read('no', sure, baseRate, `does not have ${args.code}`);
}

export function weighAmount(args: LeafArgs<'amount'>, item: MemoryItem, baseRate: number): Reading {
  const { sure } = hitRates.amount;
  const amounts = (item.amounts ?? []).filter(
    (a) => args.currency === undefined || a.currency === undefined || a.currency === args.currency,
  );
  if (amounts.length === 0) return read('unknown', sure, baseRate, 'no sum known: neither for nor against');
  const found = amounts.find(
    ({ value }) => value >= (args.min ?? Number.NEGATIVE_INFINITY) && value <= (args.max ?? Number.POSITIVE_INFINITY),
  );
  // Between a third and a twentieth of sums fall into any band that a person names.
  return found === undefined
    ? read('no', sure, 0.1, `no sum like ${args.said ?? 'that'}`)
    : read('yes', sure, 0.1, `says ${found.text}`);
}

const shapes = new Map<string, readonly string[]>();

/** All words for a concept as slugs. */
function shapesOf(name: string): readonly string[] {
  const known = shapes.get(name);
  if (known !== undefined) return known;
  const made = [...new Set([name, ...conceptForms(name)].map(slug))].filter((form) => form !== '');
  shapes.set(name, made);
  return made;
}

/** Chinese is written without spaces between words. */
const holds = (text: string, form: string): boolean =>
  /\p{Script=Han}/u.test(form) ? text.includes(form) : `_${text}_`.includes(`_${form}_`);

/** Whether an object leaf asks how many people there are, not what is to be seen. */
export const countsPeople = (args: LeafArgs<'object'>): boolean =>
  args.name === 'people' && (args.least !== undefined || args.most !== undefined);

function weighCount(args: LeafArgs<'object'>, item: MemoryItem): Reading {
  const { sure, weak } = hitRates.object;
  const count = peopleCount(item);
  if (count === undefined)
    return read('unknown', sure, RATE_OF_COUNT, 'nobody known to be in it: neither for nor against');
  const fits = count >= (args.least ?? 0) && count <= (args.most ?? Number.POSITIVE_INFINITY);
  const note = count === 1 ? 'shows one person' : `shows ${count} people`;
  // Faces are missed, so that too few may be more; too many are too many.
  if (fits) return read('yes', sure, RATE_OF_COUNT, note);
  return { ...read('no', count > (args.most ?? 0) ? 0.9 : weak, RATE_OF_COUNT, note), truth: 'unknown' };
}
/** How often a picture happens to show as many as is asked for. */
const RATE_OF_COUNT = 0.3;

/** Nats from which a thing that a program saw counts as being there. */
const PLAINLY_SEEN = 0.9;

export function weighObject(args: LeafArgs<'object'>, item: MemoryItem, baseRate: number): Reading {
  if (countsPeople(args)) return weighCount(args, item);
  const { sure } = hitRates.object;
  const wanted = shapesOf(args.name);
  const caption = slug(item.caption ?? '');
  const found =
    item.tags?.some((tag) => wanted.includes(slug(tag.name))) === true || wanted.some((form) => holds(caption, form));
  if (found) return read('yes', sure, baseRate, `shows ${args.name}`);
  const seen = weighSights(args, item);
  if (seen !== undefined) return { truth: seen.weight >= PLAINLY_SEEN ? 'yes' : 'unknown', ...seen };
  return read('unknown', sure, baseRate, `${args.name} not recognised: neither for nor against`);
}
