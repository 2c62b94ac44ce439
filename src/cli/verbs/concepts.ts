import pc from 'picocolors';
import type { ConceptResponse, ImageAnswerResponse, ListedConcept } from '../../contract/concept-verbs.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import { type VerbContext, withApp } from '../run-verb.ts';
import { counted, table } from '../table.ts';

export type ConceptOptions = {
  readonly kind?: string;
  readonly references?: readonly string[];
  readonly profile?: string;
};

export const addConcept = (context: VerbContext, name: string, options: ConceptOptions): Promise<ExitCode> =>
  withApp(context, async (app) => {
    const { kind = 'person', references = [], profile } = options;
    if (kind !== 'person' && kind !== 'object')
      throw new MadeleineError('usage', `Unknown value for --kind: ${kind}.`, { action: 'Use person or object.' });
    context.face.result(await app.addConcept({ name, kind, references, profile }), (made) =>
      conceptLines(made).join('\n'),
    );
    return exitCodes.done;
  });

export const listConcepts = (context: VerbContext): Promise<ExitCode> =>
  withApp(context, async (app) => {
    context.face.result(await app.concepts(), ({ concepts }) =>
      concepts.length === 0
        ? 'No people or objects are enrolled. See docs/concepts.md.'
        : table(concepts, [
            { head: 'name', whole: true, cell: ({ name }) => name },
            { head: 'kind', cell: ({ kind }) => kind },
            { head: 'pictures', right: true, cell: ({ references }) => String(references.length) },
            { head: 'attributes', right: true, cell: ({ attributes }) => String(Object.keys(attributes).length) },
            { head: 'key', cell: ({ key }) => key },
          ]),
    );
    return exitCodes.done;
  });

export const showConcept = (context: VerbContext, said: string): Promise<ExitCode> =>
  withApp(context, async (app) => {
    context.face.result(await app.showConcept(said), (shown) => conceptLines(shown).join('\n'));
    return exitCodes.done;
  });

export const removeConcept = (context: VerbContext, said: string): Promise<ExitCode> =>
  withApp(context, async (app) => {
    context.face.result(
      await app.removeConcept(said),
      ({ removed }) => `${pc.green('✓')} ${plain(removed)} removed; its files are kept.`,
    );
    return exitCodes.done;
  });

/** `ask --image`: an answer from the picture, from a profile, or from both. */
export const askImage = (context: VerbContext, question: string, image: string): Promise<ExitCode> =>
  withApp(context, async (app) => {
    context.face.result(await app.askImage(question, image), (answer) => answerLines(answer).join('\n'));
    return exitCodes.done;
  });

function conceptLines({ concept, notes }: ConceptResponse): string[] {
  return [
    `${pc.bold(plain(concept.name))}  ${pc.dim(`${concept.kind}, ${concept.key}`)}`,
    `  ${counted(concept.references.length, 'picture')}${missing(concept)}`,
    ...Object.entries(concept.attributes).map(
      ([name, value]) => `  ${plain(name)}: ${plain(typeof value === 'string' ? value : JSON.stringify(value))}`,
    ),
    ...(concept.linked.length === 0 ? [] : [`  names ${concept.linked.map(plain).join(', ')}`]),
    ...notes.map((note) => pc.yellow(note)),
  ];
}

const missing = ({ missing: gone }: ListedConcept): string =>
  gone.length === 0 ? '' : pc.yellow(`, of which ${gone.length} were not found`);

function answerLines({ outcome, answer, confidence, recognised, citations, notes }: ImageAnswerResponse): string[] {
  const mark =
    outcome === 'grounded'
      ? `${pc.bold(plain(answer))}  ${pc.dim(`${Math.round(confidence * 100)}%`)}`
      : pc.yellow(plain(answer));
  return [
    mark,
    ...notes.map((note) => pc.dim(plain(note))),
    ...citations.map(({ id, field, quote }) => `  ${pc.dim(`${plain(id)} · ${plain(field)}:`)} ${plain(quote)}`),
    ...recognised.map(
      ({ name, state, probability, note }) =>
        `  ${pc.dim(`${plain(name)}: ${state}${probability === undefined ? '' : ` (${Math.round(probability * 100)}%)`}, ${plain(note)}`)}`,
    ),
  ];
}
