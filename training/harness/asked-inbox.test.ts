import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { abstention } from '../measure/inbox-figures.ts';
import { type AskedOfInbox, askInbox, setF1, verdictOf } from './asked-inbox.ts';
import { type InboxQuestion, inboxesNamed, writeInbox } from './inboxes-with-gold.ts';

describe('an inbox that is asked', () => {
  let asked: AskedOfInbox[];
  beforeAll(async () => {
    const [inbox] = inboxesNamed(['fixture/01']);
    asked = inbox === undefined ? [] : await askInbox(inbox);
  }, 120_000);
  const of = (kind: string): AskedOfInbox | undefined => asked.find((one) => one.kind === kind);

  it('has mails, the words of pictures and the places of pictures and films to answer from', () => {
    expect(asked).toHaveLength(6);
    expect(of('amount')).toMatchObject({ verdict: 'right', cited: ['p2'], abstained: false });
    expect(asked.filter(({ kind }) => kind === 'photos').map(({ cited }) => cited)).toEqual([['p1', 'p2'], ['v1']]);
    expect(of('update')?.found).toContain('m2');
  });

  it('is asked of some kinds alone', async () => {
    const [inbox] = inboxesNamed(['fixture/02']);
    if (inbox === undefined) throw new Error('there is no second inbox');
    expect((await askInbox(inbox, ['photos'])).map(({ kind, cited }) => [kind, cited])).toEqual([['photos', ['p1']]]);
  });
});

describe('the verdict of what is said', () => {
  const question = (more: Partial<InboxQuestion>): InboxQuestion => ({
    asked: 'What did the dinner cost?',
    wanted: '716',
    evidence: ['p2'],
    kind: 'amount',
    ...more,
  });
  const said = { told: 'DKK 716.00', abstained: false, confidence: 0.8, cited: ['p2'] };

  it.each([
    ['right', question({}), said],
    ['firmly wrong', question({}), { ...said, told: 'DKK 176.00', confidence: 0.5 }],
    ['unsure and wrong', question({}), { ...said, told: 'DKK 176.00', confidence: 0.49 }],
    ['missed', question({}), { ...said, abstained: true, told: 'Nothing tells of 716.' }],
    ['right', question({ kind: 'none', wanted: '-', evidence: [] }), { ...said, abstained: true }],
    ['answered what is not there', question({ kind: 'none', wanted: '-', evidence: [] }), said],
    ['right', question({ kind: 'photos', wanted: '.', evidence: ['p1', 'p2'] }), said],
    ['firmly wrong', question({ kind: 'photos', wanted: '.', evidence: ['p1', 'p2', 'p3'] }), said],
  ] as const)('is “%s”', (verdict, one, told) => {
    expect(verdictOf(one, told)).toBe(verdict);
  });

  it('of a set is by what both have', () => {
    expect(setF1({ evidence: ['p1', 'p2'], cited: ['p2', 'p3'] })).toBe(0.5);
    expect(setF1({ evidence: ['p1'], cited: [] })).toBe(0);
  });

  it('of many is told with how well was abstained', () => {
    const one = { ...question({}), ...said, inbox: 'a/01', writer: 'a', found: [], verdict: 'right' } as const;
    const none = { ...one, kind: 'none', abstained: true } as const;
    expect(abstention([one, none, { ...one, abstained: true }])).toBe(
      'precision 0.500, recall 1.000, F1 0.667 (2 said, 1 are, 1 both)',
    );
  });
});

describe('an inbox that is written as rows', () => {
  it.each([
    ['2023-07-22T17:48:00+00:00', '2023-07-22 19:48:00'],
    ['2023-07-22T19:48:00+02:00', '2023-07-22 19:48:00'],
    ['2023-07-22T20:48:00+03:00', '2023-07-22 20:48:00'],
  ])('has %s on the clock of the place, where it is said in UTC', (date, clock) => {
    const [inbox] = inboxesNamed(['fixture/01']);
    if (inbox === undefined) throw new Error('there is no first inbox');
    const folder = mkdtempSync(join(tmpdir(), 'madeleine-inbox-rows-'));
    writeInbox({ ...inbox, items: inbox.items.map((item) => ({ ...item, date })) }, folder);
    const rows = readFileSync(join(folder, 'data/processed_memory/image_batch_results.json'), 'utf8');
    const mails = readFileSync(join(folder, 'data/raw_memory/email/emails.json'), 'utf8');
    rmSync(folder, { recursive: true });
    expect(rows).toContain(`"timestamp": "${clock}"`);
    expect(mails).toContain(`"timestamp": "${clock}"`);
  });
});
