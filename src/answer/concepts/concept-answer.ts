import type { Concept } from '../../memory/concept.ts';
import type { Sight } from '../../memory/seen.ts';
import type { SeenFace } from '../../ports/perception.ts';
import { amongFaces, changesOf, type Look, placeIn } from './concept-look.ts';
import { answerFromProfile, type ProfileAnswer, profileValues } from './concept-profile.ts';
import type { ConceptAsk } from './concept-question.ts';
import { datedMatches } from './concept-time.ts';

/** What is known of a picture when a question about a concept in it is answered. */
export type PictureFacts = {
  readonly faces: readonly SeenFace[];
  readonly sights: readonly Sight[];
  /** The concept's own face and its look; absent where it was not recognised. */
  readonly own: { readonly face: SeenFace; readonly look: Look } | undefined;
  readonly references: readonly Look[];
};

export type Cited = { readonly id: string; readonly field: string; readonly quote: string };

/** An answer with what it rests on, or why there is none. */
export type ConceptAnswer =
  | {
      readonly ok: true;
      readonly text: string;
      readonly used: readonly ('picture' | 'profile')[];
      readonly cited: readonly Cited[];
      readonly confidence: number;
    }
  | { readonly ok: false; readonly reason: string };

const MEASURED = 0.75;
const SEEN = 0.6;
const STATED = 0.9;

const fromPicture = (text: string, field: string, quote: string, confidence: number): ConceptAnswer => ({
  ok: true,
  text,
  used: ['picture'],
  cited: [{ id: 'image', field, quote }],
  confidence,
});
const no = (reason: string): ConceptAnswer => ({ ok: false, reason });

/** Answers from the profile alone. */
export function profileAnswer(question: string, concept: Concept, concepts: readonly Concept[]): ConceptAnswer {
  const found = answerFromProfile(question, concept, concepts);
  if (found === undefined) return no(`The profile of ${concept.name} does not say.`);
  const hops = found.by.map(
    ({ concept: whose, path, value }): Cited => ({ id: `concept:${whose.id}`, field: path, quote: value }),
  );
  return {
    ok: true,
    text: found.value,
    used: ['profile'],
    cited: [...hops, { id: `concept:${found.concept.id}`, field: found.path, quote: found.value }],
    confidence: confidenceOf(found),
  };
}

const confidenceOf = ({ by }: ProfileAnswer): number => STATED ** (by.length + 1);

const changed = { hair: 'the hair is', clothes: 'the clothes are', glasses: 'glasses are' } as const;
type Told = (name: string, facts: PictureFacts, concept: Concept) => ConceptAnswer;

/** What is told of a concept's face, by what was asked. */
const ofFace: Readonly<Record<'clothes' | 'hair' | 'glasses' | 'smile' | 'where' | 'change' | 'when', Told>> = {
  clothes: (name, { own }) =>
    own?.look.clothes === undefined
      ? no('What is below the face cannot be measured here.')
      : fromPicture(
          `${name} wears mostly ${own.look.clothes.name}.`,
          'clothes',
          own.look.clothes.name,
          MEASURED * own.look.clothes.share,
        ),
  hair: (name, { own }) =>
    own?.look.hair === undefined
      ? no('The hair cannot be measured here.')
      : fromPicture(
          `What is above ${name}'s forehead is ${own.look.hair.name}: hair, or a hat.`,
          'hair',
          own.look.hair.name,
          MEASURED * own.look.hair.share,
        ),
  glasses: (name, { own }) =>
    own?.look.glasses === undefined
      ? no('Whether glasses are worn is not clear here.')
      : fromPicture(
          `${name} ${own.look.glasses ? 'wears' : 'does not wear'} glasses.`,
          'glasses',
          own.look.glasses ? 'glasses' : 'no glasses',
          SEEN,
        ),
  smile: (name, { own }) =>
    own === undefined
      ? no('The face was not found.')
      : fromPicture(
          `${name} ${own.look.smiles ? 'smiles' : 'does not smile'}.`,
          'expression',
          own.look.smiles ? 'happy' : 'not happy',
          SEEN,
        ),
  where: (name, { own, faces }) =>
    own === undefined
      ? no('The face was not found.')
      : fromPicture(
          `${name} is ${[
            placeIn(own.face.box),
            amongFaces(
              own.face.box,
              faces.map(({ box }) => box),
            ),
          ]
            .filter(Boolean)
            .join(', ')}.`,
          'box',
          placeIn(own.face.box),
          MEASURED,
        ),
  change: (name, { own, references }) => {
    if (own === undefined) return no('The face was not found.');
    const changes = changesOf(own.look, references);
    if (changes.length === 0)
      return no(
        'Nothing that can be measured (colours of hair and clothes, glasses) differs from the references. Beards and hair styles need a model that sees.',
      );
    const text = changes
      .map(({ what, now, before }) => `${changed[what]} ${now}, in the references ${before.join(' or ')}`)
      .join('; ');
    return fromPicture(`Of ${name}, ${text}.`, changes.map(({ what }) => what).join(', '), text, 0.5);
  },
  when: (name, { own }, concept) => {
    if (own === undefined) return no('The face was not found.');
    const [match, another] = datedMatches(own.look, profileValues(concept));
    if (match === undefined || another !== undefined)
      return no(
        `Cannot tell when: ${match === undefined ? 'no' : 'more than one'} dated entry of ${name}'s profile has cues that this picture shows.`,
      );
    return {
      ok: true,
      text: `Probably ${match.date}: the picture shows ${match.cues.join(' and ')}, as that entry says.`,
      used: ['picture', 'profile'],
      cited: [
        { id: 'image', field: 'look', quote: match.cues.join(', ') },
        { id: `concept:${concept.id}`, field: match.entry.path, quote: match.entry.value },
      ],
      confidence: 0.5,
    };
  },
};

/** What is told of the picture as a whole. */
export function wholePicture(ask: ConceptAsk, { faces, sights }: PictureFacts): ConceptAnswer {
  if (ask === 'people') {
    const text =
      faces.length === 0
        ? 'No face is seen.'
        : faces.length === 1
          ? 'One face is seen.'
          : `${faces.length} faces are seen.`;
    return fromPicture(text, 'faces', String(faces.length), SEEN);
  }
  if (ask === 'things') {
    const names = sights
      .filter(({ kind, confidence }) => kind === 'object' && confidence >= 0.45)
      .map(({ name }) => name);
    return names.length === 0
      ? no('Nothing was recognised surely enough.')
      : fromPicture(`Seen: ${names.join(', ')}.`, 'sights', names.join(', '), SEEN);
  }
  return no('That needs a model that sees (docs/models.md).');
}

/** The answer about a concept that was recognised, or is only named, in a picture. */
export function answerOfConcept(
  ask: ConceptAsk,
  question: string,
  concept: Concept,
  concepts: readonly Concept[],
  facts: PictureFacts,
): ConceptAnswer {
  if (ask === 'profile' || ask === 'identity') return profileAnswer(question, concept, concepts);
  if (ask === 'people' || ask === 'things' || ask === 'needs-model') return wholePicture(ask, facts);
  const seen = ofFace[ask](concept.name, facts, concept);
  // "What does she like to wear?" is asked of the profile where the picture says nothing.
  if (seen.ok || ask === 'change' || ask === 'when') return seen;
  const said = profileAnswer(question, concept, concepts);
  return said.ok ? said : seen;
}
