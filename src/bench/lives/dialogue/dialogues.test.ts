import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishStopWords } from '../../../language/stop-words.ts';
import { locomoSuite } from '../../suites/locomo/locomo-suite.ts';
import { Chance } from '../chance.ts';
import { benchMake } from '../make.ts';
import { voiceNamed, voiceNames } from '../voices/voice.ts';
import { type DialogueOptions, makeDialogues, storyBank } from './dialogues.ts';
import { chooseWords, fillIn } from './fill.ts';
import { datedBy } from './relative-time.ts';
import { readStories } from './story-text.ts';

const options = (more: Partial<DialogueOptions> = {}): DialogueOptions => ({
  seed: 4,
  difficulty: 'medium',
  items: 500,
  voice: voiceNamed('plain'),
  ...more,
});

describe('dialogues', () => {
  it('are the same for the same seed and others for another', () => {
    expect(makeDialogues(options())).toEqual(makeDialogues(options()));
    expect(makeDialogues(options({ seed: 5 }))).not.toEqual(makeDialogues(options()));
  });

  it('tell the same and ask the same of it in every voice, and share no sentence', () => {
    const all = voiceNames().map((name) => makeDialogues(options({ voice: voiceNamed(name) })));
    const asked = all.map((samples) => new Set(samples.flatMap(({ qa }) => qa.map((q) => q.question))));
    for (const [i, one] of asked.entries()) {
      expect(all[i]?.map(({ conversation }) => conversation)).toEqual(all[0]?.map(({ conversation }) => conversation));
      for (const other of asked.slice(i + 1)) expect([...one.intersection(other)]).toEqual([]);
    }
  });

  it('have the size, the categories and the shape of the released ones', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'madeleine-dialogues-'));
    await benchMake('locomo', options({ items: 1000 }), folder);
    const suite = await locomoSuite.load(folder, {});
    expect([...suite.failures, ...suite.notes]).toEqual([]);
    expect(suite.collections).toHaveLength(2);
    for (const collection of suite.collections) {
      let turns = 0;
      for await (const _item of collection.items()) turns += 1;
      expect(turns).toBeGreaterThan(300);
      expect(turns).toBeLessThan(700);
    }
    const of = suite.questions.map(({ id }) => suite.gold(id));
    for (const { evidence } of of) expect(evidence.length).toBeGreaterThan(0);
    const share = (name: string) => of.filter(({ slices }) => slices['category'] === name).length / of.length;
    expect(share('adversarial')).toBeGreaterThan(0.1);
    expect(share('temporal')).toBeGreaterThan(0.1);
    expect(share('multi-hop')).toBeGreaterThan(0.05);
    expect(share('open-domain')).toBeGreaterThan(0.01);
    expect(share('single-hop')).toBeGreaterThan(0.35);
    await rm(folder, { recursive: true, force: true });
  });

  it('let speakers take turns, and leave nothing unfilled', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (seed) => {
        for (const { conversation, qa } of makeDialogues(options({ seed }))) {
          for (const session of Object.values(conversation).filter(Array.isArray)) {
            const by = session.map(({ speaker }: { speaker: string }) => speaker);
            expect(by.every((name, i) => i === 0 || name !== by[i - 1])).toBe(true);
          }
          expect(JSON.stringify([conversation, qa])).not.toMatch(/[{(][a-z]\w*[|}]|undefined|\|/);
        }
      }),
      { numRuns: 20 },
    );
  });
});

/** Runs of words of the question that stand in the turn in the same order, stop words and details that are drawn aside. */
function copiedRuns(question: string, turn: string): number {
  const stop = new Set([...englishStopWords, 'x', 'y']);
  const words = (text: string) =>
    text
      .toLowerCase()
      .replace(/\{[^}]*\}('s)?/g, ' ')
      .match(/[\p{L}']+/gu)
      ?.filter((word) => !stop.has(word)) ?? [];
  const said = words(turn);
  let runs = 0;
  let at = -2;
  for (const word of words(question)) {
    if (said.includes(word) && said[at + 1] !== word) runs += 1;
    at = said[at + 1] === word ? at + 1 : said.indexOf(word);
  }
  return runs;
}

describe('the bank of stories', () => {
  const bank = storyBank();

  it('asks only of lines that are there, with two close and three distant wordings each', () => {
    for (const { title, parts, asks } of bank) {
      const labels = new Set(parts.flat().map(({ label }) => label));
      for (const { evidence, near, far } of asks) {
        for (const label of evidence) expect(labels, title).toContain(label);
        expect([near.length, far.length, new Set([...near, ...far]).size], `${title}: ${near[0]}`).toEqual([2, 3, 5]);
      }
    }
  });

  it('rarely copies more than one run of words from the turn that answers', () => {
    const copied = bank.flatMap(({ parts, asks }) =>
      asks.flatMap(({ evidence, near, far }) =>
        [...near, ...far].flatMap((question) =>
          evidence.map((label) => ({
            question,
            runs: copiedRuns(question, parts.flat().find((line) => line.label === label)?.text ?? ''),
          })),
        ),
      ),
    );
    expect(copied.filter(({ runs }) => runs > 2).map(({ question }) => question)).toEqual([]);
    expect(copied.filter(({ runs }) => runs === 2).length / copied.length).toBeLessThan(0.1);
  });
});

describe('parts of the making', () => {
  it('reads what people write, and names what it cannot read', () => {
    const [story] = readStories(
      'pet | a dog\nbreed = pug | boxer\nX got +pet={breed} [a photo]: Hi {ago}\n--\nY: Oh\n4 got > {breed}\n- What?\n- Which?',
    );
    expect(story).toMatchObject({
      topic: 'pet',
      parts: [[{ label: 'got', adds: { list: 'pet', value: '{breed}' }, caption: 'a photo' }], [{ by: 'Y' }]],
    });
    expect(() => readStories('pet | a dog\nnobody said this')).toThrow(/neither said nor asked/);
  });

  it('chooses within choices, fills in, and dates', () => {
    expect(['ad.', 'bd.', 'c']).toContain(chooseWords('((a|b)d.|c)', new Chance(3)));
    expect(
      fillIn(
        '{a}. so {b}',
        new Map([
          ['a', 'hey'],
          ['b', 'be it'],
        ]),
      ),
    ).toBe('Hey. So be it');
    expect(() => fillIn('{no}', new Map())).toThrow(RangeError);
    for (let seed = 0; seed < 50; seed++) {
      const { said, means } = datedBy('ago', Date.UTC(2023, 4, 25) / 86_400_000, new Chance(seed));
      if (said === 'yesterday') expect(means).toBe('24 May 2023');
      if (said === 'last month') expect(means).toBe('April 2023');
      if (said === 'last Sunday') expect(means).toBe('the Sunday before 25 May 2023');
    }
  });
});
