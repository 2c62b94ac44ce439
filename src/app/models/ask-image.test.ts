import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { picture } from '../../../test/end-to-end/made-input.ts';
import { conceptResponse, conceptsResponse, imageAnswerResponse } from '../../contract/concept-verbs.ts';
import { type App, initMemory, openApp } from '../app.ts';

let base: string;
let app: App | undefined;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-concepts-'));
});
afterEach(async () => {
  await app?.close();
  app = undefined;
  await rm(base, { recursive: true, force: true });
});

async function memory(): Promise<App> {
  await initMemory(join(base, 'memory'), 'off', async () => 'off');
  app = await openApp(join(base, 'memory'), {
    quiet: true,
    offline: true,
    ocr: { enabled: false },
    perception: { enabled: false },
    jobs: 1,
  });
  return app;
}
async function profile(name: string, attributes: object): Promise<string> {
  const file = join(base, `${name}.json`);
  await writeFile(file, JSON.stringify(attributes));
  return file;
}

describe('concepts', () => {
  it('are enrolled, listed with their links, replaced and removed; their files stay', async () => {
    const made = await memory();
    await mkdir(join(base, 'refs'));
    await writeFile(join(base, 'refs', 'a.jpg'), await picture(1));
    await writeFile(join(base, 'refs', 'notes.txt'), 'no picture');
    const references = [join(base, 'refs')];
    const ilse = await profile('ilse', { occupation: 'beekeeper' });
    const mara = await profile('mara', { family: { sister: 'Ilse' } });
    await made.addConcept({ name: 'Mara', kind: 'person', references, profile: mara });
    const added = conceptResponse.parse(
      await made.addConcept({ name: 'Ilse', kind: 'person', references, profile: ilse }),
    );
    expect(added.concept.references).toEqual([join(base, 'refs', 'a.jpg')]);
    expect(added.notes.join(' ')).toContain('people on');
    const { concepts } = conceptsResponse.parse(await made.concepts());
    expect(concepts.map(({ name, linked }) => [name, linked])).toEqual([
      ['Ilse', []],
      ['Mara', ['ilse']],
    ]);
    await made.addConcept({ name: 'Ilse', kind: 'person', references });
    expect((await made.showConcept('<Ilse>')).concept.attributes).toEqual({});
    expect(await made.removeConcept('Ilse')).toEqual({ removed: 'own/ilse' });
    expect((await made.showConcept('Mara')).concept.linked).toEqual([]);
    expect(await readdir(join(base, 'refs'))).toHaveLength(2);
    await expect(made.showConcept('Ilse')).rejects.toMatchObject({ code: 'not-found' });
    await expect(made.addConcept({ name: 'X', kind: 'object', references: [base] })).rejects.toMatchObject({
      code: 'usage',
    });
    await expect(made.addConcept({ name: 'X', kind: 'object', references: ['/nowhere'] })).rejects.toMatchObject({
      code: 'missing',
    });
  });

  it('answer from the profile where nothing may, or can, look at the picture', async () => {
    const made = await memory();
    await writeFile(join(base, 'a.jpg'), await picture(1));
    const mara = await profile('mara', { birthday: '1988-05-17' });
    await made.addConcept({ name: 'Mara', kind: 'person', references: [join(base, 'a.jpg')], profile: mara });
    const answer = imageAnswerResponse.parse(await made.askImage("When is <Mara>'s birthday?", join(base, 'a.jpg')));
    expect(answer).toMatchObject({ outcome: 'grounded', answer: '1988-05-17', used: ['profile'] });
    expect(answer.recognised[0]).toMatchObject({ state: 'cannot', note: expect.stringContaining('people on') });
    expect(await made.askImage('Is this <Mara>?', join(base, 'a.jpg'))).toMatchObject({ outcome: 'abstained' });
    expect(await made.askImage('What does <Mara> wear?', join(base, 'a.jpg'))).toMatchObject({ outcome: 'abstained' });
  });
});
