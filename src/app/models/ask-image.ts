import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  answerOfConcept,
  type ConceptAnswer,
  type PictureFacts,
  wholePicture,
} from '../../answer/concepts/concept-answer.ts';
import { lookOf } from '../../answer/concepts/concept-look.ts';
import { conceptsNamed } from '../../answer/concepts/concept-profile.ts';
import { conceptAsk } from '../../answer/concepts/concept-question.ts';
import { listText } from '../../answer/wording.ts';
import type { ImageAnswerResponse, Recognised } from '../../contract/concept-verbs.ts';
import type { Concept } from '../../memory/concept.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { OpenMemory } from '../open-memory.ts';
import { lookAt, recognise, type SeenPicture } from './concept-recognition.ts';
import { keyedConcepts } from './concepts.ts';

/**
 * A question about a picture in which somebody or something enrolled may be: the names in it are looked for in the picture
 * and in the profiles, and the answer says which of the two it is from. Errors: `missing`, and the decoder's.
 */
export async function askImage(memory: OpenMemory, question: string, image: string): Promise<ImageAnswerResponse> {
  const began = performance.now();
  const path = resolve(image);
  if ((await stat(path).catch(() => undefined)) === undefined)
    throw new MadeleineError('missing', `${path} was not found.`, { path });
  const concepts = await keyedConcepts(memory);
  const picture = await lookAt(memory, path);
  const { subject, recognised, facts } = await subjectOf(memory, question, concepts, picture);
  const answer = answered(question, subject, recognised, concepts, facts);
  const sure = recognised.find(({ concept }) => concept === subject?.id);
  return {
    question,
    image: path,
    outcome: answer.ok ? 'grounded' : 'abstained',
    answer: answer.ok ? answer.text : answer.reason,
    confidence: answer.ok ? Math.max(0, Math.min(1, answer.confidence * weightOf(answer, sure))) : 0,
    used: answer.ok ? [...answer.used] : [],
    recognised: [...recognised],
    citations: answer.ok ? [...answer.cited] : [],
    notes: notesOn(subject, sure, answer),
    tookMs: performance.now() - began,
  };
}

/** What is said of a face is no surer than whose it is. */
const weightOf = (answer: Extract<ConceptAnswer, { ok: true }>, sure: Recognised | undefined): number =>
  answer.used.includes('picture') && sure?.state !== 'no' && sure?.probability !== undefined ? sure.probability : 1;

type Subject = {
  readonly subject: Concept | undefined;
  readonly recognised: readonly Recognised[];
  readonly facts: PictureFacts;
};

/** Whom the question is about: who is named; without a name, who is recognised. */
async function subjectOf(
  memory: OpenMemory,
  question: string,
  concepts: readonly Concept[],
  picture: SeenPicture | undefined,
): Promise<Subject> {
  const named = conceptsNamed(question, concepts);
  const looked = [];
  for (const concept of named.length > 0 ? named : concepts)
    looked.push({ concept, ...(await recognise(memory, concept, picture)) });
  const known = looked.toSorted((a, b) => (b.recognised.probability ?? 0) - (a.recognised.probability ?? 0));
  const best = named.length > 0 ? looked[0] : known.find(({ recognised }) => recognised.state === 'yes');
  const own =
    best?.face === undefined || picture === undefined
      ? undefined
      : { face: best.face, look: lookOf(picture.pixels, best.face) };
  return {
    subject: best?.concept,
    recognised: (named.length > 0 ? looked : known.slice(0, MOST_TOLD)).map(({ recognised }) => recognised),
    facts: {
      faces: picture?.seen.faces ?? [],
      sights: picture?.seen.sights ?? [],
      own,
      references: best?.references ?? [],
    },
  };
}
const MOST_TOLD = 3;

function answered(
  question: string,
  subject: Concept | undefined,
  recognised: readonly Recognised[],
  concepts: readonly Concept[],
  facts: PictureFacts,
): ConceptAnswer {
  const ask = conceptAsk(question, true);
  if (subject === undefined) {
    if (ask === 'people' || ask === 'things') return wholePicture(ask, facts);
    return {
      ok: false,
      reason: 'No enrolled person or object was recognised in the picture or named in the question.',
    };
  }
  const found = recognised.find(({ concept }) => concept === subject.id);
  if (ask === 'identity')
    return conceptsNamed(question, concepts).length > 0 ? identity(subject, found) : whoIsThere(recognised, concepts);
  const needsFace = ask !== 'profile' && ask !== 'people' && ask !== 'things' && ask !== 'needs-model';
  if (needsFace && facts.own === undefined)
    return {
      ok: false,
      reason: `${subject.name} was not recognised in the picture: ${found?.note ?? 'no comparison was made'}.`,
    };
  return answerOfConcept(ask, question, subject, concepts, facts);
}

function identity({ name }: Concept, found: Recognised | undefined): ConceptAnswer {
  if (found === undefined || found.state === 'cannot' || found.state === 'unsure')
    return {
      ok: false,
      reason: `It is uncertain whether this is ${name}: ${found?.note ?? 'no comparison was made'}.`,
    };
  const isThere = found.state === 'yes';
  return {
    ok: true,
    text: isThere ? `Yes, this is ${name}.` : `No, ${name} is not in the picture.`,
    used: ['picture'],
    cited: [{ id: 'image', field: 'face', quote: found.note }],
    confidence: isThere ? 1 : 1 - (found.probability ?? 0.3),
  };
}

/** Asked who it is, everybody who was recognised is told; a bare "yes" would answer nothing. */
function whoIsThere(recognised: readonly Recognised[], concepts: readonly Concept[]): ConceptAnswer {
  const sure = recognised.filter(({ state }) => state === 'yes');
  const names = sure.flatMap(({ concept }) => concepts.find(({ id }) => id === concept)?.name ?? []);
  return {
    ok: true,
    text: `${names.length === 1 ? 'This is' : 'These are'} ${listText(names, 'en')}.`,
    used: ['picture'],
    cited: sure.map(({ note }) => ({ id: 'image', field: 'face', quote: note })),
    confidence: 1,
  };
}

function notesOn(subject: Concept | undefined, sure: Recognised | undefined, answer: ConceptAnswer): string[] {
  if (subject === undefined || !answer.ok) return [];
  const from = answer.used.includes('picture')
    ? answer.used.includes('profile')
      ? 'From the picture and the profile.'
      : 'From the picture.'
    : `From the profile of ${subject.name}, not from the picture.`;
  const doubt = sure?.state === 'unsure' ? [`It is uncertain whether the picture shows ${subject.name}.`] : [];
  const absent =
    sure?.state === 'no' && !answer.used.includes('picture')
      ? [`The picture does not seem to show ${subject.name}.`]
      : [];
  return [from, ...doubt, ...absent];
}
