import pc from 'picocolors';
import type { TaskDetail } from '../../contract/review/review-shelf.ts';
import { type ReviewKind, type Subjects, subjectSchemas } from '../../contract/review/subjects.ts';
import { plain } from '../face.ts';

type Lines = readonly (string | undefined)[];
const pair = (name: string, value: string | undefined): string | undefined =>
  value === undefined || value === '' ? undefined : `  ${pc.dim(`${name}:`)} ${plain(value)}`;

const drawn: { readonly [K in ReviewKind]: (subject: Subjects[K]) => Lines } = {
  question: ({ question, answer, answerType, topic, intent, evidence }) => [
    pc.bold(plain(question)),
    pair('answer', answer),
    pair('type', answerType),
    pair('topic', topic),
    pair('intent', intent),
    pair('evidence', evidence.join(', ')),
  ],
  relevance: ({ query, translations = {}, sources = [], candidates }) => [
    pc.bold(plain(query)),
    ...Object.entries(translations).map(([language, said]) => pair(language, said)),
    pair('sources', sources.join(' ')),
    ...candidates.map(
      ({ item, by = [], relevant }) =>
        `  ${relevant === undefined ? '?' : relevant ? '✓' : '✗'} ${plain(item)} ${pc.dim(plain(by.join(', ')))}`,
    ),
  ],
  profile: ({ concept, of, pictures, fields, events = [] }) => [
    pc.bold(`${plain(concept)} (${of})`),
    ...fields.map(({ name, value }) => pair(name, typeof value === 'string' ? value : value.join('; '))),
    ...events.map(({ date, text }) => pair(date, text)),
    pair('pictures', pictures.join(', ')),
  ],
  picture: ({ scenario, references, candidates, chosen = [] }) => [
    pc.bold(plain(scenario)),
    pair('references', references.join(', ')),
    ...candidates.map((file) => `  ${chosen.includes(file) ? '✓' : ' '} ${plain(file)}`),
  ],
  observation: ({ film, seconds, observations }) => [
    pc.bold(`${plain(film)} (${seconds} s)`),
    ...observations.map(
      ({ id, dimension, start, end, description, label }) =>
        `  ${plain(id)} ${dimension} ${start}–${end} s: ${plain(description)}${label === undefined ? '' : ` (${label})`}`,
    ),
  ],
  quiz: ({ question, category, options, answer, picture, film }) => [
    pc.bold(plain(question)),
    pair('category', category),
    ...options.map(({ id, text }) => `  ${id === answer ? '✓' : ' '} ${plain(id)} ${plain(text)}`),
    pair('picture', picture),
    pair('film', film),
  ],
};

function drawSubject<K extends ReviewKind>(kind: K, subject: unknown): Lines {
  const parsed = subjectSchemas[kind].safeParse(subject);
  return parsed.success ? drawn[kind](parsed.data as Subjects[K]) : [plain(JSON.stringify(subject))];
}

const proposer = ({ proposedBy }: TaskDetail['task']): string => {
  if (proposedBy.by === 'rule') return `the rule ${proposedBy.rule}`;
  return proposedBy.by === 'person' ? proposedBy.annotator : `${proposedBy.model}, prompt ${proposedBy.prompt}`;
};

/** A draft with its evidence, what the builder's checks found, and what was decided. */
export function drawTask({ task, status, others, mine, validations, resolution, result }: TaskDetail): string {
  const all = [...(mine === undefined ? [] : [mine]), ...others];
  return [
    pc.dim(`${task.id} · ${task.suite} · ${task.step} · ${status} · proposed by ${plain(proposer(task))}`),
    ...drawSubject(task.kind, task.subject),
    ...task.evidence.map((one) => pair('look at', `${'item' in one ? one.item : one.file} ${one.note ?? ''}`.trim())),
    ...task.checks.filter(({ ok }) => !ok).map(({ message }) => `  ${pc.yellow('!')} ${plain(message)}`),
    ...all.map(({ annotator, verdict, note }) =>
      pair(annotator, `${verdict}${note === undefined ? '' : ` – ${note}`}`),
    ),
    ...validations.map(({ annotator, grounded, sufficient, relevant }) =>
      pair(annotator, `grounded ${yes(grounded)}, sufficient ${yes(sufficient)}, nothing irrelevant ${yes(relevant)}`),
    ),
    resolution === undefined ? undefined : pair('resolved', `${resolution.verdict} by ${resolution.annotator}`),
    ...(all.some(({ verdict }) => verdict === 'correct') && result !== undefined
      ? [pc.dim('as it stands now:'), ...drawSubject(task.kind, result)]
      : []),
  ]
    .filter((line) => line !== undefined)
    .join('\n');
}

const yes = (said: boolean): string => (said ? 'yes' : 'no');
