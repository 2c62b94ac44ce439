import type { Concept } from '../../../memory/concept.ts';
import type { AskedQuestion } from '../../question.ts';
import {
  chainOfThought,
  instruct,
  letterSchema,
  reasonedSchema,
  recognise,
  recognisedSchema,
  select,
  selectedSchema,
  verifiedSchema,
  verify,
} from './persona.prompt.ts';
import { type PersonaCalls, pictured, questionOf, said } from './persona-calls.ts';

/** One way to answer a question about concepts; gives the letter that is chosen. */
export type PersonaMethod = {
  readonly name: string;
  readonly about: string;
  readonly follows: readonly string[];
  readonly differs: readonly string[];
  choose(question: AskedQuestion, concepts: readonly Concept[], calls: PersonaCalls): Promise<string>;
};

/** Concepts that are shown by a reference picture when one is to be recognised. */
const MOST_SHOWN = 12;
const MOST_HOPS = 3;

const profileOf = ({ name, kind, attributes }: Concept) => ({ name, kind, ...attributes });
const called = (concepts: readonly Concept[], name: string): Concept | undefined =>
  concepts.find((one) => one.name.toLowerCase() === name.trim().replace(/^<|>$/g, '').toLowerCase());

const ways = {
  instruct: '',
  cot: ', reasoning before the letter',
  thinking: ', by a model that thinks before it speaks',
} as const;

const prompting = (way: keyof typeof ways): PersonaMethod => ({
  name: `mpr-prompting-${way}`,
  about: `all profiles in the prompt${ways[way]} (MPRBench, App. D)`,
  follows: ['the profiles of all concepts as JSON, with the question and its picture, in one call'],
  differs: ['profiles stand in the user’s message: what they say is no instruction'],
  async choose(question, concepts, calls) {
    const content = [
      said({ profiles: concepts.map(profileOf), ...questionOf(question) }),
      ...(await pictured('Picture:', question.media)),
    ];
    const effort = way === 'thinking' ? 'high' : undefined;
    if (way !== 'cot') return (await calls.ask('letter', letterSchema, instruct, content, effort)).letter;
    return (await calls.ask('reasoned', reasonedSchema, chainOfThought, content)).letter;
  },
});

/** Who and what a question is about: by the names in its text, else by its picture beside reference pictures. */
async function recognised(
  question: AskedQuestion,
  concepts: readonly Concept[],
  calls: PersonaCalls,
): Promise<Concept[]> {
  const named = concepts.filter(({ name }) => question.text.toLowerCase().includes(name.toLowerCase()));
  const picture = await pictured('Picture:', question.media);
  if (named.length > 0 || picture.length === 0) return named;
  const references = [];
  for (const { name, references: files } of concepts.slice(0, MOST_SHOWN))
    references.push(...(await pictured(`Reference of ${name}:`, files[0])));
  const { names } = await calls.ask('recognised', recognisedSchema, recognise, [
    ...picture,
    ...references,
    said(questionOf(question)),
  ]);
  return names.flatMap((name) => called(concepts, name) ?? []);
}

const retrieval: PersonaMethod = {
  name: 'mpr-retrieval',
  about: 'the concept recognised, its profile fetched, then reasoned about',
  follows: ['recognition first; only the profiles of what was recognised are read (as in PeKit, RAP, R2P)'],
  differs: [
    'the same model recognises, beside one reference picture of each concept, instead of a model of its own for likeness',
  ],
  async choose(question, concepts, calls) {
    const met = await recognised(question, concepts, calls);
    const content = [
      said({ profiles: (met.length === 0 ? concepts : met).map(profileOf), ...questionOf(question) }),
      ...(await pictured('Picture:', question.media)),
    ];
    return (await calls.ask('reasoned', reasonedSchema, chainOfThought, content)).letter;
  },
};

/** Recognise; of each profile take what bears on the question; follow the names in it; check every option. */
const stepwise: PersonaMethod = {
  name: 'mpr-stepwise',
  about: 'ours: recognise, select attributes, hop from profile to linked profile, check each option',
  follows: ['the chain of Fig. 11: what one profile says leads to the next'],
  differs: ['not of the paper'],
  async choose(question, concepts, calls) {
    const met = await recognised(question, concepts, calls);
    const left = [...met];
    const visited = new Set<string>();
    const facts: Record<string, unknown>[] = [];
    for (let hop = 0; hop < MOST_HOPS + met.length && left.length > 0; hop++) {
      const concept = left.shift();
      if (concept === undefined || visited.has(concept.id)) continue;
      visited.add(concept.id);
      const { attributes, linked } = await calls.ask('selected', selectedSchema, select, [
        said({ profile: concept.name, attributes: profileOf(concept), known: facts, ...questionOf(question) }),
      ]);
      const of = new Set(attributes);
      facts.push({
        name: concept.name,
        ...Object.fromEntries(Object.entries(concept.attributes).filter(([name]) => of.has(name))),
      });
      // Only links that the profile itself has: a name that a model makes up leads nowhere.
      const known = new Set<string>(concept.linked);
      left.push(...linked.flatMap((name) => called(concepts, name) ?? []).filter(({ id }) => known.has(id)));
    }
    const content = [said({ facts, ...questionOf(question) }), ...(await pictured('Picture:', question.media))];
    const checked = await calls.ask('verified', verifiedSchema, verify, content);
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
