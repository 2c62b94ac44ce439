import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import pc from 'picocolors';
import type { App } from '../../app/app.ts';
import type { PeopleResponse } from '../../contract/browse-verbs.ts';
import type { FacesResponse, GraphResponse, PersonResponse, SuggestionsResponse } from '../../contract/people-verbs.ts';
import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import { askYesNo, canAsk } from '../ask-yes-no.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import { type VerbContext, withApp } from '../run-verb.ts';
import { counted, table } from '../table.ts';
import { correct } from './correct.ts';

export async function listPeople(context: VerbContext, options: { readonly hidden?: boolean }): Promise<ExitCode> {
  return withApp(context, async (app) => {
    context.face.result(await app.people(options), drawPeople);
    return exitCodes.done;
  });
}

const nameless = '(no name yet)';
const nameOf = (name: string): string => (name === '' ? nameless : plain(name));

function drawPeople({ people }: PeopleResponse): string {
  if (people.length === 0) return 'No people yet. Add mail or photos of people.';
  return table(people, [
    { head: 'id', whole: true, cell: (p) => p.id },
    { head: 'name', cell: (p) => `${nameOf(p.name)}${p.owner ? ' (you)' : ''}` },
    { head: 'kind', cell: (p) => p.kind },
    { head: 'roles', cell: (p) => p.roles.join(', ') },
    { head: 'faces', right: true, cell: (p) => (p.faces.length === 0 ? '' : String(p.faces.length)) },
    { head: 'items', right: true, cell: (p) => String(p.items.length) },
    {
      head: 'also known as',
      cell: (p) => [...p.names.filter((n) => n !== p.name), ...p.addresses].slice(0, 3).join(', '),
    },
  ]);
}

export async function showPerson(context: VerbContext, said: string): Promise<ExitCode> {
  return withApp(context, async (app) => {
    context.face.result(await app.person(said), drawPerson);
    return exitCodes.done;
  });
}

const MOST_FACES = 20;

function drawPerson(person: PersonResponse): string {
  const rest = person.shown.length - MOST_FACES;
  const lines = [
    `${pc.bold(nameOf(person.name))}${person.owner ? ' (you)' : ''}  ${pc.dim(person.id)}`,
    ...(person.names.length > 1 ? [`  also ${person.names.slice(1).map(plain).join(', ')}`] : []),
    ...(person.roles.length > 0 ? [`  ${person.roles.map(plain).join(', ')}`] : []),
    ...(person.addresses.length > 0 ? [`  addresses: ${person.addresses.map(plain).join(', ')}`] : []),
    `  ${counted(person.items.length, 'item')}, ${counted(person.shown.length, 'face')}`,
    ...(person.closest.length > 0
      ? [
          `  most often with ${person.closest.map(({ id, name, times }) => `${name === '' ? id : plain(name)} (${times})`).join(', ')}`,
        ]
      : []),
    ...(person.circle.length > 0
      ? [`  circle: ${person.circle.map(({ id, name }) => (name === '' ? id : plain(name))).join(', ')}`]
      : []),
    ...person.shown.slice(0, MOST_FACES).map(faceLine),
    ...(rest > 0 ? [pc.dim(`  … and ${rest} more; \`people show ${person.id} --json\` lists all faces.`)] : []),
  ];
  if (person.shown.length > 0) lines.push(pc.dim(`To see the faces: madeleine people faces ${person.id} --out FOLDER`));
  return lines.join('\n');
}

type Naming = {
  readonly person: string;
  readonly name: string;
  readonly without: readonly string[];
  readonly yes: boolean;
};

/** Names a person after listing all faces that would get the name; in a terminal, asks for confirmation. */
export async function namePerson(context: VerbContext, { person, name, without, yes }: Naming): Promise<ExitCode> {
  return withApp(context, async (app) => {
    const covered = (await facesToName(app, person)).filter(({ face }) => !without.includes(face));
    if (covered.length > 1) {
      context.face.note(`${plain(name)} would be assigned these ${covered.length} faces:`);
      for (const face of covered) context.face.note(faceLine(face));
      context.face.note('Exclude faces of other people with --without FACE.');
      if (!yes && canAsk(context) && !(await askYesNo(context, 'Assign all of them? [y/N] '))) {
        context.face.note('Nothing was changed.');
        return exitCodes.done;
      }
    }
    const said = await app.correctPerson({ kind: 'name', person, name, without });
    context.face.result(said, ({ done }) => done);
    return exitCodes.done;
  });
}

/** The faces of an unnamed group; empty for a named person and for a face without a person. */
async function facesToName(app: App, said: string): Promise<PersonResponse['shown']> {
  try {
    const { name, shown } = await app.person(said);
    return name === '' ? shown : [];
  } catch (error) {
    if (isMadeleineError(error) && error.code === 'not-found') return [];
    throw error;
  }
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

function faceLine({ face, path, box, quality, span }: PersonResponse['shown'][number]): string {
  const where = span === undefined ? '' : ` at ${span.at.toFixed(1)} s`;
  const place = `${percent(box.x)},${percent(box.y)} ${percent(box.w)}×${percent(box.h)}`;
  return `  ${face}  ${pc.dim(`${plain(path)}${where} · ${place} · quality ${percent(quality)}`)}`;
}

export async function saveFaces(context: VerbContext, said: string, options: { readonly out: string }) {
  return withApp(context, async (app) => {
    const saved = await app.saveFaces(said, resolve(options.out));
    context.face.result(saved, drawSaved);
    return saved.unreadable > 0 ? exitCodes.someFailed : exitCodes.done;
  });
}

const drawSaved = ({ files, sheet, unreadable }: FacesResponse): string =>
  [
    `${counted(files.length, 'face')} saved; open ${plain(sheet)} to see them.`,
    ...(unreadable > 0 ? [pc.yellow(`${counted(unreadable, 'original')} could not be read.`)] : []),
  ].join('\n');

export async function showGraph(context: VerbContext): Promise<ExitCode> {
  return withApp(context, async (app) => {
    context.face.result(await app.socialGraph(), drawGraph);
    return exitCodes.done;
  });
}

const MOST_PAIRS = 20;

function drawGraph({ nodes, edges, communities }: GraphResponse): string {
  if (edges.length === 0) return 'No people appear together or write to each other yet.';
  const names = new Map(nodes.map(({ id, name }) => [id, name === '' ? id : plain(name)]));
  return [
    pc.bold('Most often together'),
    ...edges
      .slice(0, MOST_PAIRS)
      .map(({ a, b, times }) => `  ${names.get(a)} and ${names.get(b)}  ${pc.dim(counted(times, 'time'))}`),
    ...(communities.length === 0 ? [] : [pc.bold('Circles')]),
    ...communities.map((people) => `  ${people.map(({ id }) => names.get(id)).join(', ')}`),
  ].join('\n');
}

export async function suggestPeople(context: VerbContext, options: { readonly limit?: string }): Promise<ExitCode> {
  const limit = Number(options.limit ?? '10');
  if (!Number.isInteger(limit) || limit < 1)
    throw new MadeleineError('usage', `--limit must be a number of at least 1, not ${options.limit}.`);
  return withApp(context, async (app) => {
    context.face.result(await app.suggestPeople(limit), drawSuggestions);
    return exitCodes.done;
  });
}

function drawSuggestions({ suggestions, more }: SuggestionsResponse): string {
  if (suggestions.length === 0) return 'No suggestions.';
  return [
    ...suggestions.flatMap(suggestionLines),
    ...(more > 0 ? [pc.dim(`… and ${more} more.`)] : []),
    pc.dim('Answer with `madeleine people confirm N` or `madeleine people reject N`.'),
  ].join('\n');
}

function suggestionLines({ n, question, certainty, example, beside }: SuggestionsResponse['suggestions'][number]) {
  const where = [example, beside].map((face) =>
    face === undefined ? undefined : `${plain(face.path)} (${face.face})`,
  );
  return [
    `${String(n).padStart(3)}. ${plain(question)}  ${pc.dim(`${percent(certainty)} sure`)}`,
    ...where.flatMap((text, i) => (text === undefined ? [] : [pc.dim(`       ${i === 0 ? 'in' : 'compare'} ${text}`)])),
  ];
}

/** `people confirm 1 2 3`, or `people confirm FACE PERSON`; likewise `reject`. */
export async function answerPeople(context: VerbContext, said: readonly string[], isSo: boolean): Promise<ExitCode> {
  const numbers = said.map(Number);
  if (numbers.every((n) => Number.isInteger(n) && n > 0))
    return correct(context, async (app) => {
      const done: string[] = [];
      // Faces are regrouped once, after the last answer.
      for (const [i, n] of numbers.entries())
        done.push((await app.answerSuggestion(n, isSo, { later: i < numbers.length - 1 })).done);
      return { done: done.join('\n') };
    });
  const [face, ...person] = said;
  if (face === undefined || person.length === 0) {
    throw new MadeleineError('usage', `Expected suggestion numbers, or a face and a person, not ${said.join(' ')}.`, {
      action: 'Run `people suggest`, then `people confirm 1 2`; or use `people confirm FACE PERSON`.',
    });
  }
  return correct(context, (app) => app.correctPerson({ kind: 'face', face, person: person.join(' '), holds: isSo }));
}

/** Asks the suggestions one by one, most useful first, until none is left or input ends. */
export async function reviewPeople(context: VerbContext): Promise<ExitCode> {
  if (!process.stdin.isTTY || context.face.json) {
    throw new MadeleineError('usage', 'Suggestions can only be reviewed in a terminal.', {
      action: 'Use `people suggest --json`, then `people confirm N` and `people reject N`.',
    });
  }
  return withApp(context, async (app) => {
    const terminal = createInterface({ input: process.stdin, output: process.stderr });
    try {
      await review(app, (question) => terminal.question(question, { signal: context.signal }).catch(() => 'q'));
    } finally {
      terminal.close();
    }
    return exitCodes.done;
  });
}

async function review(app: App, ask: (question: string) => Promise<string>): Promise<void> {
  const skipped = new Set<string>();
  for (;;) {
    const { suggestions } = await app.suggestPeople(50);
    const next = suggestions.find((one) => !skipped.has(`${one.kind} ${one.person} ${one.faces[0]}`));
    if (next === undefined) return;
    process.stderr.write(`${suggestionLines(next).join('\n')}\n`);
    const said = (await ask('  yes, no, skip or quit? ')).trim().toLowerCase();
    if (/^(q|quit)$/.test(said)) return;
    if (/^(y|yes|是|对)$/.test(said)) process.stderr.write(`${(await app.answerSuggestion(next.n, true)).done}\n`);
    else if (/^(n|no|不|不是)$/.test(said))
      process.stderr.write(`${(await app.answerSuggestion(next.n, false)).done}\n`);
    else skipped.add(`${next.kind} ${next.person} ${next.faces[0]}`);
  }
}
