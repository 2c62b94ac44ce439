import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeleine } from '../../../test/end-to-end/run-madeleine.ts';
import { Review } from '../../bench/review/review.ts';
import { openReviewShelf } from '../../bench/review/review-shelf.ts';
import { type KeyTerminal, reviewByKeys } from './review-keys.ts';

const options = ['A', 'B'].map((id) => ({ id, text: `option ${id}` }));
const subject = { question: 'What would she order?', options, answer: 'A' };

function madeReview(): Review {
  const review = new Review(join(mkdtempSync(join(tmpdir(), 'review-verb-')), 'set'));
  review.propose(
    ['q1', 'q2', 'q3', 'q4'].map((id) => ({
      id,
      suite: 'mprbench',
      step: 'queries',
      kind: 'quiz' as const,
      subject,
      proposedBy: { by: 'rule' as const, rule: 'r', version: '1' },
    })),
  );
  return review;
}

/** A terminal at which these keys are pressed. */
function pressing(keys: readonly string[], correction: unknown): KeyTerminal & { readonly written: string[] } {
  const left = [...keys];
  const written: string[] = [];
  return {
    written,
    key: async () => left.shift() ?? 'q',
    line: async () => 'two options fit',
    edited: async () => correction,
    write: (text) => void written.push(text),
    close: () => undefined,
  };
}

describe('reviewing by keys', () => {
  it('keeps each decision at once and leaves what was skipped', async () => {
    const made = madeReview();
    const shelf = openReviewShelf([made.folder]);
    const build = (await shelf.builds()).builds[0]?.id ?? '';
    const terminal = pressing(['x', 'a', 'c', 's', 'n'], { ...subject, answer: 'B' });
    await reviewByKeys({ signal: new AbortController().signal }, { shelf, build }, 'Ann', terminal);
    expect(made.standings().map(({ decisions }) => decisions[0]?.verdict)).toEqual([
      'accept',
      'correct',
      undefined,
      'reject',
    ]);
    expect(made.standing('q4').decisions).toMatchObject([{ note: 'two options fit' }]);
    expect(made.standing('q2').result).toMatchObject({ answer: 'B' });
    expect(terminal.written.join('')).toContain('What would she order?');
  });

  it('says what a correction lacks and stays at the draft', async () => {
    const made = madeReview();
    const shelf = openReviewShelf([made.folder]);
    const build = (await shelf.builds()).builds[0]?.id ?? '';
    const terminal = pressing(['c', 'q'], { ...subject, answer: 'Z' });
    await reviewByKeys({ signal: new AbortController().signal }, { shelf, build }, 'Ann', terminal);
    expect(made.records()).toEqual([]);
    expect(terminal.written.join('')).toContain('must be the id of an option');
  });
});

describe('bench review', () => {
  let made: Review;
  beforeAll(() => {
    made = madeReview();
  });
  afterAll(() => rm(join(made.folder, '..'), { recursive: true, force: true }));
  const run = (...args: string[]) => madeleine(['bench', 'review', made.folder, ...args]);

  it('lists, decides, and shows what two annotators do not agree on', async () => {
    await run('join', 'Ann', '--overlap', '1');
    await run('join', 'Bo');
    const file = join(made.folder, 'q1.json');
    await writeFile(file, JSON.stringify({ ...subject, answer: 'B' }));
    expect((await run('accept', 'q1', '--as', 'Ann')).code).toBe(0);
    expect((await run('correct', 'q1', '--as', 'Bo', '--with', file)).stdout).toContain('disputed');
    expect((await run('list', '--as', 'Ann')).stdout).not.toContain('q1');
    expect((await run('disagreements')).stdout).toContain('q1');
    const { groups } = JSON.parse((await run('agreement', '--json')).stdout);
    expect(groups[0]).toMatchObject({ group: 'quiz', shared: 1, pairs: [{ annotators: ['Ann', 'Bo'], share: 0 }] });
    expect((await run('resolve', 'q1', '--as', 'Ann', '--verdict', 'reject')).code).toBe(0);
    expect((await run('disagreements')).stdout).toContain('Nothing here.');
  });

  it('says what is missing', async () => {
    const { code, stderr } = await run('accept', 'q2');
    expect(code).toBe(2);
    expect(stderr).toContain('--as');
  });
});
