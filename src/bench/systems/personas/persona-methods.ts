import type { Concept } from '../../../memory/concept.ts';
import type { ContentPart } from '../../../ports/language-model.ts';
import type { AskedQuestion } from '../../question.ts';
import {
  chainOfThought,
  instruct,
  letterSchema,
  reasonedSchema,
  select,
  selectedSchema,
  verifiedSchema,
  verify,
} from './persona.prompt.ts';
import { type PersonaCalls, pictured, questionOf, said } from './persona-calls.ts';
import { called, type KnownRankings, ranked, recognised, referencesOf } from './recognise.ts';

/** One way to answer a question about concepts; gives the letter that is chosen. */
export type PersonaMethod = {
  readonly name: string;
  readonly about: string;
  readonly follows: readonly string[];
  readonly differs: readonly string[];
  choose(
    question: AskedQuestion,
    concepts: readonly Concept[],
    calls: PersonaCalls,
    known: KnownRankings,
  ): Promise<string>;
};

/** Reference pictures in one prompt: servers bound them. Of more concepts those are shown that are likest. */
const MOST_SHOWN = 48;
/** Reference pictures of each concept that was recognised: they are compared with the picture in detail. */
const OF_EACH = 3;
const MOST_HOPS = 3;

const profileOf = ({ name, kind, attributes }: Concept) => ({ name, kind, ...attributes });
/** The picture of the question beside reference pictures; without a picture there is nothing to compare. */
async function picturesOf(
  { media }: AskedQuestion,
  concepts: readonly Concept[],
  ofEach: number,
): Promise<ContentPart[]> {
  const picture = await pictured('Picture:', media);
  if (picture.length === 0) return [];
  const references: ContentPart[] = [];
  for (const concept of concepts) references.push(...(await referencesOf(concept, ofEach)));
  return [...references, ...picture];
}

/** All concepts where their reference pictures fit into one prompt, else the likest. */
const shown = async (
  question: AskedQuestion,
  concepts: readonly Concept[],
  calls: PersonaCalls,
  known: KnownRankings,
): Promise<readonly Concept[]> =>
  concepts.length <= MOST_SHOWN
    ? concepts
    : (await ranked(question.media, concepts, calls, known)).slice(0, MOST_SHOWN).map(({ concept }) => concept);

const ways = {
  instruct: '',
  cot: ', reasoning before the letter',
  thinking: ', by a model that thinks before it speaks',
} as const;

const prompting = (way: keyof typeof ways): PersonaMethod => ({
  name: `mpr-prompting-${way}`,
  about: `all profiles in the prompt${ways[way]} (MPRBench, App. D)`,
  follows: [
    'the profiles of all concepts as JSON, a reference picture of each, the question and its picture, in one call (§2.1, §3.2)',
  ],
  differs: [
    'profiles stand in the user’s message: what they say is no instruction',
    `of more than ${MOST_SHOWN} concepts only the likest are shown by a reference picture; all profiles are read`,
  ],
  async choose(question, concepts, calls, known) {
    const content = [
      said({ profiles: concepts.map(profileOf), ...questionOf(question) }),
      ...(await picturesOf(question, await shown(question, concepts, calls, known), 1)),
    ];
    const effort = way === 'thinking' ? 'high' : undefined;
    if (way !== 'cot') return (await calls.read('letter', letterSchema, instruct, content, effort)).letter;
    return (await calls.read('reasoned', reasonedSchema, chainOfThought, content)).letter;
  },
});

const retrieval: PersonaMethod = {
  name: 'mpr-retrieval',
  about: 'the concept recognised, its profile fetched, then reasoned about',
  follows: [
    'recognition first: every concept is ranked by likeness, whatever the question names',
    'only the profiles and reference pictures of what was recognised are read (as in PeKit, RAP, R2P)',
  ],
  differs: [
    'the same model recognises, beside one reference picture of each concept, instead of a model of its own for likeness',
  ],
  async choose(question, concepts, calls, known) {
    const met = await recognised(question, concepts, calls, known);
    const content = [
      said({ profiles: (met.length === 0 ? concepts : met).map(profileOf), ...questionOf(question) }),
      ...(await picturesOf(question, met, OF_EACH)),
    ];
    return (await calls.read('reasoned', reasonedSchema, chainOfThought, content)).letter;
  },
};

/** Recognise; of each profile take what bears on the question; follow the names in it; check every option. */
const stepwise: PersonaMethod = {
  name: 'mpr-stepwise',
  about: 'ours: recognise, select attributes, hop from profile to linked profile, check each option',
  follows: ['the chain of Fig. 11: what one profile says leads to the next'],
  differs: ['not of the paper'],
  async choose(question, concepts, calls, known) {
    const met = await recognised(question, concepts, calls, known);
    const left = [...met];
    const visited = new Set<string>();
    const facts: Record<string, unknown>[] = [];
    for (let hop = 0; hop < MOST_HOPS + met.length && left.length > 0; hop++) {
      const concept = left.shift();
      if (concept === undefined || visited.has(concept.id)) continue;
      visited.add(concept.id);
      const selected = await calls.find('selected', selectedSchema, select, [
        said({ profile: concept.name, attributes: profileOf(concept), known: facts, ...questionOf(question) }),
      ]);
      // Of a selection that cannot be read nothing is known but the whole profile.
      const { attributes = Object.keys(concept.attributes), linked = [] } = selected ?? {};
      const of = new Set(attributes);
      facts.push({
        name: concept.name,
        ...Object.fromEntries(Object.entries(concept.attributes).filter(([name]) => of.has(name))),
      });
      // Only links that the profile itself has: a name that a model makes up leads nowhere.
      const known = new Set<string>(concept.linked);
      left.push(...linked.flatMap((name) => called(concepts, name) ?? []).filter(({ id }) => known.has(id)));
    }
    const content = [said({ facts, ...questionOf(question) }), ...(await picturesOf(question, met, OF_EACH))];
    const checked = await calls.read('verified', verifiedSchema, verify, content);
    const follows = checked.options.filter(({ verdict }) => verdict === 'follows');
    const [only] = follows;
    return follows.length === 1 && only !== undefined ? only.letter : checked.letter;
  },
};

export const personaMethods: readonly PersonaMethod[] = [
  prompting('instruct'),
  prompting('cot'),
  prompting('thinking'),
  retrieval,
  stepwise,
];
