/**
 * How often a right answer is among the candidates that are weighed, and where it is lost if it is not told.
 *   node training/measure/candidate-coverage.ts [WRITER…] [--json FILE]
 * Each writer is asked by the models that `npm run evaluate` fitted without that writer, so run that first. A candidate is
 * right by the judge of `npm run evaluate`. Sets of pictures are left out: a search tells them, no candidate.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { answeredFrom, candidatesFound } from '../../src/answer/answer.ts';
import { clausesOf } from '../../src/answer/candidates/clause.ts';
import { MOST_READ } from '../../src/answer/candidates/read.ts';
import { toldOf } from '../../src/answer/candidates/told.ts';
import { drafted } from '../../src/answer/drafted.ts';
import { MODELS_FOLDER } from '../../src/learn/model-file.ts';
import { retrieve } from '../../src/retrieve/search.ts';
import { isRight } from '../harness/asked-inbox.ts';
import { goldName } from '../harness/collections-with-gold.ts';
import { freshMemory } from '../harness/fresh-memory.ts';
import {
  type InboxQuestion,
  type InboxWithGold,
  inboxesNamed,
  leftOutWriters,
  writeInbox,
} from '../harness/inboxes-with-gold.ts';

/** What became of a right answer, from best to worst. */
const fates = [
  'right',
  'below another',
  'below nothing',
  'stated, no candidate',
  'not stated by one clause',
  'not all found',
] as const;
type Fate = (typeof fates)[number];
const shapes = ['yes or no', 'list', 'date', 'time', 'figure', 'name', 'words'] as const;
type Shape = (typeof shapes)[number];
type Covered = {
  readonly writer: string;
  readonly kind: string;
  readonly asked: string;
  readonly wanted: string;
  readonly told: string;
  readonly fate: Fate;
  readonly shape: Shape;
  readonly isVerbatim: boolean;
  /** How the right candidates came about. */
  readonly by: readonly string[];
};

type Candidates = ReturnType<typeof candidatesFound>;
type Found = Awaited<ReturnType<typeof drafted>>;

/** What the expression looks like, and what it matches in the evidence: yes or no, several at once, or a value of a kind. */
function shapeOf(wanted: string, matched: string | undefined): Shape {
  if (/^\^/.test(wanted)) return 'yes or no';
  if (wanted.startsWith('(?=')) return 'list';
  const text = matched ?? wanted;
  if (/\d[:.h]\d\d(?!\d)/.test(text) && !/[€$£¥]|\d{3}/.test(text)) return 'time';
  if (/\d[号日月/-]|\d\.? ?\(?\p{L}{3,}|\p{L}{3,}\W{1,5}\d/u.test(text)) return 'date';
  if (/\d/.test(text)) return 'figure';
  return /^\p{Lu}/u.test(text) ? 'name' : 'words';
}

const textOf = (inbox: InboxWithGold, evidence: readonly string[]): string =>
  inbox.items
    .filter(({ id }) => evidence.includes(id))
    .flatMap((item) => (item.kind === 'mail' ? [item.subject, item.text, item.from] : [item.caption, item.words ?? '']))
    .join('\n');

function fateOf(
  question: InboxQuestion,
  told: string | undefined,
  { shares, candidates }: Candidates,
  right: readonly boolean[],
  found: Found,
): Fate {
  if (told !== undefined && isRight(question, { told, cited: [] })) return 'right';
  if (right.includes(true)) {
    const best = Math.max(...shares.filter((_, n) => right[n]));
    const isBest = candidates.every(({ kind }, n) => kind === 'nothing' || right[n] || (shares[n] ?? 0) < best);
    return isBest ? 'below nothing' : 'below another';
  }
  const read = found.retrieval.list.items.slice(0, MOST_READ).map(({ item }) => item);
  const bearing = read.filter(({ id }) => question.evidence.includes(goldName(id, 'atm')));
  const isStated = bearing.some((item) =>
    clausesOf(item).some((clause) => isRight(question, { told: toldOf(clause, found.language), cited: [] })),
  );
  if (isStated) return 'stated, no candidate';
  return bearing.length < question.evidence.length ? 'not all found' : 'not stated by one clause';
}

async function covered(writer: string): Promise<Covered[]> {
  const work = mkdtempSync(join(tmpdir(), 'madeleine-coverage-'));
  const all: Covered[] = [];
  for (const inbox of inboxesNamed([writer])) {
    const path = join(work, inbox.name.replace('/', '-'));
    writeInbox(inbox, path);
    const memory = await freshMemory(path, 'atm');
    for (const question of inbox.questions.filter(({ kind }) => kind !== 'none' && kind !== 'photos')) {
      const found = await drafted({ store: memory.store, retrieve }, question.asked, { now: inbox.now });
      const { answer } = answeredFrom(question.asked, found, 0);
      const told = answer.outcome === 'grounded' ? answer.text : undefined;
      const weighed = candidatesFound(found);
      const right = weighed.candidates.map(
        ({ kind, text, parts }) =>
          kind !== 'nothing' &&
          isRight(question, { told: text, cited: [] }) &&
          parts.every(({ clause }) => question.evidence.includes(goldName(clause.item.id, 'atm'))),
      );
      const matched = new RegExp(question.wanted, 'iu').exec(textOf(inbox, question.evidence))?.[0];
      all.push({
        writer,
        kind: question.kind,
        asked: question.asked,
        wanted: question.wanted,
        told: told ?? '',
        fate: fateOf(question, told, weighed, right, found),
        shape: shapeOf(question.wanted, matched),
        isVerbatim: matched !== undefined,
        by: weighed.candidates.filter((_, n) => right[n]).map(({ kind }) => kind),
      });
    }
    await memory.close();
  }
  rmSync(work, { recursive: true, force: true });
  return all;
}

function table(heading: string, all: readonly Covered[], of: (one: Covered) => string): void {
  console.log([heading.padEnd(26), 'of'.padStart(5), ...fates.map((fate) => fate.padStart(fate.length + 2))].join(''));
  for (const key of [...new Set(all.map(of))].sort()) {
    const own = all.filter((one) => of(one) === key);
    const counts = fates.map((fate) => String(own.filter((one) => one.fate === fate).length).padStart(fate.length + 2));
    console.log([key.padEnd(26), String(own.length).padStart(5), ...counts].join(''));
  }
  console.log('');
}

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, only: { type: 'string' } },
});
// One writer by the models of this process.
if (flags.only !== undefined) {
  writeFileSync(flags.json ?? '', JSON.stringify(await covered(flags.only)));
} else {
  const folder = mkdtempSync(join(tmpdir(), 'madeleine-coverage-'));
  const all = (positionals.length > 0 ? positionals : leftOutWriters()).flatMap((writer): Covered[] => {
    const file = join(folder, writer);
    const models = join(tmpdir(), 'madeleine-left-out', writer);
    // Without them the program's own models would be asked, which were fitted on this writer too.
    if (!existsSync(join(models, 'candidates.json')))
      throw new Error(`No models without ${writer} are in ${models}; run \`npm run evaluate -- ${writer}\` first.`);
    execFileSync(process.execPath, [new URL(import.meta.url).pathname, '--only', writer, '--json', file], {
      stdio: 'inherit',
      env: { ...process.env, [MODELS_FOLDER]: models },
    });
    return JSON.parse(readFileSync(file, 'utf8')) as Covered[];
  });
  rmSync(folder, { recursive: true, force: true });
  table('all', all, () => 'all');
  table('writer', all, ({ writer }) => writer);
  table('kind', all, ({ kind }) => kind);
  table('shape of the answer', all, ({ shape, isVerbatim }) => `${shape}, ${isVerbatim ? 'verbatim' : 'other words'}`);
  if (flags.json !== undefined) writeFileSync(flags.json, `${JSON.stringify(all, null, 1)}\n`);
}
