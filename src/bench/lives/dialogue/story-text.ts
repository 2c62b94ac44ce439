import type { Ask, Category, Line, Story } from './story.ts';

const LINE =
  /^(?<by>[XY])(?: (?<label>[a-z]\w*))?(?: \+(?<list>\w+)=(?<value>[^[:]+?))?(?: \[(?<caption>[^\]]+)\])?: (?<text>.+)$/;
const SLOT = /^(?<name>\w+) = (?<values>.+)$/;
const ASK = /^(?<category>[1-5]) (?<evidence>[\w ]+?) > (?<answer>.+)$/;

/**
 * Stories as people write them: a block a story, parted by empty lines.
 *
 *     topic | title
 *     breed = beagle | terrier            a detail, drawn once for the whole story
 *     X got +pet={breed} [a photo of a dog]: I adopted a {breed} {ago}!
 *     Y: No way! (How old?|What is it called?)
 *     --                                  what follows is told some sessions later
 *     4 got > a {breed}                   category, lines that answer, answer
 *     - What is at home since the visit to the shelter?    the question by a word of what was said, in two voices
 *     ~ Which creature lives at {X}'s?    the question by other words, in three voices
 *
 * Errors: RangeError for a line that is none of these, since the texts are ours.
 */
export function readStories(text: string): Story[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => readStory(block.split('\n').map((line) => line.trim())));
}

function readStory([head = '', ...lines]: readonly string[]): Story {
  const [topic, title] = head.split(' | ');
  if (topic === undefined || title === undefined) throw new RangeError(`no title: ${head}`);
  const slots = new Map<string, readonly string[]>();
  const parts: Line[][] = [[]];
  const asks: OpenAsk[] = [];
  for (const line of lines) {
    const said = LINE.exec(line)?.groups;
    const slot = SLOT.exec(line)?.groups;
    const ask = ASK.exec(line)?.groups;
    if (line === '--') parts.push([]);
    else if (line.startsWith('- ')) asks.at(-1)?.near.push(line.slice(2));
    else if (line.startsWith('~ ')) asks.at(-1)?.far.push(line.slice(2));
    else if (said !== undefined) parts.at(-1)?.push(lineOf(said));
    else if (slot !== undefined) slots.set(slot['name'] ?? '', (slot['values'] ?? '').split(' | '));
    else if (ask !== undefined) asks.push(askOf(ask));
    else throw new RangeError(`neither said nor asked, in "${title}": ${line}`);
  }
  return { topic, title, slots, parts, asks };
}

type Groups = Readonly<Record<string, string | undefined>>;

const lineOf = ({ by, label, list, value, caption, text = '' }: Groups): Line => ({
  by: by === 'Y' ? 'Y' : 'X',
  label,
  caption,
  adds: list === undefined || value === undefined ? undefined : { list, value },
  text,
});

type OpenAsk = Ask & { near: string[]; far: string[] };

const askOf = ({ category, evidence = '', answer = '' }: Groups): OpenAsk => ({
  category: Number(category) as Category,
  evidence: evidence.split(' '),
  answer,
  near: [],
  far: [],
});
