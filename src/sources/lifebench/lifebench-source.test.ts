import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SourceEvent } from '../../memory/source-record.ts';
import { openLifebenchSource } from './lifebench-source.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lifebench-'));
  await mkdir(join(folder, 'phone_data'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function eventsOf(path: string): Promise<SourceEvent[]> {
  const events: SourceEvent[] = [];
  for await (const event of openLifebenchSource(path).read({})) events.push(event);
  return events;
}
const kinds = (events: readonly SourceEvent[]) => events.map((e) => (e.type === 'failure' ? e.failure.code : e.type));

describe('phone data', () => {
  it('reads rows with either form of id, and neither summaries nor questions', async () => {
    const rows = [
      { phone_id: 1, datetime: '2025-06-02 12:45:00', message_content: 'kite', summarized_info: 'HIDDEN' },
      { phone_id: '2', datetime: 'once', message_content: 'late' },
      { phone_id: '1', message_content: 'HIDDEN' },
      { message_content: 'no id' },
    ];
    await writeFile(join(folder, 'phone_data', 'sms.json'), JSON.stringify(rows));
    await mkdir(join(folder, 'QA'));
    await writeFile(join(folder, 'QA', 'QA_clean.json'), JSON.stringify([{ question: 'q', answer: 'HIDDEN' }]));
    const events = await eventsOf(folder);
    expect(kinds(events)).toEqual(['record', 'malformed-row', 'malformed-row']);
    expect(JSON.stringify(events)).not.toContain('HIDDEN');
    expect(JSON.stringify(events)).toContain('message_content: kite');
  });

  it('names a file that is not a JSON list', async () => {
    await writeFile(join(folder, 'phone_data', 'note.json'), '[{"phone_id": 1');
    expect(kinds(await eventsOf(folder))).toEqual(['corrupt']);
  });
});

const real = resolve('../shared/data/lifebench');
describe.skipIf(!existsSync(real))('a real person (../shared/data/lifebench)', () => {
  it.each(['data', 'data_en'])('gives every row of %s once', async (language) => {
    const events = await eventsOf(join(real, language, 'lumingqiang'));
    const ids = events.flatMap((e) => (e.type === 'record' ? [e.record.id] : []));
    expect(events.filter((e) => e.type === 'failure').slice(0, 3)).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(2000);
  });
});
