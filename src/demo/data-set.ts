import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { App } from '../app/app.ts';
import { bodySchema, entitySchema, ocrSchema, tagSchema } from '../memory/item-text.ts';
import { locationNames, locationSchema } from '../memory/location.ts';
import { mediaSchema } from '../memory/media.ts';
import { mentionSchema } from '../memory/person.ts';
import { timeSpanSchema } from '../memory/time-span.ts';
import type { LifeManifest } from './manifest.ts';
import type { DemoQuestion } from './questions.ts';

const itemRow = z.looseObject({
  id: z.string(),
  modality: z.enum(['image', 'video', 'email', 'text']),
  origin: z.looseObject({ path: z.string(), messageId: z.string().optional() }),
  time: timeSpanSchema.optional(),
  place: locationSchema.optional(),
  people: z.array(mentionSchema).optional(),
  title: z.string().optional(),
  caption: z.string().optional(),
  shortCaption: z.string().optional(),
  body: bodySchema.optional(),
  ocr: ocrSchema.optional(),
  tags: z.array(tagSchema).optional(),
  entities: z.array(entitySchema).optional(),
  media: mediaSchema.optional(),
});
type ItemRow = z.infer<typeof itemRow>;

/** Where a data set of the demo life lies below the folder that it is kept in. */
export const dataSetFolder = 'data-set';

/**
 * Writes what a memory of the demo life holds, and its questions with what the story says, in ATM-Bench's layout, so
 * that `bench run atm` measures any system on it. A life for show: it says little of how good a system is.
 */
export async function writeDataSet(app: App, life: LifeManifest, folder: string): Promise<void> {
  const items = await itemsOf(app);
  const of = (modality: ItemRow['modality']): ItemRow[] => items.filter((item) => item.modality === modality);
  const files: Readonly<Record<string, unknown>> = {
    'raw_memory/email/emails.json': of('email').map(emailRow),
    'processed_memory/image_batch_results.json': of('image').map((item) => mediaRow(item, 'image')),
    'processed_memory/video_batch_results.json': of('video').map((item) => mediaRow(item, 'video')),
    'atm-bench/atm-bench.json': life.questions.map((question, n) => questionRow(question, n, items)),
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `${JSON.stringify(content, null, 1)}\n`);
  }
}

async function itemsOf(app: App): Promise<ItemRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'madeleine-data-set-'));
  try {
    await app.export(folder, { withPeople: true });
    const items: ItemRow[] = [];
    for await (const line of createInterface({ input: createReadStream(join(folder, 'items.jsonl')) }))
      items.push(itemRow.parse(JSON.parse(line)));
    return items;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const clock = ({ time }: ItemRow): string | null => time?.start.slice(0, 19).replace('T', ' ') ?? null;

function mediaRow(item: ItemRow, kind: 'image' | 'video'): object {
  const { place, media } = item;
  const said = item.caption ?? item.shortCaption;
  return {
    [`${kind}_path`]: `raw_memory/${kind}/${item.id}.${kind === 'image' ? 'jpg' : 'mp4'}`,
    timestamp: clock(item),
    location: place?.lat === undefined ? null : [place.lat, place.lon],
    location_name: place === undefined ? null : locationNames(place).join(', '),
    caption: said ?? '',
    short_caption: item.shortCaption ?? '',
    tags: item.tags?.filter(({ source }) => source !== 'temporal').map(({ name }) => name) ?? [],
    entities: item.entities?.map(({ name }) => name) ?? [],
    ocr_text: item.ocr?.text ?? '',
    ...(media?.width === undefined ? {} : { width: media.width, height: media.height }),
    ...(media?.durationSeconds === undefined ? {} : { duration: media.durationSeconds }),
  };
}

function emailRow(item: ItemRow): object {
  const by = (how: string): string =>
    (item.people ?? [])
      .filter((mention) => mention.how === how)
      .map(({ name, address }) => (address === undefined ? name : `${name} <${address}>`))
      .join(', ');
  return {
    id: item.id,
    timestamp: clock(item),
    short_summary: item.title ?? '',
    detail: `Date: ${clock(item) ?? ''}\nFrom: ${by('sender')}\nTo: ${by('recipient')}\nSubject: ${item.title ?? ''}\nContent: ${item.body?.text ?? ''}`,
  };
}

const types: Readonly<Record<DemoQuestion['kind'], 'number' | 'list_recall' | 'open_end'>> = {
  when: 'open_end',
  where: 'open_end',
  who: 'open_end',
  'how-much': 'number',
  'how-many': 'number',
  list: 'list_recall',
  reference: 'open_end',
  open: 'open_end',
  unanswerable: 'open_end',
};

function questionRow({ kind, question, expected }: DemoQuestion, n: number, items: readonly ItemRow[]): object {
  const grounded = expected.outcome === 'grounded';
  const evidence = grounded ? expected.evidence.flatMap((key) => idOf(key, items)) : [];
  const answer = !grounded ? 'unknown' : kind === 'list' ? evidence.join(', ') : (expected.anyOf[0] ?? '');
  return { id: `demo-${n + 1}`, question, answer, evidence_ids: evidence, qtype: types[kind] };
}

/** Evidence is named by the path of a picture or the key of a mail. */
const idOf = (key: string, items: readonly ItemRow[]): string[] =>
  items
    .filter(({ origin: { path, messageId } }) => path === key || messageId?.replace(/^</, '').startsWith(`${key}@`))
    .map(({ id }) => id);
