import { slug } from '../../language/fold.ts';
import { isPicture, type MemoryItem } from '../../memory/item.ts';
import type { Mention, MentionWay } from '../../memory/person.ts';
import type { LeafArgs } from '../../memory/query-plan.ts';
import { hitRates, type Reading, read } from './evidence.ts';
import { ownText, saysName } from './item-words.ts';

const { sure, weak } = hitRates.person;

const ways: Readonly<Record<'shown' | 'sender' | 'recipient' | 'named', readonly MentionWay[]>> = {
  shown: ['face', 'tagged'],
  sender: ['sender', 'speaker'],
  recipient: ['recipient', 'copied'],
  named: ['named'],
};

const wordings: Readonly<Record<MentionWay, (name: string) => string>> = {
  face: (name) => `shows ${name}`,
  tagged: (name) => `tagged ${name}`,
  sender: (name) => `from ${name}`,
  recipient: (name) => `to ${name}`,
  copied: (name) => `copied to ${name}`,
  speaker: (name) => `said by ${name}`,
  named: (name) => `names ${name}`,
  owner: (name) => `${name}'s own`,
};

/**
 * Whether a person is in an item in the asked way. A name in the text stands in, weakly. Without `explain` the note on who
 * else is there stays empty.
 */
export function weighPerson(args: LeafArgs<'person'>, item: MemoryItem, baseRate: number, explain = true): Reading {
  const mentions = item.people ?? [];
  const how = args.how === undefined || args.how === 'any' ? undefined : ways[args.how];
  const { wanted, first, firstOfMore } = soughtName(args.name);
  const found = mentions.find(
    (mention) => isPerson(args, wanted, mention) && (how === undefined || how.includes(mention.how)),
  );
  if (found !== undefined) return read('yes', sure, baseRate, wordings[found.how](args.name));
  const isSpokenTo = how === undefined && onlyAddresses(item, args.name);
  if (how === undefined && !isSpokenTo && saysName(item, wanted))
    return read('yes', weak, baseRate, `names ${args.name}`);
  const namesake =
    firstOfMore === undefined ? undefined : mentions.find((other) => slug(other.name).startsWith(firstOfMore));
  if (how === undefined && !isSpokenTo && namesake === undefined && saysName(item, first))
    return read('yes', weak, baseRate, `names ${args.name}`);
  if (namesake !== undefined && how === undefined && !isPicture(item))
    return read('no', sure, baseRate, explain ? `${namesake.name}, not ${args.name}` : '');
  const others = mentions.filter((mention) => how === undefined || how.includes(mention.how));
  // Who else is there speaks against, but a text or an unrecognised face may still be about the person.
  if (others.length === 0) return read('unknown', sure, baseRate, 'people unknown: neither for nor against');
  const note = explain ? `${[...new Set(others.map((o) => o.name))].slice(0, 3).join(', ')}, not ${args.name}` : '';
  return how === undefined
    ? { ...read('no', isPicture(item) ? RECOGNISED : weak, baseRate, note), truth: 'unknown' }
    : read('no', sure, baseRate, note);
}

/**
 * Whether somebody else says the name only to the person: "Thanks, Anna! I painted it in May" is told by whoever speaks of
 * themselves, and 小伟，我画完了 likewise.
 */
function onlyAddresses(item: MemoryItem, name: string): boolean {
  if (item.modality !== 'text' || item.people?.some(({ how }) => how === 'speaker') !== true) return false;
  const text = ownText(item);
  const { address, anywhere } = saidOf(name);
  const left = text.replace(address, ' ');
  return left !== text && !anywhere.test(left);
}

type SaidName = { readonly address: RegExp; readonly anywhere: RegExp };
const saidNames = new Map<string, SaidName>();
const MOST_NAMES = 1000;

/** A name as it is said to somebody, between marks or after a greeting, and wherever it stands. */
function saidOf(name: string): SaidName {
  const known = saidNames.get(name);
  if (known !== undefined) return known;
  const said = `(?:${escaped(name)}|${escaped(name.split(/\s+/)[0] ?? name)})`;
  const made = {
    address: new RegExp(
      `(?<=(?:^|[.!?:。！？：…])["'”’]?\\s*|\\b(?:${greetings}),?\\s+|(?:谢谢|多谢|你好|嗨|嘿|哈喽|早|亲爱的|恭喜)，?)${said}(?=\\s*(?:[.!?,;:，。！？；…]|$))|(?<=[,，]\\s*)${said}(?=\\s*(?:[.!?。！？…]|$))`,
      'giu',
    ),
    anywhere: new RegExp(`(?<![\\p{L}\\p{N}])${said}(?![\\p{L}\\p{N}])`, 'iu'),
  };
  if (saidNames.size >= MOST_NAMES) saidNames.clear();
  saidNames.set(name, made);
  return made;
}

const greetings =
  'hey|hi|hello|hiya|yo|thanks|thank you|thx|congrats|congratulations|wow|yeah|yes|yep|sure|okay|ok|aw+|oh|dear|sorry|bye|cheers|morning|night';
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where faces were recognised, this share of those who were there is among them. */
const RECOGNISED = 0.8;

function isPerson(args: LeafArgs<'person'>, wanted: string, mention: Mention): boolean {
  if (args.id !== undefined && mention.id !== undefined) return args.id === mention.id;
  const name = slug(mention.name);
  return name === wanted || (name.includes(wanted) && name.split('_').includes(wanted));
}

type SoughtName = {
  readonly wanted: string;
  readonly first: string;
  /** How the slug begins of somebody else of the same first name: the "Grace" of that letter is not Grace Hill. */
  readonly firstOfMore: string | undefined;
};
const soughtNames = new Map<string, SoughtName>();

/** A name as it is compared; the same is sought in every item of a question. */
function soughtName(name: string): SoughtName {
  const known = soughtNames.get(name);
  if (known !== undefined) return known;
  const wanted = slug(name);
  const first = slug(name.split(/\s+/)[0] ?? name);
  const made = { wanted, first, firstOfMore: wanted === first ? undefined : `${first}_` };
  if (soughtNames.size >= MOST_NAMES) soughtNames.clear();
  soughtNames.set(name, made);
  return made;
}
