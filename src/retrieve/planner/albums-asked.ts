import { slug } from '../../language/fold.ts';
import { ARCHIVED, markTerms, placedBy } from '../../language/item-codes.ts';
import { anyOf, wordsOf as listed } from '../../lexicon/lexicon.ts';
import { FAVOURITE } from '../../memory/item-text.ts';
import { any, leaf, not, type PlanNode } from '../../memory/query-plan.ts';
import { readOnce } from '../../memory/read-once.ts';
import { functionWords } from './function-words.ts';
import type { Gazetteer } from './gazetteer.ts';
import { ratingAsked } from './ratings-asked.ts';
import { type AlbumWords, chineseAlbums, englishAlbums } from './tables/album-words.ts';

/** What a question asks of albums and favourites, and the rest of it. */
export type AlbumsAsked = { readonly plans: readonly PlanNode[]; readonly rest: string };

type Stretch = { readonly start: number; readonly end: number };
type NamedAlbum = Stretch & { readonly names: readonly string[] };

/** Longer names of albums are not looked for, in characters. */
const LONGEST_NAME = 80;
/** More albums than these that share a word are not told apart by it. */
const MOST_ALIKE = 3;
/** More albums than these are not asked for at once. */
const MOST_ASKED = 4;

/**
 * Albums that the question names, of those that the memory has, and favourites where it has any. Their words are taken
 * out before anything else is read, since "the album Rome trip" is neither a town nor a journey. A question that says
 * "album" and names none is left as it is.
 */
export function albumsAsked(question: string, gazetteer: Gazetteer): AlbumsAsked {
  const named: PlanNode[] = [];
  let rest = question;
  for (let i = 0; i < MOST_ASKED && gazetteer.albums.size > 0; i += 1) {
    const found = albumIn(rest, gazetteer.albums);
    if (found === undefined) break;
    const { start, end, isDenied } = widened(rest, found);
    const said = rest.slice(start, end).trim();
    const leaves = found.names.map((code) => leaf('reference', { code, kind: placedBy.album, said }, 'must'));
    const [only] = leaves;
    const node = leaves.length === 1 && only !== undefined ? only : any(...leaves);
    named.push(isDenied ? not(node) : node);
    rest = without(rest, { start, end });
  }
  const marks: PlanNode[] = [];
  for (const markIn of [archivedIn, ratingIn, favouritesIn]) {
    const found = markIn(rest, gazetteer);
    if (found === undefined) continue;
    marks.push(found.node);
    rest = without(rest, found);
  }
  const wanted = named.filter(({ kind }) => kind !== 'not');
  return {
    plans: [
      ...(wanted.length > 1 ? [any(...wanted)] : wanted),
      ...named.filter(({ kind }) => kind === 'not'),
      ...marks,
    ],
    rest,
  };
}

const without = (text: string, { start, end }: Stretch): string =>
  `${text.slice(0, start)} ${text.slice(end)}`
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,!?])/g, '')
    .trim();

const languages = [englishAlbums, chineseAlbums];
const oneOf = (pick: (words: AlbumWords) => readonly string[]): string =>
  languages
    .flatMap((words) => pick(words).map((one) => (words === englishAlbums ? `(?<![\\p{L}])${one}(?![\\p{L}])` : one)))
    .join('|');

const cue = new RegExp(
  oneOf((words) => words.album),
  'giu',
);
const calledAfter = new RegExp(`^\\s*(?:${oneOf((words) => words.called)})?\\s*["“”「『《'‘]?`, 'iu');
const closed = /["“”」』》'’]?\s*的?\s*$/u;
const plain: ReadonlySet<string> = new Set(languages.flatMap((words) => words.plain));

/** The album that stands beside a word for albums: by its whole name, else by words that few albums have. */
function albumIn(text: string, albums: ReadonlySet<string>): NamedAlbum | undefined {
  const cues = [...text.matchAll(cue)].map(({ index, 0: word }) => ({ start: index, end: index + word.length }));
  const sides = cues.flatMap((at) => [...namesAfter(text, at), ...namesBefore(text, at)]);
  for (const side of sides) {
    const said = text.slice(side.name.start, side.name.end);
    if (albums.has(slug(said)) && !isPlain(said)) return { ...side.whole, names: [said] };
  }
  for (const side of sides) {
    const names = albumsWith(text.slice(side.name.start, side.name.end), albums);
    if (names.length > 0) return { ...side.whole, names };
  }
  return undefined;
}

type Candidate = { readonly name: Stretch; readonly whole: Stretch };

/** "The album Rome trip …", longest first. */
function namesAfter(text: string, at: Stretch): Candidate[] {
  const start = at.end + (calledAfter.exec(text.slice(at.end))?.[0].length ?? 0);
  const found: Candidate[] = [];
  for (let end = Math.min(text.length, start + LONGEST_NAME); end > start; end -= 1) {
    if (!isEdge(text[end - 1]) || isInsideWord(text, end)) continue;
    const quote = /^["”」』》'’]/u.exec(text.slice(end))?.[0].length ?? 0;
    found.push({ name: { start, end }, whole: { start: at.start, end: end + quote } });
  }
  return found;
}

/** "… the Rome trip album", longest first. */
function namesBefore(text: string, at: Stretch): Candidate[] {
  const end = closed.exec(text.slice(0, at.start))?.index ?? at.start;
  const found: Candidate[] = [];
  for (let start = Math.max(0, end - LONGEST_NAME); start < end; start += 1) {
    if (!isEdge(text[start]) || isInsideWord(text, start)) continue;
    const quote = /["“「『《'‘]$/u.exec(text.slice(0, start))?.[0].length ?? 0;
    found.push({ name: { start, end }, whole: { start: start - quote, end: at.end } });
  }
  return found;
}

/** A name neither begins nor ends with a space or a mark. */
const isEdge = (character = ''): boolean => /[\p{L}\p{N}]/u.test(character);

/** Chinese is written without spaces: a name may begin and end anywhere. */
const isInsideWord = (text: string, at: number): boolean =>
  /^(?!\p{Script=Han})[\p{L}\p{N}]$/u.test(text[at - 1] ?? '') &&
  /^(?!\p{Script=Han})[\p{L}\p{N}]/u.test(text[at] ?? '');

const wordsOf = (slugged: string): readonly string[] => slugged.split('_').filter((word) => word !== '');
const isPlain = (said: string): boolean => wordsOf(slug(said)).every((word) => plain.has(word));
const tells = (word: string): boolean =>
  !plain.has(word) && !functionWords.has(word) && /\p{L}{2}/u.test(word) && !albumWord.test(word);
const albumWord = new RegExp(`^(?:${oneOf((words) => words.album)})$`, 'iu');

/** Read once for a state of the memory. */
const splitNames = readOnce((albums: ReadonlySet<string>) => [...albums].map((album) => ({ own: wordsOf(album) })));

/** Albums whose names have all the words of a stretch that begins and ends with a telling one. */
function albumsWith(said: string, albums: ReadonlySet<string>): readonly string[] {
  const words = wordsOf(slug(said));
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || !tells(first) || !tells(last)) return [];
  const has = (own: readonly string[], word: string): boolean =>
    own.some((one) => one === word || (/\p{Script=Han}/u.test(word) && one.includes(word)));
  const found = splitNames(albums).filter(({ own }) => words.every((word) => has(own, word)));
  return found.length > MOST_ALIKE ? [] : found.map(({ own }) => own.join(' '));
}

const lead = new RegExp(
  `(?:(?<not>${oneOf((words) => words.not)})\\s*)?(?:(?:${oneOf((words) => [...words.joint, ...words.called])})\\s*)*$`,
  'iu',
);
const tail = new RegExp(`^\\s*(?:(?:${oneOf((words) => words.tail)})\\s*)+`, 'iu');

/** With the words that tie it to the pictures, and what denies it. */
function widened(text: string, { start, end }: Stretch): Stretch & { readonly isDenied: boolean } {
  const found = lead.exec(text.slice(0, start));
  return {
    start: found?.index ?? start,
    end: end + (tail.exec(text.slice(end))?.[0].length ?? 0),
    isDenied: found?.groups?.['not'] !== undefined,
  };
}

const media = oneOf((words) => words.media);
/** "Archived photos", "photos that are archived", "archived" alone. */
const archivedWords = anyOf(listed('archived')).source;
const archived = new RegExp(
  `(?:${archivedWords})(?=.{0,24}(?:${media}))|(?<=(?:${media}).{0,24})(?:${archivedWords})|^\\s*(?:${archivedWords})\\s*$`,
  'iu',
);
const others = /(?:['’]s?|\b(?:his|her|their|your|whose)|[他她你]们?的?)\s*$/iu;
/** "Favourite photos", "starred pictures of Anna", "photos marked as favourites", "favourites from 2023". */
const favourites = new RegExp(
  [
    `(?:${oneOf((words) => words.liked)})(?=\\s*(?:${media}))`,
    `(?:${oneOf((words) => words.marked)})(?=.{0,24}(?:${media}))`,
    `(?<=(?:${media}).{0,40})(?:${oneOf((words) => [...words.marked, ...words.liked])})(?=\\s*(?:$|[.,!?。，？]))`,
    `(?:${oneOf((words) => words.favourites)})(?!\\s*(?:的|[\\p{L}]+s(?![\\p{L}])))`,
  ].join('|'),
  'iu',
);

type Marked = Stretch & { readonly node: PlanNode };

/** Whether items of the memory have the mark. */
const isKnown = (mark: string, { frequencies }: Gazetteer): boolean =>
  markTerms(mark).some((made) => frequencies.has(made));

function favouritesIn(text: string, gazetteer: Gazetteer): Marked | undefined {
  const found = isKnown(FAVOURITE, gazetteer) ? favourites.exec(text) : null;
  return found === null || others.test(text.slice(0, found.index)) ? undefined : markedBy(FAVOURITE, text, found);
}

function archivedIn(text: string, gazetteer: Gazetteer): Marked | undefined {
  const found = isKnown(ARCHIVED, gazetteer) ? archived.exec(text) : null;
  return found === null ? undefined : markedBy(ARCHIVED, text, found);
}

function markedBy(code: string, text: string, { index, 0: words }: RegExpExecArray): Marked {
  const { start, end, isDenied } = widened(text, { start: index, end: index + words.length });
  const node = leaf('reference', { code, kind: placedBy.mark, said: text.slice(start, end).trim() }, 'must');
  return { start, end, node: isDenied ? not(node) : node };
}

const mediaBeside = new RegExp(`^\\s*的?\\s*(?:${media})|(?:${media})\\s*(?:\\S+\\s*){0,2}$`, 'iu');

function ratingIn(text: string, { tags }: Gazetteer): Marked | undefined {
  if (!tags.some((tag) => tag.startsWith('rated_'))) return undefined;
  const isBeside = (start: number, end: number): boolean =>
    mediaBeside.test(text.slice(end)) || mediaBeside.test(text.slice(0, start));
  const found = ratingAsked(text, isBeside);
  if (found === undefined) return undefined;
  const { start, end, isDenied } = widened(text, found);
  return { start, end, node: isDenied ? not(found.node) : found.node };
}
