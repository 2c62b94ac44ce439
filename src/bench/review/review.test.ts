import { appendFileSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Pool } from '../../contract/review/records.ts';
import type { Subjects } from '../../contract/review/subjects.ts';
import { assign } from './assign.ts';
import { type Proposal, Review, reviewFiles } from './review.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'review-'));
const rule = { by: 'rule', rule: 'template', version: '1' } as const;
const question = (id: string, more: Partial<Subjects['question']> = {}): Proposal => ({
  id,
  suite: 'atm',
  step: 'questions',
  kind: 'question',
  subject: { question: 'Where did I see the deer?', answer: 'Richmond Park', evidence: ['item-1'], ...more },
  proposedBy: rule,
});
const quiz = (id: string): Proposal => ({
  id,
  suite: 'mprbench',
  step: 'queries',
  kind: 'quiz',
  subject: {
    question: 'What would she order?',
    options: [
      { id: 'A', text: 'tea' },
      { id: 'B', text: 'coffee' },
    ],
    answer: 'A',
  },
  proposedBy: { by: 'model', model: 'm', prompt: 'query', version: '2' },
});
const relevance: Proposal = {
  id: 'q1',
  suite: 'photobench',
  step: 'ground-truth',
  kind: 'relevance',
  subject: { query: 'deer last spring', candidates: [{ item: 'a', by: ['picture'] }, { item: 'b' }] },
  proposedBy: rule,
};
const film: Proposal = {
  id: 'film-1',
  suite: 'mm-ocean',
  step: 'observer',
  kind: 'observation',
  subject: {
    film: 'films/one.mp4',
    seconds: 15,
    observations: [
      { id: 'OBS-1', dimension: 'Expression', start: 1, end: 2, description: 'The corners of the mouth rise.' },
      { id: 'OBS-2', dimension: 'Audio', start: 3, end: 4, description: 'A pause.' },
    ],
  },
  proposedBy: rule,
};
const single: Partial<Pool> = { annotators: ['Ann'], overlap: 0, validated: [] };

describe('the store of a review', () => {
  it('keeps drafts and decisions for whoever opens the folder again', () => {
    const at = folder();
    expect(new Review(at).propose([question('q1'), quiz('q2')])).toEqual({ added: 2, known: 0, changed: 0 });
    new Review(at).decide({ task: 'q1', annotator: 'Ann', verdict: 'accept', seconds: 12 });
    const again = new Review(at);
    expect(again.propose([question('q1')])).toEqual({ added: 0, known: 1, changed: 0 });
    expect(again.standing('q1').decisions).toMatchObject([{ annotator: 'Ann', verdict: 'accept', seconds: 12 }]);
  });

  it('sees what another process has appended since', () => {
    const at = folder();
    const [one, other] = [new Review(at), new Review(at)];
    one.propose([question('q1')]);
    expect(other.tasks()).toHaveLength(1);
    one.decide({ task: 'q1', annotator: 'Ann', verdict: 'reject' });
    other.decide({ task: 'q1', annotator: 'Bo', verdict: 'accept' });
    expect(one.standing('q1').decisions.map(({ verdict }) => verdict)).toEqual(['reject', 'accept']);
  });

  it('loses at most the line that was being written when the program was killed', () => {
    const at = folder();
    const review = new Review(at);
    review.propose([question('q1'), question('q2')]);
    review.decide({ task: 'q1', annotator: 'Ann', verdict: 'accept' });
    review.decide({ task: 'q2', annotator: 'Ann', verdict: 'accept' });
    const path = join(at, reviewFiles.records);
    truncateSync(path, readFileSync(path).length - 20);
    const after = new Review(at);
    expect(after.records()).toHaveLength(1);
    after.decide({ task: 'q2', annotator: 'Ann', verdict: 'reject' });
    expect(new Review(at).standing('q2').decisions).toMatchObject([{ verdict: 'reject' }]);
    expect(new Review(at).unreadable()).toBe(1);
  });

  it('counts lines that hold nothing readable and goes on', () => {
    const at = folder();
    const review = new Review(at);
    review.propose([question('q1')]);
    appendFileSync(join(at, reviewFiles.records), 'not JSON\n{"type":"decision"}\n');
    review.decide({ task: 'q1', annotator: 'Ann', verdict: 'accept' });
    expect(review.records()).toHaveLength(1);
    expect(review.unreadable()).toBe(2);
  });

  it('lets no decision on an earlier draft count for the draft that took its place', () => {
    const at = folder();
    const review = new Review(at);
    review.setPool(single);
    review.propose([question('q1')]);
    const { draft } = review.standing('q1');
    review.decide({ task: 'q1', annotator: 'Ann', verdict: 'accept' });
    expect(review.standing('q1').status).toBe('kept');
    expect(review.propose([question('q1', { answer: 'Bushy Park' })])).toEqual({ added: 0, known: 0, changed: 1 });
    expect(review.standing('q1').status).toBe('open');
    expect(() => review.decide({ task: 'q1', annotator: 'Ann', verdict: 'accept', seen: draft })).toThrow(/changed/);
  });

  it('refuses drafts and corrections outside their schema, naming the part', () => {
    const review = new Review(folder());
    expect(() => review.propose([question('q1', { answer: ' ' })])).toThrow(/answer/);
    expect(review.tasks()).toEqual([]);
    review.propose([quiz('q2')]);
    const { subject } = review.task('q2');
    expect(() =>
      review.decide({ task: 'q2', annotator: 'Ann', verdict: 'correct', correction: { ...subject, answer: 'Z' } }),
    ).toThrow(/answer must be the id of an option/);
    expect(() => review.decide({ task: 'q2', annotator: 'Ann', verdict: 'correct' })).toThrow(/corrected/);
    expect(review.records()).toEqual([]);
  });

  it('says that settings are damaged instead of beginning with others', () => {
    const at = folder();
    const review = new Review(at);
    review.join('Ann');
    writeFileSync(join(at, reviewFiles.pool), '{');
    expect(() => review.pool()).toThrow(expect.objectContaining({ code: 'corrupt' }));
  });
});

describe('work that is not finished', () => {
  it('is kept apart for each annotator until they decide', () => {
    const review = new Review(folder());
    review.propose([question('q1')]);
    review.keepUnfinished('Ann', 'q1', { answer: 'Bu' });
    review.keepUnfinished('Bo', 'q1', { answer: 'x' });
    expect(review.unfinished('Ann')).toEqual({ q1: { answer: 'Bu' } });
    review.decide({ task: 'q1', annotator: 'Ann', verdict: 'accept' });
    expect(review.unfinished('Ann')).toEqual({});
    expect(review.unfinished('Bo')).toEqual({ q1: { answer: 'x' } });
  });
});

describe('dealing tasks out', () => {
  const ids = Array.from({ length: 200 }, (_, i) => `t${i}`);
  const pool: Pool = { annotators: ['Ann', 'Bo', 'Cy'], overlap: 0.25, validated: [], seed: 1 };

  it('gives exactly the share to two annotators, and the rest to one', () => {
    const sizes = [...assign(ids, pool).values()].map(({ length }) => length);
    expect(sizes.filter((n) => n === 2)).toHaveLength(50);
    expect(sizes.filter((n) => n === 1)).toHaveLength(150);
  });

  it('moves only the share of an annotator who joins', () => {
    const before = assign(ids, pool);
    const after = assign(ids, { ...pool, annotators: [...pool.annotators, 'Di'] });
    for (const id of ids) {
      const stayed = after.get(id)?.filter((name) => name !== 'Di') ?? [];
      for (const name of stayed) expect(before.get(id)).toContain(name);
    }
    expect(ids.filter((id) => after.get(id)?.[0] === 'Di').length).toBeGreaterThan(20);
  });
});

describe('how a task stands', () => {
  const withPool = (pool: Partial<Pool>, proposals: readonly Proposal[]) => {
    const review = new Review(folder());
    review.setPool(pool);
    review.propose(proposals);
    return review;
  };

  it('waits for the second annotator in the overlap, and is kept when both say the same', () => {
    const review = withPool({ annotators: ['Ann', 'Bo'], overlap: 1, validated: [] }, [quiz('q')]);
    expect(review.standing('q').status).toBe('open');
    review.decide({ task: 'q', annotator: 'Ann', verdict: 'accept' });
    expect(review.standing('q').status).toBe('waiting');
    review.decide({ task: 'q', annotator: 'Bo', verdict: 'accept' });
    expect(review.standing('q').status).toBe('kept');
  });

  it('is disputed when two differ, until a resolution ends it', () => {
    const review = withPool({ annotators: ['Ann', 'Bo'], overlap: 1, validated: [] }, [quiz('q')]);
    review.decide({ task: 'q', annotator: 'Ann', verdict: 'accept' });
    review.decide({ task: 'q', annotator: 'Bo', verdict: 'reject', note: 'both could be right' });
    expect(review.disagreements().map(({ task }) => task.id)).toEqual(['q']);
    expect(review.finished()).toEqual([]);
    review.resolve({ task: 'q', annotator: 'Bo', verdict: 'reject', note: 'agreed' });
    expect(review.disagreements()).toEqual([]);
    expect(review.finished()).toMatchObject([{ outcome: 'dropped', resolution: { note: 'agreed' } }]);
  });

  it('asks somebody else to validate a question: grounded, sufficient, nothing irrelevant', () => {
    const review = withPool({ annotators: ['Ann', 'Bo'], overlap: 0 }, [question('q')]);
    const yes = { grounded: true, sufficient: true, relevant: true };
    expect(() => review.validate({ task: 'q', annotator: 'Bo', ...yes })).toThrow(/nothing to validate/);
    review.decide({ task: 'q', annotator: 'Ann', verdict: 'accept' });
    expect(review.standing('q').status).toBe('unvalidated');
    expect(() => review.validate({ task: 'q', annotator: 'Ann', ...yes })).toThrow(/own work/);
    review.validate({ task: 'q', annotator: 'Bo', ...yes, relevant: false });
    expect(review.standing('q')).toMatchObject({ status: 'disputed', dispute: 'validation' });
    review.validate({ task: 'q', annotator: 'Bo', ...yes });
    expect(review.standing('q').status).toBe('kept');
  });

  it('asks for another validation when the result was changed after the first', () => {
    const review = withPool({ annotators: ['Ann', 'Bo'], overlap: 0 }, [question('q')]);
    review.decide({ task: 'q', annotator: 'Ann', verdict: 'accept' });
    review.validate({ task: 'q', annotator: 'Bo', grounded: true, sufficient: true, relevant: true });
    const correction = { ...review.task('q').subject, answer: 'Bushy Park' };
    review.decide({ task: 'q', annotator: 'Ann', verdict: 'correct', correction });
    expect(review.standing('q').status).toBe('unvalidated');
  });

  it('needs a label for every candidate of a query', () => {
    const review = withPool(single, [relevance]);
    const subject = { query: 'deer last spring', candidates: [{ item: 'a', relevant: true }, { item: 'b' }] };
    expect(() => review.decide({ task: 'q1', annotator: 'Ann', verdict: 'accept' })).toThrow(/2 of 2 candidates/);
    expect(() => review.decide({ task: 'q1', annotator: 'Ann', verdict: 'correct', correction: subject })).toThrow(
      /1 of 2 candidates/,
    );
    const whole = {
      ...subject,
      candidates: [
        { item: 'a', relevant: true },
        { item: 'b', relevant: false },
      ],
    };
    review.decide({ task: 'q1', annotator: 'Ann', verdict: 'correct', correction: whole });
    expect(review.finished('relevance')[0]?.result?.candidates).toEqual(whole.candidates);
  });

  it('needs a label for each observation and a box for what is kept of face and body', () => {
    const review = withPool(single, [film]);
    expect(() => review.decide({ task: 'film-1', annotator: 'Ann', verdict: 'accept' })).toThrow(/OBS-1 has no box/);
    const { subject } = review.task('film-1');
    if (!('observations' in subject)) throw new Error('not a film');
    const [smile, pause] = subject.observations;
    const box = { at: 1.5, x: 0.4, y: 0.4, w: 0.2, h: 0.1 };
    const correction = {
      ...subject,
      observations: [
        { ...smile, label: 'correct', boxes: [box] },
        { ...pause, label: 'nonexistent' },
      ],
    };
    review.decide({ task: 'film-1', annotator: 'Ann', verdict: 'correct', correction });
    const [done] = review.finished('observation');
    expect(done?.result?.observations.map(({ id }) => id)).toEqual(['OBS-1']);
    expect(done?.task.subject.observations).toHaveLength(2);
  });
});
