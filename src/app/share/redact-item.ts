import { rm, writeFile } from 'node:fs/promises';
import type { Judgement, ShareEntry, ShareReason, ShareState } from '../../contract/share-verbs.ts';
import { isMadeleineError } from '../../memory/errors.ts';
import { isPicture, type MemoryItem } from '../../memory/item.ts';
import type { Box } from '../../memory/item-text.ts';
import { spokenText } from '../../memory/seen.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import type { LendContent } from '../../ports/media-vault.ts';
import type { MemoryKnowledge } from './memory-knowledge.ts';
import { judgePapers, judgePeople, kindOf, strictest } from './pictures/judges.ts';
import { type FilmTools, redactFilm } from './pictures/redact-film.ts';
import { redactPicture } from './pictures/redact-picture.ts';
import type { VisionJudge } from './pictures/vision-judge.ts';
import type { CopyRow, JournalLine, ShareFolder } from './share-folder.ts';
import { letterBody } from './words/letter-body.ts';
import type { Pseudonyms } from './words/pseudonyms.ts';
import { redactNodes } from './words/redact-nodes.ts';
import { type Redaction, redactText } from './words/redact-text.ts';
import { rewritten } from './words/rewrite.ts';
import { shifted } from './words/shifted-time.ts';

export type Workshop = {
  readonly folder: ShareFolder;
  readonly knowledge: MemoryKnowledge;
  readonly pseudonyms: Pseudonyms;
  readonly tools: FilmTools;
  readonly judge: VisionJudge | undefined;
  readonly model: LanguageModel | undefined;
  readonly shiftDays: number | undefined;
  readonly lend: LendContent;
};

/** One item of a set: judged, redacted, and written into the set's folder. `covers` are the owner's own. */
export async function redactItem(
  shop: Workshop,
  item: MemoryItem,
  place: { readonly n: number; readonly covers: readonly Box[] },
  signal?: AbortSignal,
): Promise<JournalLine> {
  const { n, covers } = place;
  const blank = { n, item: item.id, kind: kindOf(item), faces: 0, texts: 0, codes: 0, covers: [...covers] };
  try {
    if (!isPicture(item)) return await letterLine(shop, item, blank, signal);
    const line = item.modality === 'image' ? pictureLine : filmLine;
    return await shop.lend(item, (path) => line({ ...shop, path }, item, blank, signal), signal);
  } catch (error) {
    if (!isMadeleineError(error) || stops.has(error.code)) throw error;
    return { entry: { ...blank, state: 'out', reasons: ['unreadable'], judgements: [], note: error.message } };
  }
}

/** Errors of the whole, not of one item. */
const stops: ReadonlySet<string> = new Set([
  'cancelled',
  'disk-full',
  'unreachable',
  'budget-spent',
  'offline',
  'dependency-missing',
]);

type Blank = Pick<ShareEntry, 'n' | 'item' | 'kind' | 'faces' | 'texts' | 'codes' | 'covers'>;
const named = (n: number): string => String(n);

/** With the picture or film at hand. */
type Opened = Workshop & { readonly path: string };

async function pictureLine(shop: Opened, item: MemoryItem, blank: Blank, signal?: AbortSignal): Promise<JournalLine> {
  const { tools, folder, path } = shop;
  const mime = item.media?.mime ?? 'image/jpeg';
  const made = await redactPicture(tools, { path, mime, more: blank.covers }, signal);
  const judgements = [judgePapers(item, made.looked), judgePeople(item, made.looked)];
  // The model sees the picture as it is, as for captions; without metadata.
  if (shop.judge !== undefined) judgements.push(await shop.judge(await tools.decoder.jpeg(path, mime, 1024), signal));
  const file = `pictures/p-${named(blank.n)}.jpg`;
  await writeFile(await folder.file(file), made.jpeg, { mode: 0o600 });
  await folder.keep(file);
  const { faces, texts, codes } = made;
  const { nodes, ...data } = nodesOf(shop, item);
  return {
    entry: { ...blank, ...nodes, ...judgedAs(judgements), faces, texts, codes, ...wordsOfPicture(shop, item) },
    row: { ...rowOf(shop, item, blank, file), ...data },
  };
}

async function filmLine(shop: Opened, item: MemoryItem, blank: Blank, signal?: AbortSignal): Promise<JournalLine> {
  const file = `films/f-${named(blank.n)}.mp4`;
  const to = await shop.folder.file(file);
  const made = await redactFilm(shop.tools, { path: shop.path, to, more: blank.covers }, signal);
  if (made.state === 'left-out') {
    await rm(to, { force: true });
    return { entry: { ...blank, state: 'out', reasons: [made.reason], judgements: [] } };
  }
  await shop.folder.keep(file);
  const judgements = [judgePapers(item, made.looked), judgePeople(item, made.looked)];
  return {
    entry: { ...blank, ...judgedAs(judgements), faces: made.faces, ...wordsOfPicture(shop, item) },
    row: rowOf(shop, item, blank, file),
  };
}

function judgedAs(judgements: readonly Judgement[]): Pick<ShareEntry, 'state' | 'reasons' | 'judgements'> {
  const verdict = strictest(judgements);
  const state: ShareState = verdict === 'safe' ? 'kept' : verdict === 'sensitive' ? 'review' : 'out';
  const reasons: ShareReason[] = [...new Set(judgements.flatMap((one) => one.reasons))];
  return { state, reasons, judgements: [...judgements] };
}

async function letterLine(shop: Workshop, item: MemoryItem, blank: Blank, signal?: AbortSignal): Promise<JournalLine> {
  const redaction = redactionOf(shop, item);
  const said = saidIn(item);
  let letter = { subject: redactText(item.title ?? '', redaction), content: redactText(said, redaction) };
  if (shop.model !== undefined && letter.content !== '') {
    const told = await rewritten(shop.model, letter, signal);
    if (told !== undefined)
      letter = { subject: redactText(told.subject, redaction), content: redactText(told.content, redaction) };
  }
  const { nodes, ...data } = nodesOf(shop, item);
  if (letter.content === '' && letter.subject === '' && data.structuredData === undefined)
    return { entry: { ...blank, ...nodes, state: 'out', reasons: ['empty'], judgements: [] } };
  const words = {
    ...(letter.subject === '' || item.modality === 'text' ? {} : { title: letter.subject }),
    ...(letter.content === '' ? {} : { text: letter.content }),
  };
  const row = { ...rowOf(shop, item, blank), ...people(shop, item), ...words, ...data };
  return { entry: { ...blank, ...nodes, state: 'kept', reasons: [], judgements: [], ...words }, row };
}

/** What was written, spoken, or shown by the pages of a document that are pictures. */
function saidIn({ body, transcript, ocr }: MemoryItem): string {
  if (body === undefined && transcript !== undefined) return spokenText(transcript);
  return [body === undefined ? '' : letterBody(body), ocr?.text ?? ''].filter((part) => part !== '').join('\n\n');
}

type Nodes = Pick<CopyRow, 'structuredData'> & { readonly nodes: Pick<ShareEntry, 'nodes'> };

function nodesOf(shop: Workshop, item: MemoryItem): Nodes {
  const { structuredData = [] } = item;
  if (structuredData.length === 0) return { nodes: {} };
  const { kept, left } = redactNodes(structuredData, redactionOf(shop, item), shop.shiftDays);
  return {
    nodes: { nodes: { kept: kept.length, left } },
    ...(kept.length === 0 ? {} : { structuredData: [...kept] }),
  };
}

function wordsOfPicture(shop: Workshop, item: MemoryItem): { readonly caption?: string } {
  const caption = item.caption ?? item.shortCaption;
  return caption === undefined ? {} : { caption: redactText(caption, redactionOf(shop, item)) };
}

function rowOf(shop: Workshop, item: MemoryItem, { n, kind }: Blank, file?: string): CopyRow {
  const letters = { picture: 'p', film: 'f', mail: 'm', note: 't' } as const;
  const time = item.time === undefined ? undefined : shifted(item.time.start, shop.shiftDays ?? 0);
  const { city, country } = item.place ?? {};
  return {
    id: `${letters[kind]}-${named(n)}`,
    kind,
    ...(time === undefined ? {} : { time }),
    ...(city === undefined ? {} : { city }),
    ...(country === undefined ? {} : { country }),
    ...wordsOfPicture(shop, item),
    ...(file === undefined ? {} : { file }),
  };
}

/** Who wrote and who read, by stand-ins alone. */
function people({ knowledge, pseudonyms }: Workshop, item: MemoryItem): Pick<CopyRow, 'from' | 'to'> {
  const all = item.people ?? [];
  const called = ({ id, name, address }: (typeof all)[number]): string =>
    pseudonyms.of(
      'PERSON',
      (address === undefined ? undefined : knowledge.keyOfAddress(address)) ??
        knowledge.names.keyOf(name) ??
        id ??
        address ??
        name,
    );
  const [from] = all.filter(({ how }) => how === 'sender' || how === 'speaker').map(called);
  const to = [...new Set(all.filter(({ how }) => how === 'recipient' || how === 'copied').map(called))];
  return { ...(from === undefined ? {} : { from }), ...(to.length === 0 ? {} : { to }) };
}

const redactionOf = ({ knowledge, pseudonyms, shiftDays }: Workshop, item: MemoryItem): Redaction => ({
  names: knowledge.names,
  words: knowledge.words,
  keyOfAddress: knowledge.keyOfAddress,
  pseudonyms,
  hidesDates: shiftDays !== undefined,
  whole: [item.title, item.body?.text, item.ocr?.text, item.caption].join('\n'),
  ...(item.time === undefined ? {} : { day: item.time.start.slice(0, 10) }),
});
