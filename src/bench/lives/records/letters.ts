import type { Chance } from '../chance.ts';
import { chooseWords, fillIn, type Values } from '../dialogue/fill.ts';
import type { Difficulty } from '../difficulty.ts';
import type { Person } from '../truth/cast.ts';
import type { Fact } from '../truth/fact.ts';
import type { Truth } from '../truth/truth.ts';
import { homeOn } from '../truth/truth.ts';
import { isTraditional, traditional } from '../voices/traditional.ts';
import { sharedText, type Voice } from '../voices/voice.ts';
import type { Tongue } from '../world/places.ts';
import { type LetterForm, readForms } from './letter-text.ts';
import { wordsOfFact, wordsOfNothing } from './letter-words.ts';
import { dependent, isMoved, steps } from './schedule.ts';

/** A mail before it has an id. */
export type Letter = {
  readonly day: number;
  readonly minute: number;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly fact?: string;
  readonly aspects: readonly string[];
};

/** Letters by the step of a fact that they tell of, and whether they use traditional characters throughout. */
type Forms = { readonly bySteps: ReadonlyMap<string, readonly LetterForm[]>; readonly traditional: boolean };
const byStep = (forms: readonly LetterForm[]) => Map.groupBy(forms, ({ step }) => step);
const usual = byStep(
  ['travel', 'daily', 'personal', 'noise', 'varied'].flatMap((part) => readForms(sharedText(`letters-${part}`))),
);

/** A voice's letters; steps and languages of which it has none come from the shared ones, and so does most of what tells nothing. */
export function formsOf({ letters, traditional }: Pick<Voice, 'letters' | 'traditional'>): Forms {
  if (letters.length === 0) return { bySteps: usual, traditional };
  const others = byStep(letters);
  const bySteps = new Map(
    [...usual].map(([step, known]) => {
      const theirs = others.get(step) ?? [];
      const kept = known.filter(
        ({ tongue }) => step.startsWith('noise') || theirs.every((form) => form.tongue !== tongue),
      );
      return [step, [...theirs, ...kept]];
    }),
  );
  return { bySteps, traditional };
}

/** Of the letters of firms abroad, how many are in their own tongue. */
const LOCAL = 0.5;

/** All letters of a life that tell of its facts. */
export function lettersOf(truth: Truth, forms: Forms, chance: Chance): Letter[] {
  const out: Letter[] = [];
  for (const fact of truth.facts) {
    for (const step of steps)
      if (step.of === fact.kind && chance.is(step.often) && (step.onlyMoved !== true || isMoved(fact)))
        out.push(letter(truth, forms, fact, step.step, step.on(fact, chance), chance));
    for (const step of dependent)
      if (step.of === fact.kind && step.when(fact))
        out.push(letter(truth, forms, fact, step.step, step.on(fact, chance), chance));
  }
  for (const person of truth.people.filter(({ role }) => role !== undefined))
    for (let i = 0; i < ROLE_LETTERS; i++) out.push(roleLetter(truth, forms, person, chance));
  for (const trip of truth.trips) {
    const stay = truth.facts.find(({ kind, trip: of }) => kind === 'stay' && of === trip.id);
    if (stay === undefined) continue;
    for (const person of trip.with)
      out.push(
        letter(truth, forms, { ...stay, with: [person] }, 'trip.companion', trip.from - chance.int(2, 20), chance, [
          `companion:${person.key}`,
        ]),
      );
    const absent = truth.people.filter((person) => !trip.with.includes(person));
    if (!chance.is(0.3)) continue;
    const missing = chance.pick(absent);
    out.push(
      letter(truth, forms, { ...stay, with: [missing] }, 'trip.regret', trip.from - chance.int(2, 20), chance, [
        `regret:${missing.key}`,
      ]),
    );
  }
  return out;
}

function letter(
  truth: Truth,
  forms: Forms,
  fact: Fact,
  step: string,
  day: number,
  chance: Chance,
  aspects?: readonly string[],
): Letter {
  const form = formOf(forms, step, tongueOf(truth, fact, step), chance);
  const words = wordsOfFact(truth, fact, form, chance);
  return {
    day,
    minute: fact.kind === 'meal' && step === 'meal.receipt' ? Math.min(1439, fact.minute + 70) : chance.int(420, 1320),
    from: isPersonal(step)
      ? senderOf(fact.with[0], form.tongue)
      : desk(fact.kind === 'show' ? 'Ticket Office' : fact.name),
    ...written(form, words, forms, chance),
    fact: fact.id,
    aspects: aspects ?? aspectsOf(form, fact),
  };
}

/** A subject and a body of the form, filled in; details are in the script of the text around them. */
function written(form: LetterForm, words: Values, forms: Forms, chance: Chance): Pick<Letter, 'subject' | 'text'> {
  const one = (texts: readonly string[]): string => {
    const text = chooseWords(chance.pick(texts), chance);
    const filled = fillIn(text, words);
    return forms.traditional && form.numbers !== 'usual' && isTraditional(text) ? traditional(filled) : filled;
  };
  return { subject: one(form.subjects), text: one(form.bodies) };
}

/** How often everyone who is something to the owner says so. */
const ROLE_LETTERS = 2;

function roleLetter(truth: Truth, forms: Forms, person: Person, chance: Chance): Letter {
  const day = chance.int(truth.days[0], truth.days[1]);
  const form = formOf(forms, 'chat.role', personalTongue(truth, person), chance);
  const [any] = truth.facts;
  if (any === undefined) throw new RangeError('nothing ever happened');
  const words = wordsOfNothing(truth, any, person, day, form, chance);
  return {
    day,
    minute: chance.int(420, 1320),
    from: senderOf(person, form.tongue),
    ...written(form, words, forms, chance),
    aspects: [],
  };
}

/** A first date is the last one, too, when nothing was moved. */
const aspectsOf = ({ tells }: LetterForm, fact: Fact): string[] =>
  tells.flatMap((aspect) =>
    aspect === 'first' && !isMoved(fact) ? ['first', 'final'] : aspect === 'nothing' ? [] : [aspect],
  );

function formOf(forms: Forms, step: string, tongue: Tongue, chance: Chance): LetterForm {
  const all = forms.bySteps.get(step) ?? [];
  const local = all.filter((form) => form.tongue === tongue);
  return chance.pick(local.length > 0 && chance.is(LOCAL) ? local : all.filter(({ everywhere }) => everywhere));
}

const isPersonal = (step: string): boolean => /^(tip|favour|party|trip|pet|chat)/.test(step);
const tongueOf = (truth: Truth, fact: Fact, step: string): Tongue =>
  isPersonal(step) ? personalTongue(truth, fact.with[0]) : fact.city.tongue;
/** Some people of a life write another language than the owner's friends usually do. */
const personalTongue = ({ people, seed }: Truth, person: Person | undefined): Tongue => {
  const n = person === undefined ? -1 : people.indexOf(person);
  if (person?.nameZh !== undefined && n % 2 === 0) return 'zh';
  return n < 0 ? 'en' : ((['en', 'en', 'zh', 'en', 'en', 'de', 'en'] as const)[(n + seed) % 7] ?? 'en');
};

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const desk = (name: string): string =>
  `${name} <${['info', 'service', 'noreply', 'hello'][name.length % 4]}@${plain(name)}.example>`;
const english = ({ first, last }: Person): string => `${first} ${last}`;
/** Letters in Chinese come under the Chinese name, from the same address. */
const senderOf = (person: Person | undefined, tongue: Tongue): string =>
  person === undefined
    ? 'Somebody <somebody@post.example>'
    : `${tongue === 'zh' ? (person.nameZh ?? english(person)) : english(person)} <${plain(person.first)}.${plain(person.last)}@post.example>`;

/** How much is written that tells nothing, for each letter that tells something. */
const idle: Readonly<Record<Difficulty, number>> = { easy: 0.7, medium: 1.6, hard: 2.6 };
const kinds = [
  ['noise.work', 9],
  ['noise.letter', 5],
  ['noise.promo', 5],
  ['noise.system', 2],
  ['chat.plain', 3],
  ['pet.named', 1],
] as const;

/** Work, newsletters, promotions and small talk; they name the same cities, firms and amounts as the rest. */
export function idleLetters(
  truth: Truth,
  forms: Forms,
  told: number,
  difficulty: Difficulty,
  chance: Chance,
): Letter[] {
  const firms = truth.facts.filter(({ kind }) => /^(stay|flight|meal|order|show|visit|bill)$/.test(kind));
  const deck = kinds.flatMap(([step, weight]) => Array.from({ length: weight }, () => step));
  return Array.from({ length: Math.round(told * idle[difficulty]) }, () => {
    const step = chance.pick(deck);
    const fact = chance.pick(firms);
    const person = chance.pick(truth.people);
    const day = chance.int(truth.days[0], truth.days[1]);
    const home = homeOn(truth, day) ?? fact.city;
    const form = formOf(
      forms,
      step,
      step === 'noise.promo' ? fact.city.tongue : isPersonal(step) ? personalTongue(truth, person) : home.tongue,
      chance,
    );
    const words = wordsOfNothing(truth, fact, person, day, form, chance);
    return {
      day,
      minute: chance.int(360, 1380),
      from: isPersonal(step)
        ? senderOf(person, form.tongue)
        : step === 'noise.work'
          ? `${words.get('colleague')} <office@work.example>`
          : desk(
              step === 'noise.promo'
                ? fact.name
                : chance.pick(['City Letter', 'Weekly Digest', 'Slow Travel', 'Account Team']),
            ),
      ...written(form, words, forms, chance),
      aspects: [],
    };
  });
}
