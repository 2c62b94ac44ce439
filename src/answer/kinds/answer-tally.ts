import { dayRangeTerms, term } from '../../language/terms.ts';
import { tokens } from '../../language/tokens.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem, Modality } from '../../memory/item.ts';
import type { PlanLeaf } from '../../memory/query-plan.ts';
import { cite, conjuncts, type Draft, type Question } from '../question.ts';
import { nameSaid } from '../said-in.ts';
import { dayText, type Language, listText } from '../wording.ts';

type Sort = 'month' | 'year' | 'city' | 'country' | 'sender';
type Group = { readonly sort: Sort; readonly name: string; readonly term: string };
type Counted = Group & { readonly ids: readonly ItemId[] };

const most = '(?:the )?(?:most|fewest|least|highest number of|largest number of)';
/** By what things are to be counted; the first that fits. */
const sorts: readonly { readonly sort: Sort; readonly asks: RegExp }[] = [
  { sort: 'month', asks: new RegExp(`\\b(?:which|what) month\\b.*\\b${most}\\b|哪(?:个|一个)?月.*最[多少]`, 'i') },
  { sort: 'year', asks: new RegExp(`\\b(?:which|what) year\\b.*\\b${most}\\b|哪(?:一)?年.*最[多少]`, 'i') },
  {
    sort: 'city',
    asks: new RegExp(
      `\\b(?:(?:which|what) (?:city|town)\\b.*|where (?:did|do|have) (?:i|we) (?:take|taken|shoot|shot|make|made) )${most}\\b|(?:哪(?:个|座)城市|在哪(?:里|儿)?拍).*最[多少]`,
      'i',
    ),
  },
  { sort: 'country', asks: new RegExp(`\\b(?:which|what) country\\b.*\\b${most}\\b|哪(?:个)?国家.*最[多少]`, 'i') },
  {
    sort: 'sender',
    asks: /\bwho (?:e-?mails?|writes?|wrote|mailed|e-?mailed|sent|sends)\b.*\bmost\b|谁.*(?:邮件|信).*最多|谁给我写.*最多/i,
  },
];
const been =
  /\b(?:(?:which|what|list|name|all(?: the)?|how many) (?:(?:of )?(?:the |all the |different )?))(?<what>cities|towns|countries)\b.*\b(?:been|visit(?:ed)?|travel(?:l?ed)?|go|gone|went|seen|see)\b|(?:去|到|玩|走)(?:了|过)(?:哪些|哪几个|几个|多少个?|几座|哪几座)(?<zh>城市|国家)/i;

const sortAsked = (text: string): Sort | undefined => sorts.find(({ asks }) => asks.test(text))?.sort;

/** "In which month did I take the most photos?", "who writes to me most?" */
export const asksForTally = ({ text }: Question): boolean => sortAsked(text) !== undefined;
/** "Which countries have I been to?", "2023年我去过几个城市" */
export const asksForPlacesBeen = ({ text }: Question): boolean => been.test(text);

const MOST_CITED = 10;
const MOST_TIED = 4;

/** The month, year, town, country or sender with the most items of what is asked for; ties are all named. */
export async function answerTally(question: Question): Promise<Draft | undefined> {
  const sort = sortAsked(question.text);
  const groups = filterAsked(question);
  if (sort === undefined || groups === undefined) return undefined;
  const counted = await countedIn(question, await groupsOf(sort, question), groups);
  const sign = /\b(?:fewest|least)\b|最少/i.test(question.text) ? 1 : -1;
  const inOrder = counted.toSorted((a, b) => sign * (a.ids.length - b.ids.length) || (a.name < b.name ? -1 : 1));
  const best = inOrder.filter(({ ids }) => ids.length === inOrder[0]?.ids.length);
  if (best.length === 0 || best.length > MOST_TIED) return undefined;
  const next = inOrder[best.length];
  const { language } = question;
  const count = (one: Counted): string =>
    language === 'zh' ? `${said(one, question)}：${one.ids.length}` : `${said(one, question)}: ${one.ids.length}`;
  const draft = await draftOf(question, best, sort === 'month' || sort === 'year' ? 'number' : 'open_end');
  return draft && { ...draft, notes: [...best, ...(next === undefined ? [] : [next])].map(count) };
}

/** The towns or countries where pictures were taken, those with most of them first. */
export async function answerPlacesBeen(question: Question): Promise<Draft | undefined> {
  const found = been.exec(question.text)?.groups;
  const groups = filterAsked(question);
  if (found === undefined || groups === undefined) return undefined;
  const sort = /countr|国家/i.test(found['what'] ?? found['zh'] ?? '') ? 'country' : 'city';
  const counted = await countedIn(question, await groupsOf(sort, question), groups);
  const counts = /\bhow many\b|几[个座]|多少/i.test(question.text);
  const inOrder = counted.toSorted((a, b) => b.ids.length - a.ids.length || (a.name < b.name ? -1 : 1));
  // Of what is counted each is cited once, so that the number can be counted from the citations.
  const draft = await draftOf(question, inOrder, 'open_end', counts ? 1 : undefined);
  if (draft === undefined || !counts) return draft;
  const number = question.language === 'zh' ? `${counted.length} 个` : String(counted.length);
  return { ...draft, text: number, type: 'number', notes: [draft.text], counted: counted.length };
}

async function draftOf(
  question: Question,
  groups: readonly Counted[],
  type: Draft['type'],
  each = Math.max(1, Math.floor(MOST_CITED / Math.max(1, Math.min(MOST_CITED, groups.length)))),
): Promise<Draft | undefined> {
  const shown = groups.slice(0, MOST_CITED);
  const cited = await Promise.all(
    shown.map(async (group) => ({ group, items: await question.store.items(group.ids.slice(0, each)) })),
  );
  const citations = cited.flatMap(({ group, items }) => items.flatMap((item) => citationOf(group, item)));
  if (citations.length === 0) return undefined;
  return {
    text: listText(
      shown.map((group) => said(group, question)),
      question.language,
    ),
    type,
    citations,
    sureness: 0.9,
    known: 0.85,
    notes: [],
    also: cited.flatMap(({ items }) => items),
  };
}

function citationOf({ sort, name }: Group, item: MemoryItem): Draft['citations'] {
  if (sort === 'month' || sort === 'year')
    return item.time === undefined ? [] : [cite(item.id, 'time', item.time.start)];
  if (sort !== 'sender') return item.place?.[sort] === name ? [cite(item.id, `place.${sort}`, name)] : [];
  const at = item.people?.findIndex(({ how, id }) => how === 'sender' && id === name) ?? -1;
  const sender = item.people?.[at];
  return sender === undefined ? [] : [cite(item.id, `people.${at}`, sender.name)];
}

function said({ sort, name }: Group, { language, retrieval }: Question): string {
  if (sort === 'month') return monthText(name, language);
  if (sort === 'year') return language === 'zh' ? `${name}年` : name;
  if (sort === 'sender') return retrieval.gazetteer.people.find(({ id }) => id === name)?.name ?? name;
  return nameSaid(name, { kind: 'place' }, retrieval.gazetteer, language);
}
const monthText = (month: string, language: Language): string => dayText(`${month}-01T00:00:00`, language, 'month');

/** What there is to count by. */
async function groupsOf(sort: Sort, { store, retrieval }: Question): Promise<readonly Group[]> {
  if (sort === 'month' || sort === 'year') {
    const prefix = sort === 'month' ? 'm:' : 'y:';
    const found = await store.vocabulary(prefix);
    return found.map((one) => ({ sort, name: one.term.slice(prefix.length), term: one.term }));
  }
  if (sort === 'sender')
    return retrieval.gazetteer.people.flatMap(({ id, owner }) =>
      owner || id === undefined ? [] : [{ sort, name: id, term: term.personAs('sender', id) }],
    );
  const places = await store.records('place');
  const names = new Set(places.flatMap((place) => place[sort] ?? []));
  return [...names].map((name) => ({ sort, name, term: term.place(name) }));
}

async function countedIn(
  { store }: Question,
  groups: readonly Group[],
  filter: readonly (readonly string[])[],
): Promise<readonly Counted[]> {
  const counted: Counted[] = [];
  for (const group of groups) {
    const ids = await store.match({ any: [...filter, [group.term]], none: [] });
    if (ids.length > 0) counted.push({ ...group, ids });
  }
  return counted;
}

const asksCamera =
  /\b(?:which|what) (?:camera|phone|smartphone|device)s?\b.*\b(?:use|used|take|took|taken|shoot|shot|have|had|own)\b|(?:用|拿)(?:的)?(?:是)?(?:什么|哪个|哪款|哪台|哪部)(?:相机|手机)|(?:什么|哪款|哪台)(?:相机|手机)(?:拍|照)/i;
export const asksForCamera = ({ text }: Question): boolean => asksCamera.test(text);

/** Pictures whose camera is looked at. */
const MOST_LOOKED_AT = 2000;

/** "What camera do I use?": the cameras of the pictures that are asked for, the most used first. */
export async function answerCamera(question: Question): Promise<Draft | undefined> {
  const groups = filterAsked(question);
  if (groups === undefined) return undefined;
  const ids = await question.store.match({ any: [...groups], none: [] });
  const items = await question.store.items(ids.slice(-MOST_LOOKED_AT));
  const byCamera = [...Map.groupBy(items, ({ media }) => media?.camera)]
    .flatMap(([camera, taken]) => (camera === undefined ? [] : [{ camera, taken }]))
    .toSorted((a, b) => b.taken.length - a.taken.length)
    .slice(0, MOST_TIED);
  if (byCamera.length === 0) return undefined;
  const cited = byCamera.map(({ camera, taken }) => ({ camera, item: taken[0] }));
  return {
    text: listText(
      byCamera.map(({ camera }) => camera),
      question.language,
    ),
    type: 'open_end',
    citations: cited.flatMap(({ camera, item }) => (item === undefined ? [] : [cite(item.id, 'media.camera', camera)])),
    sureness: 0.9,
    known: 0.9,
    notes: byCamera.map(({ camera, taken }) => `${camera}: ${taken.length}`),
    also: cited.flatMap(({ item }) => item ?? []),
  };
}

/** Words that say what is counted and how, and nothing of which items. */
const neutral: ReadonlySet<string> = new Set(
  tokens(
    'month year city cities town towns country countries place places most fewest least highest largest number take took taken shoot shot make made photo photos picture pictures video videos visit visited been travel travelled traveled go gone went see seen where different all list name who email emails emailed mail mails mailed write writes wrote send sends sent message messages times often 月 年 城市 国家 地方 最多 最少 拍 照片 视频 邮件 camera cameras phone phones smartphone device use used own have had 相机 手机 用 拍的 什么 去 去过 去了 到过 几个 多少 哪些 写 信 谁',
  ),
);

/** The facts that are asked for as groups of index terms; nothing where more is asked than facts. */
function filterAsked(question: Question): readonly (readonly string[])[] | undefined {
  const groups: (readonly string[])[] = [];
  for (const leaf of conjuncts(question.retrieval.plan.root)) {
    const terms = termsOf(leaf);
    if (terms === undefined) return undefined;
    if (terms.length > 0) groups.push(terms);
  }
  const isOfMail = /\b(?:e-?mails?|mails?|writes?|wrote|letters?)\b|邮件|信/i.test(question.text);
  const kinds: readonly Modality[] = isOfMail ? ['email'] : ['image', 'video'];
  const saysKind = groups.some((terms) => terms.some((one) => one.startsWith('k:')));
  return saysKind ? groups : [...groups, kinds.map((kind) => term.modality(kind))];
}

/** Empty for a leaf that asks for nothing. */
function termsOf(leaf: PlanLeaf): readonly string[] | undefined {
  switch (leaf.tool) {
    case 'modality':
      return leaf.args.modality === undefined || leaf.args.documentKind !== undefined
        ? undefined
        : [term.modality(leaf.args.modality)];
    case 'time': {
      const { start, end, ...rest } = leaf.args;
      const more = Object.entries(rest).some(([name, value]) => name !== 'said' && value !== undefined);
      return start === undefined || end === undefined || more
        ? undefined
        : dayRangeTerms(start.slice(0, 10), end.slice(0, 10));
    }
    case 'place':
      return [term.place(leaf.args.name)];
    case 'person':
      return leaf.args.id === undefined ? undefined : [term.person(leaf.args.id)];
    case 'text':
      return tokens(leaf.args.words).every((token) => neutral.has(token)) ? [] : undefined;
    case 'object':
      return tokens(leaf.args.said ?? leaf.args.name).every((token) => neutral.has(token)) ? [] : undefined;
    default:
      return undefined;
  }
}
