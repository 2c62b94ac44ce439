import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveMemory, type TestServer } from '../../../test/fixtures/server.ts';
import { initMemory } from '../../app/app.ts';
import { Review } from '../../bench/review/review.ts';
import { openReviewShelf } from '../../bench/review/review-shelf.ts';
import { buildsResponse, taskDetail, tasksResponse } from '../../contract/review/review-shelf.ts';

let base: string;
let server: TestServer;
let at: string;
beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'madeleine-builds-'));
  const folder = join(base, 'sets', 'album');
  const review = new Review(folder);
  review.setPool({ annotators: ['Ann', 'Bo'], overlap: 1, validated: [] });
  const options = ['A', 'B'].map((id) => ({ id, text: `option ${id}` }));
  review.propose(
    ['q1', 'q2'].map((id) => ({
      id,
      suite: 'mprbench',
      step: 'queries',
      kind: 'quiz',
      subject: { question: `What about ${id}?`, options, answer: 'A' },
      proposedBy: { by: 'rule', rule: 'r', version: '1' },
    })),
  );
  mkdirSync(join(folder, 'pictures'));
  writeFileSync(join(folder, 'pictures', 'a.png'), 'not really');
  writeFileSync(join(folder, 'notes.html'), '<script>alert(1)</script>');
  writeFileSync(join(base, 'secret.png'), 'secret');
  symlinkSync(join(base, 'secret.png'), join(folder, 'pictures', 'out.png'));
  await initMemory(join(base, 'memory'), 'off', async () => 'off');
  server = await serveMemory(join(base, 'memory'), { injected: { builds: openReviewShelf([join(base, 'sets')]) } });
  const { builds } = buildsResponse.parse(await server.json('/builds'));
  at = `/builds/${builds[0]?.id}`;
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
  await rm(base, { recursive: true, force: true });
});

const queue = async (annotator: string, name: string) =>
  tasksResponse.parse(await server.json(`${at}/tasks?annotator=${annotator}&queue=${name}`)).tasks.map(({ id }) => id);

describe('reviews over HTTP', () => {
  it('lists the datasets in a folder with the state of their review', async () => {
    const { builds } = buildsResponse.parse(await server.json('/builds'));
    expect(builds).toMatchObject([{ name: 'album', suites: ['mprbench'], tasks: 2, statuses: { open: 2 } }]);
  });

  it('withholds what one annotator decided from the other until they have decided, too', async () => {
    expect(await queue('Ann', 'decide')).toEqual(['q1', 'q2']);
    const sent = await server.send('POST', `${at}/decisions`, { task: 'q1', annotator: 'Ann', verdict: 'accept' });
    expect(sent.status).toBe(200);
    const blind = taskDetail.parse(await server.json(`${at}/tasks/q1?annotator=Bo`));
    expect(blind).toMatchObject({ status: 'waiting', others: [] });
    expect(blind.result).toBeUndefined();
    await server.send('POST', `${at}/decisions`, { task: 'q1', annotator: 'Bo', verdict: 'reject', note: 'two fit' });
    const seen = taskDetail.parse(await server.json(`${at}/tasks/q1?annotator=Bo`));
    expect(seen).toMatchObject({ status: 'disputed', others: [{ annotator: 'Ann', verdict: 'accept' }] });
    expect(await queue('Ann', 'discuss')).toEqual(['q1']);
    expect(await server.json(`${at}/agreement`)).toMatchObject({
      groups: [{ group: 'quiz', shared: 1, pairs: [{ annotators: ['Ann', 'Bo'], n: 1, share: 0 }] }],
      disagreements: [{ id: 'q1' }],
    });
  });

  it('says what does not fit, and keeps nothing of it', async () => {
    const wrong = await server.send('POST', `${at}/decisions`, {
      task: 'q2',
      annotator: 'Ann',
      verdict: 'correct',
      correction: { question: 'What?', options: [], answer: 'A' },
    });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('options');
    expect(await queue('Ann', 'decide')).toEqual(['q2']);
  });

  it('keeps what was begun for the annotator who began it', async () => {
    await server.send('PUT', `${at}/unfinished`, { annotator: 'Ann', task: 'q2', begun: { answer: 'B' } });
    expect(await server.json(`${at}/tasks/q2?annotator=Ann`)).toMatchObject({ begun: { answer: 'B' } });
    expect(await server.json(`${at}/tasks/q2?annotator=Bo`)).not.toHaveProperty('begun');
  });

  it('sends pictures and films of the folder, and nothing else', async () => {
    const status = async (path: string) => (await server.get(`${at}/file?path=${encodeURIComponent(path)}`)).status;
    expect(await status('pictures/a.png')).toBe(200);
    expect(await status('notes.html')).toBeGreaterThanOrEqual(400);
    expect(await status('review/tasks.jsonl')).toBeGreaterThanOrEqual(400);
    expect(await status('../../secret.png')).toBe(400);
    expect(await status('/etc/passwd')).toBe(400);
    expect(await status('pictures/out.png')).toBeGreaterThanOrEqual(400);
    expect(await status('pictures/none.png')).toBe(404);
  });

  it('takes a question that an annotator wrote, for another to validate', async () => {
    await server.send('PATCH', `${at}/pool`, { validated: ['question'] });
    const question = { question: 'Where did I see the deer?', answer: 'Richmond Park', evidence: ['i1'] };
    const made = await server.send('POST', `${at}/questions`, { annotator: 'Ann', question });
    const { task } = taskDetail.parse(await made.json());
    expect(await queue('Ann', 'validate')).toEqual([]);
    expect(await queue('Bo', 'validate')).toEqual([task.id]);
    const yes = { grounded: true, sufficient: true, relevant: true };
    await server.send('POST', `${at}/validations`, { task: task.id, annotator: 'Bo', ...yes });
    expect(await queue('Bo', 'finished')).toEqual([task.id]);
  });

  it('keeps questions that are being written for whichever machine goes on, until they are saved', async () => {
    const id = 'written-0f3a9c2d41';
    const begun = { subject: { question: 'Where did I', answer: '', evidence: ['i1'] } };
    const put = (task: string) => server.send('PUT', `${at}/unfinished`, { annotator: 'Ann', task, begun });
    expect((await put(id)).status).toBe(200);
    expect((await put('q9')).status).toBe(404);
    expect(await server.json(`${at}/unfinished?annotator=Ann`)).toEqual({ drafts: [{ id, begun }] });
    expect(await server.json(`${at}/unfinished?annotator=Bo`)).toEqual({ drafts: [] });
    const question = { question: 'Where did I see the fox?', answer: 'at the pond', evidence: ['i1'] };
    await server.send('POST', `${at}/questions`, { annotator: 'Ann', question, draft: id });
    expect(await server.json(`${at}/unfinished?annotator=Ann`)).toEqual({ drafts: [] });
  });

  it('lists drafts of a kind, and those that are mine, undecided or disagreed on', async () => {
    const listed = async (asked: string) =>
      tasksResponse.parse(await server.json(`${at}/tasks?annotator=Ann&${asked}`));
    const ids = async (asked: string) => (await listed(asked)).tasks.map(({ id }) => id);
    expect((await listed('')).kinds).toEqual({ quiz: 2, question: 2 });
    expect((await listed('kind=quiz')).queues).toMatchObject({ all: 2 });
    expect(await ids('kind=quiz&state=mine')).toEqual(['q1']);
    expect(await ids('state=mine')).toHaveLength(3);
    expect(await ids('state=undecided')).toEqual(['q2']);
    expect(await ids('state=disagreed')).toEqual(['q1']);
    expect((await server.get(`${at}/tasks?state=other`)).status).toBe(400);
  });
});
