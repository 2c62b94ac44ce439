import type { Chance } from '../chance.ts';
import { chooseWords, fillIn, type Values } from './fill.ts';
import { datedBy, isDating } from './relative-time.ts';
import {
  closings,
  echoes,
  greetings,
  heads,
  idlePictures,
  reactions,
  reminders,
  smallTalk,
  tails,
} from './small-talk.ts';
import { friendNames, type Speaker, townNames } from './speakers.ts';
import type { Line, Story } from './story.ts';

export type Turn = {
  readonly id: string;
  readonly speaker: string;
  readonly text: string;
  readonly caption: string | undefined;
};
export type Session = { readonly day: number; readonly minute: number; readonly turns: readonly Turn[] };

/** A story as it was told in one conversation: who told it, with which details, in which turns. */
export type ToldStory = {
  readonly story: Story;
  readonly teller: Speaker;
  readonly listener: Speaker;
  readonly values: Values;
  readonly turnsOf: ReadonlyMap<string, readonly string[]>;
  /** What a turn of it added to a list of the teller's, such as `visited`. */
  readonly added: readonly { readonly list: string; readonly value: string; readonly turn: string }[];
};
export type Conversation = {
  readonly speakers: readonly [Speaker, Speaker];
  readonly sessions: readonly Session[];
  readonly told: readonly ToldStory[];
};

/** How much is told of in how much small talk. */
export type Density = {
  readonly sessions: number;
  readonly stories: number;
  /** Of talk about nothing between two stories. */
  readonly idle: number;
  /** Of a mention of a story that tells nothing new. */
  readonly reminding: number;
};

/** Words that one repeats before one answers. */
const LONG_WORD = /(?<![\p{L}'’])\p{Ll}{6,}(?![\p{L}'’])/gu;
const ECHOED = 0.25;
/** Of the turns, how many begin with a word to the other, and how many of idle talk come with a picture. */
const HEADED = 0.4;
const PICTURED = 0.22;
/** Of the stories, how many happen to both. */
const BOTH = 0.2;
const START = Date.UTC(2021, 0, 10) / 86_400_000;

/** Two friends over some months: sessions of small talk with stories in it, some of which go on later. */
export function makeConversation(
  chance: Chance,
  speakers: readonly [Speaker, Speaker],
  bank: readonly Story[],
  density: Density,
): Conversation {
  const towns = chance.some(townNames, townNames.length);
  const friends = chance.some(
    friendNames.filter((name) => speakers.every(({ name: own }) => own !== name)),
    friendNames.length,
  );
  const telling = chance.some(bank, density.stories).flatMap((story) => {
    const [teller, listener] = chance.is(0.5) ? speakers : [speakers[1], speakers[0]];
    const told = (by: Speaker, to: Speaker) =>
      new Telling(story, by, to, detailsOf(story, by, to, chance, { towns, friends }));
    // What both lived through is told apart by who says it alone.
    return chance.is(BOTH) ? [told(teller, listener), told(listener, teller)] : [told(teller, listener)];
  });
  const agenda = agendaOf(telling, density.sessions, chance);
  let day = START + chance.int(0, 700);
  const told: Telling[] = [];
  const sessions = agenda.map((parts, i) => {
    day += chance.int(4, 19);
    const room = new Room(`D${i + 1}`, speakers, chance, day);
    return { day, minute: chance.int(480, 1320), turns: room.hold(parts, told, density) };
  });
  return { speakers, sessions, told: telling };
}

type Pools = { readonly towns: string[]; readonly friends: string[] };

function detailsOf(
  story: Story,
  teller: Speaker,
  listener: Speaker,
  chance: Chance,
  pools: Pools,
): Map<string, string> {
  const values = new Map([
    ['X', teller.name],
    ['Y', listener.name],
    ['x', teller.short],
    ['y', listener.short],
    ...Object.entries({ they: teller.they, them: teller.them, their: teller.their }),
    ['town', pools.towns.pop() ?? 'Springfield'],
    ['friend', pools.friends.pop() ?? 'Sam'],
    ['friend2', pools.friends.pop() ?? 'Alex'],
  ]);
  for (const [name, among] of story.slots)
    for (const [i, part] of chance.pick(among).split('/').entries())
      values.set(i === 0 ? name : `${name}.${i + 1}`, part);
  return values;
}

/** Which parts of which stories belong to which session; a later part comes some sessions after the first. */
function agendaOf(telling: readonly Telling[], sessions: number, chance: Chance): Part[][] {
  const agenda: Part[][] = Array.from({ length: sessions }, () => []);
  for (const [i, story] of telling.entries()) {
    let at = i % sessions;
    for (const lines of story.story.parts) {
      agenda[Math.min(at, sessions - 1)]?.push({ story, lines });
      if (at >= sessions - 1) at = sessions - 1;
      else at = Math.min(sessions - 1, at + chance.int(1, 6));
    }
  }
  return agenda.map((parts) => inOrder(parts, telling, chance));
}

/** Shuffled, but no story's later part before its first. */
function inOrder(parts: readonly Part[], telling: readonly Telling[], chance: Chance): Part[] {
  const order = new Map(chance.some(telling, telling.length).map((story, i) => [story, i]));
  return parts.toSorted((a, b) => (order.get(a.story) ?? 0) - (order.get(b.story) ?? 0));
}

type Part = { readonly story: Telling; readonly lines: readonly Line[] };

class Telling implements ToldStory {
  readonly turnsOf = new Map<string, string[]>();
  readonly added: { list: string; value: string; turn: string }[] = [];
  readonly story: Story;
  readonly teller: Speaker;
  readonly listener: Speaker;
  readonly values: Map<string, string>;

  constructor(story: Story, teller: Speaker, listener: Speaker, values: Map<string, string>) {
    this.story = story;
    this.teller = teller;
    this.listener = listener;
    this.values = values;
  }

  /** Dates in a line are said relatively, and what they mean is kept as `<label>.when`. */
  say(line: Line, today: number, chance: Chance): string {
    const text = chooseWords(line.text, chance).replace(/\{(\w+)\}/g, (whole, kind: string) => {
      if (!isDating(kind)) return whole;
      const { said, means } = datedBy(kind, today, chance);
      this.values.set(`${line.label ?? ''}.when`, means);
      return said;
    });
    return fillIn(text, this.values);
  }

  keep(line: Line, turn: string): void {
    if (line.label !== undefined) this.turnsOf.set(line.label, [...(this.turnsOf.get(line.label) ?? []), turn]);
    if (line.adds !== undefined)
      this.added.push({ list: line.adds.list, value: fillIn(line.adds.value, this.values), turn });
  }
}

/** Words that a story is known by: long ones of what was said first, details left out. */
const tellingWords = ({ parts: [first = []] }: Story): string[] =>
  first.flatMap(
    ({ text }) => text.replace(/\{[^}]*\}|\([^)]*\)/g, ' ').match(/(?<![\p{L}'’])\p{Ll}{6,}(?![\p{L}'’])/gu) ?? [],
  );

/** One session while it is held: speakers take turns, and someone says something when both would be silent. */
class Room {
  readonly #turns: Turn[] = [];
  readonly #name: string;
  readonly #speakers: readonly [Speaker, Speaker];
  readonly #chance: Chance;
  readonly #today: number;

  constructor(name: string, speakers: readonly [Speaker, Speaker], chance: Chance, today: number) {
    this.#name = name;
    this.#speakers = speakers;
    this.#chance = chance;
    this.#today = today;
  }

  hold(parts: readonly Part[], told: Telling[], { idle, reminding }: Density): Turn[] {
    const chance = this.#chance;
    this.#exchange(chance.pick(greetings));
    for (const { story, lines } of parts) {
      if (chance.is(idle)) this.#exchange(chance.pick(smallTalk));
      for (const line of lines) {
        const by = line.by === 'X' ? story.teller : story.listener;
        const caption =
          line.caption === undefined ? undefined : fillIn(chooseWords(line.caption, chance), story.values);
        story.keep(
          line,
          this.#say(by, this.#atLength(story.say(line, this.#today, chance), by, line !== lines[0]), caption),
        );
      }
      told.push(story);
      for (let times = 0; times < 3 && chance.is(reminding); times++) this.#remind(chance.pick([story, ...told]));
    }
    this.#exchange(chance.pick(closings));
    return this.#turns;
  }

  /** What is told, as one says it: with a word before, and something after that is true of anything. */
  #atLength(text: string, by: Speaker, answers: boolean): string {
    const chance = this.#chance;
    const heard = this.#turns.at(-1)?.text.match(LONG_WORD) ?? [];
    const echo =
      answers && heard.length > 0 && chance.is(ECHOED)
        ? `${this.#filled(chance.pick(echoes).replace('{word}', chance.pick(heard)), by)} `
        : '';
    const head = echo === '' && chance.is(HEADED) ? `${this.#filled(chance.pick(heads), by)} ` : echo;
    const tail = chance.some(tails, chance.pick([0, 0, 1, 1, 2])).map((one) => ` ${this.#filled(one, by)}`);
    return `${head}${text}${tail.join('')}`;
  }

  #other(speaker: Speaker): Speaker {
    return this.#speakers[0] === speaker ? this.#speakers[1] : this.#speakers[0];
  }

  /** Says it, after the other has said something when it was the same one's turn. */
  #say(by: Speaker, text: string, caption?: string): string {
    if (this.#turns.at(-1)?.speaker === by.name)
      this.#add(this.#other(by), this.#filled(this.#chance.pick(reactions), this.#other(by)), undefined);
    return this.#add(by, text, caption);
  }

  #add({ name }: Speaker, text: string, caption: string | undefined): string {
    const id = `${this.#name}:${this.#turns.length + 1}`;
    this.#turns.push({ id, speaker: name, text, caption });
    return id;
  }

  #filled(text: string, by: Speaker): string {
    const to = this.#other(by);
    return fillIn(
      chooseWords(text, this.#chance),
      new Map([
        ['X', by.name],
        ['Y', to.name],
        ['y', to.short],
      ]),
    );
  }

  #exchange(lines: readonly string[]): void {
    let by = this.#chance.pick(this.#speakers);
    if (this.#turns.at(-1)?.speaker === by.name) by = this.#other(by);
    for (const line of lines) {
      this.#say(by, this.#filled(line, by), this.#chance.is(PICTURED) ? this.#chance.pick(idlePictures) : undefined);
      by = this.#other(by);
    }
  }

  #remind({ story, listener }: Telling): void {
    const [asked, said] = this.#chance.pick(reminders);
    const word = this.#chance.pick(tellingWords(story));
    this.#say(listener, this.#filled(asked.replace('{title}', story.title).replace('{word}', word), listener));
    const teller = this.#other(listener);
    this.#say(teller, this.#filled(said, teller));
  }
}
