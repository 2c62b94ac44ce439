/**
 * What the bank of inboxes (training/inboxes) comes to: small memories of invented people, written by hand by several writers.
 *   npm run evaluate -- [WRITER[/NN]…] [--misses] [--kind update,none] [--json FILE]
 * Without a name, the writers that no weights were fitted on. Each inbox is a memory of its own, made by `add` from rows in
 * ATM-Bench's form, and is asked at its own time. Told are, of each writer and kind: questions, right answers, those that
 * cite all that the gold names or some of it, wrong ones that were at least half sure and others, abstentions where there
 * is an answer, answers where there is none, and how much of the gold is among the first ten that a search finds.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type AskedOfInbox, askInbox } from '../harness/asked-inbox.ts';
import { inboxesNamed, leftOutWriters, questionKinds } from '../harness/inboxes-with-gold.ts';
import { figuresOf, missText } from './inbox-figures.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    misses: { type: 'boolean', default: false },
    kind: { type: 'string', default: '' },
    json: { type: 'string' },
  },
});
const kindsNamed = flags.kind.split(',').filter((kind) => kind !== '');
const kinds = questionKinds.filter((kind) => kindsNamed.includes(kind));
if (kinds.length < kindsNamed.length) throw new Error(`--kind takes some of ${questionKinds.join(', ')}.`);

const all: AskedOfInbox[] = [];
const named = positionals.length > 0 ? positionals : leftOutWriters();
for (const inbox of inboxesNamed(named)) all.push(...(await askInbox(inbox, kinds)));

const writers = [...new Set(all.map(({ writer }) => writer))];
for (const writer of writers)
  console.log(
    figuresOf(
      writer,
      all.filter((one) => one.writer === writer),
    ),
  );
if (writers.length > 1) console.log(figuresOf('all writers', all));
if (flags.misses) for (const one of all) if (one.verdict !== 'right') console.log(missText(one));
if (flags.json !== undefined) writeFileSync(flags.json, `${JSON.stringify(all, null, 1)}\n`);
