import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { MadeleineError } from '../../../memory/errors.ts';
import { numberStyles } from '../numbers/number-styles.ts';
import { receiptLayouts } from '../receipts/receipt-layouts.ts';
import { type LetterForm, readForms } from '../records/letter-text.ts';
import { type Describer, tagsOf, thingsOf } from './describer.ts';
import { type Retelling, readRetellings } from './retell.ts';

export type Language = 'en' | 'zh';
/** Sentences by the kind of question or by a story's title. */
export type Sentences = ReadonlyMap<string, readonly string[]>;

/** One writer's way with everything a made life says: questions, letters, captions, numbers and receipts. */
export type Voice = {
  /** The folder's name, which tells the manner. */
  readonly name: string;
  readonly questions: Readonly<Record<Language, Sentences>>;
  /** Details of questions in this voice's words; a voice without a table says them as they are. */
  readonly details: Readonly<Record<Language, readonly Retelling[]>>;
  readonly letters: readonly LetterForm[];
  readonly describer: Describer | undefined;
  /** Questions about stories by title; without them the stories' own wordings are used. */
  readonly storiesAsked: Sentences | undefined;
  /** For each list that a person can have told of, the question for all of it. */
  readonly listsAsked: ReadonlyMap<string, string>;
} & Omit<z.infer<typeof settings>, 'numbers'>;

const words = z.array(z.string());
const aroundWords = z.strictObject({ before: words, after: words });
const albumSentences = z.array(z.strictObject({ en: z.string(), zh: z.string() })).min(1);
const settings = z.strictObject({
  /** What this voice is like, in a sentence or two. */
  manner: z.string(),
  /** Of what can be asked in both languages, how much is asked in Chinese. */
  chinese: z.number().min(0).max(1).default(0.3),
  /** Sentences in traditional characters have their details in traditional characters, too. */
  traditional: z.boolean().default(false),
  /** Typed in haste: slips, missing capitals, and these words before or after the question. */
  hasty: z.strictObject({ en: aroundWords, zh: aroundWords }).optional(),
  captions: z.enum(['short', 'talkative']).default('short'),
  /** How letters of firms, and those of friends, write dates, times and amounts. */
  numbers: z
    .strictObject({ letters: z.enum(numberStyles), friends: z.enum(numberStyles).optional() })
    .default({ letters: 'usual' }),
  /** How text read off receipts and screens is laid out; `misread` is the share of confusable letters that are misread. */
  receipts: z
    .strictObject({ layout: z.enum(receiptLayouts), misread: z.number().min(0).max(1).default(0) })
    .default({ layout: 'short', misread: 0 }),
  dialogue: z.strictObject({
    /** Which of a story's own wordings it uses, when it has none of its own. */
    wording: z.enum(['near', 'other', 'opened']).optional(),
    openings: words.optional(),
    /** How a question says when something was told, with `{month}` or `{date}`. */
    dated: words.min(1),
  }),
  /** Queries for pictures, with something to be seen and without. */
  album: z.strictObject({ thing: albumSentences, bare: albumSentences }),
});

const captionFile = z.strictObject({
  things: z.string(),
  tags: z.string().optional(),
  idle: words.optional(),
  vague: z.array(z.tuple([z.string(), z.string()])),
  alone: z.array(z.tuple([z.string(), z.string()])),
  company: z.array(z.tuple([z.string(), z.string()])),
  selfie: z.array(z.tuple([z.string(), z.string()])),
  woman: z.tuple([z.string(), z.string()]),
  man: z.tuple([z.string(), z.string()]),
});

/** Voices and shared texts that come with the program. */
const shipped = fileURLToPath(new URL('../../../../voices', import.meta.url));
const known = new Map<string, Voice>();

/** Names of the voices in a folder, in order of the alphabet; those that come with the program where none is named. */
export const voiceNames = (folder: string = shipped): readonly string[] =>
  readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'voice.yaml')))
    .toSorted();

/**
 * A voice by its name, among those in `folder` or those that come with the program. Read once.
 * Errors: MadeleineError `missing` for a folder that is not there, `usage` for a name that nothing has,
 * `unsupported-format` for files that are not a voice's.
 */
export function voiceNamed(name: string, folder: string = shipped): Voice {
  if (!existsSync(folder))
    throw new MadeleineError('missing', `The styles folder "${folder}" was not found.`, {
      action: 'Give a folder of styles, each a folder with a voice.yaml.',
    });
  const names = new Set([...voiceNames(), ...voiceNames(folder)]);
  if (!names.has(name))
    throw new MadeleineError('usage', `Unknown style: "${name}".`, { action: `Choose ${[...names].join(', ')}.` });
  const at = [folder, shipped].map((one) => join(one, name)).find((one) => existsSync(join(one, 'voice.yaml'))) ?? '';
  const voice = known.get(at) ?? readVoice(at);
  known.set(at, voice);
  return voice;
}

/** A text that all voices share, by its name, such as `letters-travel`. */
export const sharedText = (name: string): string => readFileSync(join(shipped, 'usual', `${name}.txt`), 'utf8');

function readVoice(folder: string): Voice {
  const text = (name: string): string | undefined =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : undefined;
  const { numbers, ...rest } = settings.parse(parse(text('voice.yaml') ?? ''));
  const captions = text('captions.yaml');
  const storiesAsked = text('stories-asked.txt');
  return {
    ...rest,
    name: basename(folder),
    questions: { en: blocksOf(text('questions.en.txt') ?? ''), zh: blocksOf(text('questions.zh.txt') ?? '') },
    details: { en: readRetellings(text('details.en.txt') ?? ''), zh: readRetellings(text('details.zh.txt') ?? '') },
    letters: [
      ...readForms(text('letters.txt') ?? '', numbers.letters),
      ...readForms(text('friends.txt') ?? '', numbers.friends ?? numbers.letters),
    ],
    describer: captions === undefined ? undefined : describerOf(captionFile.parse(parse(captions))),
    storiesAsked: storiesAsked === undefined ? undefined : blocksOf(storiesAsked),
    listsAsked: new Map(
      (text('lists-asked.txt') ?? '')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
    ),
  };
}

const describerOf = ({ things, tags, idle, ...rest }: z.infer<typeof captionFile>): Describer => ({
  ...rest,
  ...(idle === undefined ? {} : { idle }),
  things: thingsOf(things),
  ...(tags === undefined ? {} : { tags: tagsOf(tags) }),
});

/** A block a kind or title, a line a sentence. */
const blocksOf = (text: string): Sentences =>
  new Map(
    text
      .trim()
      .split(/\n\s*\n/)
      .filter((block) => block !== '')
      .map((block) => {
        const [key = '', ...sentences] = block.split('\n');
        return [key, sentences];
      }),
  );
