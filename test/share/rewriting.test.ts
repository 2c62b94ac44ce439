import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shareTo } from '../../src/app/share/share.ts';
import { type ModelServer, startModelServer } from '../fixtures/model-server/model-server.ts';
import { wordsOf } from '../fixtures/model-server/script.ts';
import { allPlanted, plantedLife } from './planted-life.ts';
import { bytesOf, idsOf, leftOf, memoryOf, type SharedMemory } from './shared-memory.ts';

const planted = plantedLife();
const life = { ...planted, mails: planted.mails.slice(0, 3), notes: [], pictures: [] };
/** As a model that was told more than it should say, and goes on. */
const content =
  'Thaddeus Bramwell has the keys. The cat eats at eight. There is coffee. It is in the tin. The tin is blue. And more.';
let model: ModelServer;
let shared: SharedMemory;
beforeAll(async () => {
  model = await startModelServer([
    { kind: 'json', value: { subject: 'About the keys of Odalys', content } },
    { kind: 'refusal', text: 'No.' },
    { kind: 'malformed' },
  ]);
  shared = await memoryOf(life, { models: { local: { url: model.url, model: 'scripted' } } });
}, 120_000);
afterAll(async () => {
  await shared.close();
  await model.close();
});

it('has a model tell redacted letters only, redacts what it says, and keeps the letter where it says nothing', async () => {
  const to = join(shared.folder, 'copy');
  const ids = await idsOf(shared.memory, 'email');
  const made = await shareTo(shared.memory, to, { ids, shiftTimes: false, model: 'local' });
  expect(made.kept).toBe(3);
  expect(leftOf(allPlanted(life), model.requests.map(wordsOf))).toEqual([]);
  expect(model.requests.map(wordsOf).join('\n')).toMatch(/\[(?:PERSON|NUMBER|ADDRESS|CODE) \d+\]/);
  const texts = await bytesOf(to);
  expect(leftOf(allPlanted(life), texts)).toEqual([]);
  const rows = texts.join('\n');
  expect(rows).toMatch(/\[PERSON \d+\] has the keys\. The cat eats at eight\. .*The tin is blue\./);
  expect(rows).not.toContain('And more');
  expect(rows.split('"kind":"mail"').length).toBeGreaterThan(3);
}, 120_000);

it('says so where the model is not configured, before anything is made', async () => {
  const ids = await idsOf(shared.memory, 'email');
  const asked = shareTo(shared.memory, join(shared.folder, 'other'), { ids, shiftTimes: false, model: 'nobody' });
  await expect(asked).rejects.toThrow(/nobody/);
});
