/**
 * Inboxes told as a phone would hold them: each mail in pieces, as messages, notes, notices and entries of one day or two,
 * each picture by its description. What a question rests on then lies in several short rows of a few days, among those of
 * other people's days.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DateTime } from 'luxon';
import { Chance } from '../../src/bench/lives/chance.ts';
import type { InboxQuestion, InboxWithGold } from './inboxes-with-gold.ts';

/** A question about pieces. `evidence` names rows as `<kind>:<number>`. */
export type PiecesQuestion = {
  readonly writer: string;
  readonly text: string;
  readonly now: string;
  readonly evidence: readonly string[];
};
type Item = InboxWithGold['items'][number];
type Kind = 'sms' | 'note' | 'push' | 'calendar' | 'photo';
type Piece = { readonly kind: Kind; readonly row: Readonly<Record<string, unknown>> };

const MOST_PIECES = 6;
const LEAST_CHARACTERS = 40;
const LEAST_CHARACTERS_ZH = 15;
const han = /\p{Script=Han}/u;

/** Writes the rows of all inboxes into one folder of LifeBench's form; their questions that have an answer. */
export function writePieces(inboxes: readonly InboxWithGold[], folder: string): PiecesQuestion[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'phone_data'), { recursive: true });
  const chance = new Chance(17);
  const rows = new Map<Kind, object[]>();
  const questions: PiecesQuestion[] = [];
  for (const inbox of inboxes) {
    const ids = new Map<string, string[]>();
    for (const item of inbox.items)
      for (const { kind, row } of piecesOf(item, chance)) {
        const known = rows.get(kind) ?? [];
        rows.set(kind, [...known, { ...row, phone_id: known.length + 1 }]);
        ids.set(item.id, [...(ids.get(item.id) ?? []), `${kind}:${known.length + 1}`]);
      }
    for (const question of inbox.questions)
      if (question.evidence.length > 0)
        questions.push({
          writer: inbox.writer,
          text: withTime(question, inbox, chance),
          now: inbox.now,
          evidence: question.evidence.flatMap((id) => ids.get(id) ?? []),
        });
  }
  for (const [kind, all] of rows) writeFileSync(join(folder, 'phone_data', `${kind}.json`), JSON.stringify(all));
  return questions;
}

const clock = (at: DateTime): string => at.toFormat('yyyy-MM-dd HH:mm:ss');

function piecesOf(item: Item, chance: Chance): Piece[] {
  let at = DateTime.fromISO(item.date, { setZone: true });
  if (item.kind !== 'mail') {
    const { caption, words = '', place, tags = [] } = item;
    const seen = {
      caption,
      datetime: clock(at),
      ocrText: words,
      imageTag: tags,
      ...(place ? { location: place } : {}),
    };
    return [{ kind: 'photo', row: seen }];
  }
  const name = item.from.replace(/<.*>/, '').replaceAll('"', '').trim();
  const known: Kind[] = ['sms', 'note', 'push', 'calendar'];
  return partsOf(item.text).map((text, n): Piece => {
    const later = at.plus({ minutes: chance.int(3, 200) });
    at = n === 0 || later.day === at.day || chance.int(1, 6) === 1 ? later : at.plus({ minutes: 1 });
    const datetime = clock(at);
    const kind = chance.pick(known);
    if (kind === 'sms') return { kind, row: { message_content: `${name}: ${text}`, contactName: name, datetime } };
    if (kind === 'push') return { kind, row: { title: name, content: text, datetime } };
    if (kind === 'note') return { kind, row: { title: n === 0 ? item.subject : '', content: text, datetime } };
    return { kind, row: { title: item.subject, description: text, start_time: datetime, datetime } };
  });
}

/** A mail's sentences, put together until they are long enough to stand alone. */
function partsOf(text: string): string[] {
  const least = Math.max(han.test(text) ? LEAST_CHARACTERS_ZH : LEAST_CHARACTERS, text.length / MOST_PIECES);
  const parts: string[] = [];
  for (const sentence of text.split(/(?<=[.!?。！？])\s*|\n+/u)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length < least) parts[parts.length - 1] = `${last} ${sentence}`;
    else if (sentence.trim() !== '') parts.push(sentence);
  }
  return parts;
}

/** Some questions say when it was, more or less exactly. */
function withTime({ asked, evidence }: InboxQuestion, { items }: InboxWithGold, chance: Chance): string {
  const dates = evidence.flatMap((id) => items.find((one) => one.id === id)?.date ?? []);
  const at = DateTime.fromISO(chance.pick(dates), { setZone: true });
  const isOneMonth = new Set(dates.map((date) => date.slice(0, 7))).size === 1;
  const choice = chance.int(1, 8);
  if (!isOneMonth || choice > 5) return asked;
  const third = at.day <= 10 ? 0 : at.day <= 20 ? 1 : 2;
  if (han.test(asked)) {
    const part = ['上旬', '中旬', '下旬'][third];
    const said = [
      `${at.month}月${part}`,
      `${at.year}年${at.month}月`,
      `${at.year}年${at.month}月${at.day}日`,
      `${at.month}月`,
    ];
    return `${said[choice - 1] ?? `${at.year}年${at.month}月${part}`}，${asked}`;
  }
  const month = at.setLocale('en').toFormat('LLLL');
  const part = ['early', 'mid-', 'late'][third] ?? '';
  const said = [
    `In ${part}${part.endsWith('-') ? '' : ' '}${month}`,
    `In ${month} ${at.year}`,
    `On ${month} ${at.day}, ${at.year}`,
    `In ${month}`,
  ];
  return `${said[choice - 1] ?? `${said[0]} ${at.year}`}, ${asked}`;
}
