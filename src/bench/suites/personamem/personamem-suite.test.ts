import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Outcome, Reply } from '../../outcome.ts';
import { personaMemSuite } from './personamem-suite.ts';
import { isRightReleased } from './released-choice.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-personamem-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const columns = [
  ...['persona_id', 'question_id', 'question_type', 'topic', 'context_length_in_tokens', 'user_question_or_message'],
  ...['correct_answer', 'all_options', 'shared_context_id', 'end_index_in_shared_context'],
];
const options = `['(a) Try "jazz".', "(b) It's folk.", '(c) Opera,\\nperhaps.', '(d) Rock.']`;
const row = (id: string, more: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> => ({
  persona_id: '7',
  question_id: id,
  question_type: 'recall_user_shared_facts',
  topic: 'music',
  context_length_in_tokens: '30000',
  user_question_or_message: 'What, then?',
  correct_answer: '(b)',
  all_options: options,
  shared_context_id: 'c1',
  end_index_in_shared_context: '2',
  ...more,
});
const table = (rows: readonly Readonly<Record<string, string>>[]): string =>
  [columns, ...rows.map((one) => columns.map((column) => one[column] ?? ''))]
    .map((fields) => fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(','))
    .join('\r\n');
const say = (content: string, role = 'user') => ({ role, content });
const contexts = [
  { c1: [say('Current user persona: Ada.', 'system'), say('User: I love folk.'), say('User: No more folk.')] },
  { c2: [say('User: Hello.')] },
];
const questions = [
  row('p1'),
  row('p2', { end_index_in_shared_context: '3', question_type: 'suggest_new_ideas', topic: '', correct_answer: '(A)' }),
  row('p3', { shared_context_id: 'c2', end_index_in_shared_context: '9' }),
  row('p4'),
];

async function load(rows = questions, lines: readonly unknown[] = contexts) {
  await writeFile(join(folder, 'questions_32k.csv'), table(rows));
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  await writeFile(join(folder, 'shared_contexts_32k.jsonl'), text);
  return personaMemSuite.load(folder, {});
}
const answered = (id: string, reply: Reply): Outcome => {
  return { state: 'answered', id, repeat: 0, seed: 1, reply, tookMs: 1, tries: 1, cached: false };
};
const chose = (id: string, letter: string) => answered(id, { said: { kind: 'choice', letter } });
const error = { code: 'timeout', message: 'late' };
const failed = (id: string): Outcome => ({ state: 'failed', id, repeat: 0, seed: 1, error, tookMs: 1, tries: 3 });

describe('loading PersonaMem', () => {
  it('gives each cut of a conversation a collection, with the messages before the question and no more', async () => {
    const suite = await load();
    expect(suite.collections.map(({ id }) => id)).toEqual(['c1@2', 'c1@3', 'c2@9']);
    const held = await Promise.all(suite.collections.map(async ({ items }) => (await Array.fromAsync(items())).length));
    expect(held).toEqual([2, 3, 1]);
    expect(await Array.fromAsync(suite.collections[0]?.items() ?? [])).toMatchObject([
      { id: 'c1:0', people: [{ name: 'system' }] },
      { id: 'c1:1', thread: { id: 'c1' }, body: { text: 'User: I love folk.' } },
    ]);
    expect(suite.notes).toEqual(['1 questions are asked after the end of their conversation: all of it is given.']);
  });

  it('reads options as Python prints them', async () => {
    const suite = await load();
    expect(suite.questions[0]).toMatchObject({
      form: 'choice',
      options: [
        { letter: 'A', text: 'Try "jazz".' },
        { letter: 'B', text: "It's folk." },
        { letter: 'C', text: 'Opera,\nperhaps.' },
        { letter: 'D', text: 'Rock.' },
      ],
    });
    expect(suite.gold('p2')).toMatchObject({
      answer: 'A: Try "jazz".',
      slices: { type: 'suggest_new_ideas' },
      cluster: '7',
    });
  });

  it('names the file and the line of what is broken, and takes the rest', async () => {
    const suite = await load(
      [
        row('p1'),
        row('p1'),
        row('p2', { correct_answer: 'x' }),
        row('p3', { all_options: '["(a) one", "(a) two"]' }),
        row('p4', { shared_context_id: 'c9' }),
        row('p5', { end_index_in_shared_context: '-1' }),
        row('p6', { correct_answer: '(d)', all_options: '["(a) one", "(b) two"]' }),
      ],
      [...contexts, '{', { c3: 'x' }],
    );
    expect(suite.questions.map(({ id }) => id)).toEqual(['p1']);
    const [file, lines] = ['questions_32k.csv', 'shared_contexts_32k.jsonl'].map((name) => join(folder, name));
    expect(
      suite.failures.map(
        ({ path, message }) => `${path === file ? 'csv' : path === lines ? 'jsonl' : path}, ${message}`,
      ),
    ).toEqual([
      'jsonl, context 3: it is not {id: messages}',
      'jsonl, context 4: it is not {id: messages}',
      'csv, line 3: its question_id came before',
      expect.stringMatching(/^csv, line 4: .*correct_answer/),
      expect.stringMatching(/^csv, line 5: all_options is not/),
      'csv, line 6: there is no conversation "c9"',
      expect.stringMatching(/^csv, line 7: .*end_index_in_shared_context/),
      expect.stringMatching(/^csv, line 8: all_options is not/),
    ]);
  });

  it('says which file is missing, broken, one of several, or led away by a link', async () => {
    await expect(personaMemSuite.load(join(folder, 'none'), {})).rejects.toMatchObject({ code: 'missing' });
    await expect(personaMemSuite.load(folder, {})).rejects.toMatchObject({ code: 'missing' });
    const file = join(folder, 'questions_1M.csv');
    await writeFile(file, `${table([row('p1')])}\n"`);
    const lines = join(folder, 'shared_contexts_1M.jsonl');
    await expect(personaMemSuite.load(file, {})).rejects.toMatchObject({ code: 'missing', path: lines });
    await writeFile(lines, '');
    await expect(personaMemSuite.load(file, {})).rejects.toMatchObject({ code: 'corrupt', path: file });
    await expect(load()).rejects.toMatchObject({ code: 'usage' });
    const away = await mkdtemp(join(tmpdir(), 'madeleine-away-'));
    await symlink(join(folder, 'questions_32k.csv'), join(away, 'questions_32k.csv'));
    await symlink(join(folder, 'shared_contexts_32k.jsonl'), join(away, 'shared_contexts_32k.jsonl'));
    await expect(personaMemSuite.load(away, {})).rejects.toMatchObject({ code: 'unsafe-path' });
    await rm(away, { recursive: true });
  });
});

describe('scoring PersonaMem', () => {
  it('gives accuracy by type, and leaves what was not answered unscored and counted', async () => {
    const suite = await load();
    const outcomes = [chose('p1', 'B'), chose('p2', 'c'), answered('p3', {}), failed('p4')];
    const { document, figures, perQuestion, remarks } = await suite.score(outcomes, { rules: 'official', judges: [] });
    expect(document).toMatchObject({
      n: 4,
      unanswered: 1,
      accuracy: 1 / 3,
      random: 0.25,
      byType: {
        recall_user_shared_facts: { n: 3, unanswered: 1, accuracy: 0.5 },
        suggest_new_ideas: { n: 1, unanswered: 0, accuracy: 0 },
      },
      byTopic: { music: { n: 3 } },
    });
    expect(figures).toContainEqual({ measure: 'answered', n: 4, value: 0.75 });
    expect([...(perQuestion.get('accuracy') ?? [])]).toEqual([
      ['p1', 1],
      ['p2', 0],
      ['p4', 0],
    ]);
    expect(remarks).toMatchObject([
      { code: 'unanswered', count: 1, examples: ['p3'] },
      { code: 'failed', count: 1 },
    ]);
  });

  it('counts an abstention as wrong, and says so', async () => {
    const abstained = answered('p1', { said: { kind: 'abstained', reason: 'nothing' } });
    const { document, remarks } = await (await load()).score([abstained], { rules: 'official', judges: [] });
    expect(document).toMatchObject({ n: 1, unanswered: 0, accuracy: 0 });
    expect(remarks).toMatchObject([{ code: 'abstained', count: 1 }]);
  });

  it('reads lines and the table that the released script writes, with both rule sets', async () => {
    const suite = await load();
    const [jsonl, csv] = [join(folder, 'p.jsonl'), join(folder, 'results.csv')];
    await writeFile(jsonl, '{"id":"p1","answer":"B"}\n{"question_id":"p2","model_response":"<final_answer>(a)"}\n');
    const lines = await suite.scoreFiles({ predictions: jsonl }, { rules: 'official', judges: [] });
    expect(lines.document).toMatchObject({ n: 4, unanswered: 0, accuracy: 0.5 });
    expect(lines.remarks).toMatchObject([{ code: 'missing', count: 2 }]);
    await writeFile(
      csv,
      'score,question_id,model_response\nTrue,p1,"Not (a), I take <final_answer>\n(b)"\nFalse,p2,The answer is A.\n',
    );
    const { document } = await suite.scoreFiles({ predictions: csv }, { rules: 'official', judges: [] });
    expect(document).toMatchObject({
      accuracy: 0.5,
      otherRules: { rules: 'strict', accuracy: 0.25, differ: [{ id: 'p1', score: 1, other: 0 }] },
    });
  });
});

it.each([
  ['(b)', true],
  ['B', true],
  ['<final_answer>(b)</final_answer>', true],
  ['Perhaps (a). <final_answer> b', true],
  ['(b) or (c)', false],
  // "a" is read as a letter, since there are no parentheses.
  ['b, as it is a song', false],
  ['(b), as it is a song', true],
  ['boat', false],
  ['', false],
])('takes %j for right as the released scorer does: %s', (reply, right) => {
  expect(isRightReleased(reply, 'B')).toBe(right);
});
