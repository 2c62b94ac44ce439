import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mainText } from '../../../memory/item-text.ts';
import { locationNames } from '../../../memory/location.ts';
import type { ExportContext, Exported } from '../builder.ts';
import type { LifeItem } from '../life.ts';
import type { StepRecord } from '../step-records.ts';
import { type Checked, questions } from './proposal.ts';
import { type ReleasedIds, releasedIds } from './released-ids.ts';

/** The longer side of an exported picture, in pixels. */
const PICTURE_SIDE = 1600;

/** Writes memory and questions in ATM-Bench's layout: mails, rows of pictures and videos, pictures without metadata. */
export async function exportAtm(context: ExportContext): Promise<Exported> {
  const { life, out } = context;
  const ids = releasedIds(life.items);
  const of = (modality: LifeItem['modality']) => life.items.filter((item) => item.modality === modality);
  const rows = context.decided(questions);
  await written(
    out,
    'data/raw_memory/email/emails.json',
    of('email').map((item) => mailRow(item, ids)),
  );
  for (const kind of ['image', 'video'] as const)
    await written(
      out,
      `data/processed_memory/${kind}_batch_results.json`,
      of(kind).map((item) => mediaRow(item, kind, ids)),
    );
  const pictures = await writtenPictures(context, of('image'), ids);
  await written(
    out,
    'data/atm-bench/atm-bench.json',
    rows.map((record, n) => questionRow(record, n, ids)),
  );
  const counts = Object.entries(Object.groupBy(rows, ({ value }) => value.intent ?? 'not stated'));
  return {
    data: out,
    questions: rows.length,
    items: of('email').length + of('image').length + of('video').length,
    facts: {
      emails: of('email').length,
      images: of('image').length,
      videos: `${of('video').length} (described by their rows; films are not copied)`,
      'picture files': pictures,
      ...Object.fromEntries(counts.map(([intent, some]) => [`questions of intent ${intent}`, some?.length ?? 0])),
    },
  };
}

async function written(out: string, path: string, content: unknown): Promise<void> {
  const file = join(out, path);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, `${JSON.stringify(content, null, 1)}\n`, { mode: 0o600 });
}

async function writtenPictures(
  { life, out, signal }: ExportContext,
  images: readonly LifeItem[],
  ids: ReleasedIds,
): Promise<number> {
  let count = 0;
  const folder = join(out, 'data/raw_memory/image');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { id } of images) {
    signal.throwIfAborted();
    const bytes = await life.picture(id, PICTURE_SIDE);
    if (bytes === undefined) continue;
    await writeFile(join(folder, `${idOf(id, ids)}.jpg`), bytes, { mode: 0o600 });
    count += 1;
  }
  return count;
}

const idOf = (id: string, ids: ReleasedIds): string => ids.get(id) ?? id;

const clockOf = ({ time }: LifeItem): string | null => time?.start.slice(0, 19).replace('T', ' ') ?? null;

function mediaRow(item: LifeItem, kind: 'image' | 'video', ids: ReleasedIds): object {
  const { place, media } = item;
  return {
    [`${kind}_path`]: `raw_memory/${kind}/${idOf(item.id, ids)}.${kind === 'image' ? 'jpg' : 'mp4'}`,
    timestamp: kind === 'image' ? clockOf(item) : instantOf(item),
    location: place?.lat === undefined ? null : [place.lat, place.lon],
    location_name: place === undefined ? null : locationNames(place).join(', '),
    caption: item.caption ?? item.shortCaption ?? '',
    short_caption: item.shortCaption ?? '',
    tags: item.tags?.filter(({ source }) => source !== 'temporal').map(({ name }) => name) ?? [],
    entities: item.entities?.map(({ name }) => name) ?? [],
    ocr_text: item.ocr?.text ?? '',
    ...(media?.width === undefined ? {} : { width: media.width, height: media.height }),
    ...(media?.durationSeconds === undefined ? {} : { duration: media.durationSeconds }),
  };
}

/** Of videos the released rows give UTC; where the offset is not known, the clock as it is. */
function instantOf(item: LifeItem): string | null {
  const start = item.time?.start;
  if (start === undefined) return null;
  const at = /(Z|[+-]\d{2}:\d{2})$/.test(start) ? new Date(start).toISOString() : start;
  return at.slice(0, 19).replace('T', ' ');
}

function mailRow(item: LifeItem, ids: ReleasedIds): object {
  const by = (how: string): string =>
    [
      ...new Map(
        (item.people ?? []).filter((one) => one.how === how).map((one) => [one.address ?? one.name, one]),
      ).values(),
    ]
      .map(({ name, address }) => (address === undefined ? name : `${name} <${address}>`))
      .join(', ');
  const text = item.body === undefined ? '' : mainText(item.body);
  return {
    id: idOf(item.id, ids),
    timestamp: clockOf(item),
    short_summary: item.summary ?? item.title ?? '',
    detail: `Date: ${clockOf(item) ?? ''}\nFrom: ${by('sender')}\nTo: ${by('recipient')}\nSubject: ${item.title ?? ''}\nContent: ${text}`,
  };
}

function questionRow({ value }: StepRecord<Checked>, n: number, ids: ReleasedIds): object {
  const evidence = value.evidence.map((id) => idOf(id, ids));
  const answer =
    value.type === 'list_recall'
      ? value.answer
          .split(/,\s*/)
          .map((id) => idOf(id, ids))
          .join(', ')
      : value.answer;
  const { question, type, topic, intent } = value;
  return { id: `q${n + 1}`, question, answer, evidence_ids: evidence, qtype: type, topic, intent };
}
