import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { benchRequest, unwatched } from '../../../test/fixtures/bench-request.ts';
import { benchRun } from '../bench.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-system-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it.each([true, false])('ranks what a question with options rests on (rankings alone: %s)', async (retrievalOnly) => {
  const data = join(folder, 'data');
  const person = join(data, 'data_en', 'ada');
  for (const name of ['QA', 'phone_data']) await mkdir(join(person, name), { recursive: true });
  const sms = ['a kite', 'a boat'].map((thing, n) => ({
    phone_id: n + 1,
    datetime: `2025-03-0${n + 1} 10:00:00`,
    message_content: `We saw ${thing}.`,
  }));
  const options = ['A', 'B'].map((option) => ({ option, content: option }));
  const evidence = [{ type: 'sms', id: 2 }];
  const question = { question: 'Who saw the boat?', options, answer: 'B', question_type: 'x', evidence };
  await writeFile(join(person, 'phone_data', 'sms.json'), JSON.stringify(sms));
  await writeFile(join(person, 'QA', 'QA_clean.json'), JSON.stringify([question]));
  const request = benchRequest(folder, { suite: 'lifebench', data, system: 'madeleine', retrievalOnly });
  const { scores } = await benchRun(request, unwatched());
  // Letters are chosen by a model alone.
  expect(scores).toMatchObject({ 'R@1': 1, choice: null });
});
