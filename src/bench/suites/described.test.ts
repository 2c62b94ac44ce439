import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { madeSuites, putSuite } from '../../../test/bench/made-suites.ts';
import { openSuite } from './registry.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-described-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const described = async (suite: string, options = {}) => {
  const made = madeSuites.find((one) => one.suite === suite);
  if (made === undefined) throw new RangeError(suite);
  const loaded = await (await openSuite(suite)).load(await putSuite(made, folder), {});
  return loaded.describe(options);
};

const parse = `# text = boats by the harbour
1\tboats\tboat\tNOUN\t_\t_\t0\troot\t_\t_
2\tby\tby\tADP\t_\t_\t4\tcase\t_\t_
3\tthe\tthe\tDET\t_\t_\t4\tdet\t_\t_
4\tharbour\tharbour\tNOUN\t_\t_\t1\tnmod\t_\t_
`;

describe('what a data set is made of', () => {
  it.each([
    ['atm', { memory: { modalities: { email: { count: 1 }, image: { count: 1 } }, unknownEvidence: ['CANARYGOLD'] } }],
    ['atm', { questions: { n: 2, types: { number: 1, open_end: 1 }, languages: { en: 2 } } }],
    ['photobench', { albums: [{ pictures: 2, position: 0.5, time: 0.5 }], queries: { n: 2, rejections: 1 } }],
    ['mprbench', { concepts: { n: 1, kinds: { person: 1 } }, questions: { letters: { A: 1 } } }],
    ['mm-ocean', { levels: { written: 1, disagree: 1 }, questions: { n: 2, letters: { A: 1, B: 1 } } }],
    [
      'locomo',
      { conversations: [{ turns: 3, sessions: 1, questions: 2 }], questions: { byCategory: { adversarial: 1 } } },
    ],
    ['longmemeval', { questions: { n: 2, byType: { 'multi-session': 1 }, abstention: 1, withoutTarget: 0 } }],
    ['longmemeval', { histories: { sessions: { mean: 1.5 }, turns: { max: 4 } } }],
    [
      'personamem',
      { conversations: { n: 1, collections: 2, messages: { max: 3 } }, questions: { letters: { A: 1, B: 1 } } },
    ],
    ['lifebench', { people: [{ id: 'ada', rows: 3, kinds: { sms: 3 } }], questions: { n: 2, choices: 1 } }],
  ])('%s', async (suite, expected) => {
    const { document, tables } = await described(suite);
    expect(document).toMatchObject(expected);
    expect(tables.length).toBeGreaterThan(2);
    for (const { head, rows } of tables) for (const row of rows) expect(row).toHaveLength(head.length);
  });

  it('has density and depth of the queries only with a parse of them', async () => {
    expect((await described('photobench')).document).toMatchObject({ linguistics: { en: { queries: 2 }, cn: {} } });
    const conllu = join(folder, 'queries.conllu');
    await writeFile(conllu, parse);
    const { document } = await described('photobench', { conllu });
    expect(document).toMatchObject({ linguistics: { en: { nounDensity: 0.5, depth: 2, parsed: 1 } } });
    const two = `# newdoc id = q0\n${parse}\n1\tHere\there\tADV\t_\t_\t0\troot\t_\t_\n\n# newdoc id = q1\n1\tdogs\tdog\tNOUN\t_\t_\t0\troot\t_\t_\n`;
    await writeFile(conllu, two);
    // Two nouns of five words, one of one; the deeper of the first query's two sentences, and none.
    const pair = await described('photobench', { conllu });
    expect(pair.document).toMatchObject({ linguistics: { en: { nounDensity: 0.7, depth: 1, parsed: 2 } } });
    await expect(described('photobench', { conllu: join(folder, 'none') })).rejects.toMatchObject({ code: 'missing' });
  });
});
