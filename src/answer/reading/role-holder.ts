import { sentences } from '../../language/sentences.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { quotable } from './best-sentence.ts';
import { type Holder, holdersIn } from './role-holders.ts';
import { hanTitles, type Role, roles } from './roles.ts';

type Told = Holder & { readonly line: string; readonly field: string };

/** "我现在的教练是谁": who a letter says has the role, of the letters of one sender the last who is not said to have left it. */
export function roleHolder({ text, supported }: Question): Draft | undefined {
  const asked = roles.find(({ asksForHolder }) => asksForHolder.test(text));
  if (asked === undefined) return undefined;
  const told = supported
    .filter(({ item }) => item.modality === 'email' || item.modality === 'text' || item.ocr !== undefined)
    .slice(0, MOST_READ)
    .map(({ item }) => ({ item, holders: toldBy(item, asked) }));
  const first = told.find(({ holders }) => holders.length > 0);
  if (first === undefined) return undefined;
  const own = told
    .filter(({ item, holders }) => holders.length > 0 && (item === first.item || sharesSender(item, first.item)))
    .toSorted((a, b) => ((a.item.time?.start ?? '') > (b.item.time?.start ?? '') ? -1 : 1));
  const isBefore = asksForBefore.test(inSimpleCharacters(text));
  if (isBefore) own.reverse();
  const gone = isBefore
    ? new Set<string>()
    : new Set(
        own.flatMap(({ holders }, at) =>
          holders
            // 18日外出培训……仍由白医生接诊: who takes it on again in that letter or a later one is not gone.
            .filter((one) => one.gone && !own.slice(0, at + 1).some((later) => takesOn(later.holders, one)))
            .map(({ name }) => plain(name)),
        ),
      );
  const stayed = own.map(({ item, holders }) => ({
    item,
    holders: holders.filter(({ name }) => !gone.has(plain(name))),
  }));
  // Who has something on, and nobody comes instead, has only another time.
  const held = stayed.find(({ holders }) => holders.length > 0) ?? own[0];
  const [last] = held?.holders ?? [];
  if (held === undefined || last === undefined) return undefined;
  const { item, holder } = inFull(last, held.item, own);
  return {
    text: holder.name,
    type: 'open_end',
    citations: [cite(item.id, holder.field, holder.line)],
    sureness: held.holders.every(({ name }) => alike(name, last.name)) ? 0.8 : 0.5,
    notes: [],
    also: [item],
  };
}

/** Who is only called 王教练 in the last letter is called by the whole name in another of the same sender. */
function inFull(
  holder: Told,
  item: MemoryItem,
  own: readonly { readonly item: MemoryItem; readonly holders: readonly Told[] }[],
): { readonly item: MemoryItem; readonly holder: Told } {
  const isShort = /^\p{Script=Han}$/u.test(plain(holder.name));
  const fuller = own.flatMap((one) =>
    one.holders
      .filter(
        ({ name }) => plain(name).length > plain(holder.name).length && plain(name).startsWith(plain(holder.name)),
      )
      .map((full) => ({ item: one.item, holder: full })),
  );
  const [first] = fuller;
  const isOne = new Set(fuller.map((one) => plain(one.holder.name))).size === 1;
  return isShort && isOne && first !== undefined ? first : { item, holder };
}

const MOST_READ = 6;
/** Who had it until somebody else came. */
const asksForBefore =
  /\b(?:before|previous(?:ly)?|former(?:ly)?|original(?:ly)?|at first|first|old|used to)\b|之前|以前|原来|原先|最初|上一/iu;
/** 吴医师 and 吴 are one, and so are 何苗教练 and 何苗. */
const plain = (name: string): string => inSimpleCharacters(name).replace(hanTitles, '').trim();
const takesOn = (holders: readonly Holder[], { name }: Holder): boolean =>
  holders.some((one) => one.comes && alike(one.name, name));
const alike = (a: string, b: string): boolean => plain(a).startsWith(plain(b)) || plain(b).startsWith(plain(a));

const sharesSender = (one: MemoryItem, other: MemoryItem): boolean => {
  const senders = ({ people = [] }: MemoryItem): readonly string[] =>
    people.flatMap(({ how, id, name }) => (how === 'sender' ? [id ?? name] : []));
  return senders(one).some((sender) => senders(other).includes(sender));
};

/** All whom the lines of an item give the role, in order: those who take it over first. */
export function toldBy(item: MemoryItem, role: Role): readonly Told[] {
  const found = quotable(item)
    .filter(({ field }) => field !== 'title')
    .flatMap(({ field, text }) =>
      sentences(text.slice(0, 12_000)).flatMap(({ text: line }) =>
        holdersIn(line, role).map((holder) => ({ ...holder, line, field })),
      ),
    );
  return [...found.filter(({ comes }) => comes), ...found.filter(({ comes }) => !comes)];
}
