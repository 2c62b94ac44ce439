import { fold } from '../../language/fold.ts';
import { matchesIn } from '../../language/matches.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { mainText } from '../../memory/item-text.ts';
import { daysIn, sameDay } from './quoted-values.ts';

/** The way there, or the way back. */
export type Leg = 'out' | 'back';

const asks: readonly { readonly leg: Leg; readonly pattern: RegExp }[] = [
  {
    leg: 'back',
    pattern:
      /\b(?:(?:way|trip|journey|flight|train|bus|coach|ferry|boat|sailing|crossing|ride|drive|going|coming|travelling|get|got|flew|fly) (?:back|home)|back (?:from|home)|return(?:ing)? (?:flight|train|trip|journey|leg|seat|ticket|bus|ferry)|homeward|inbound|the return)\b|\b(?:flight|train|bus|ferry)\b.{0,20}\bhome\b|回程|返程|回来|回国|回家/iu,
  },
  {
    leg: 'out',
    pattern:
      /\b(?:outbound|outward|(?:way|trip|journey|flight|train|bus|coach|ferry|boat|sailing|crossing) (?:there|out)|going (?:there|out))\b|去程|出发那/iu,
  },
];

/** Which way a question asks after: as such, or by where it leads or starts (folded first words of place names). */
export type AskedWay = { readonly leg?: Leg; readonly to?: string; readonly from?: string };

const leadsTo =
  /\b(?:to|into|(?:arriv\w+|land\w*|got|get|reach\w*|touch(?:ed)? down) (?:in|at|into)?)\s+(?<to>\p{L}[\p{L}.'’-]+)|(?:飞往?|去|到达?|抵达|回)(?<han>(?!程|来|家|国)\p{Script=Han}{2,4}?)(?=[的坐乘几哪最那时车航高火飞在]|$|[？?，,。])/iu;
const startsFrom =
  /\b(?:from|leav(?:e|ing) (?!(?:for|at|the|my|on|in|by|before|after|around|about|from|early|late|again|home)\b))\s*(?<from>\p{L}[\p{L}.'’-]+)|从(?<han>\p{Script=Han}{2,4}?)(?:出发|飞|到|开|发车|坐|走|上车|回)/iu;

/** Which leg of a journey a question is about: there or back, to where or from where. */
export function askedWay(question: string): AskedWay {
  const leg = asks.find(({ pattern }) => pattern.test(question))?.leg;
  const to = leadsTo.exec(question)?.groups;
  const from = startsFrom.exec(question)?.groups;
  const [whither, whence] = [to?.['to'] ?? to?.['han'], from?.['from'] ?? from?.['han']];
  return {
    ...(leg === undefined ? {} : { leg }),
    ...(whither === undefined ? {} : { to: called(whither) }),
    ...(whence === undefined ? {} : { from: called(whence) }),
  };
}

const headers: readonly { readonly leg: Leg; readonly pattern: RegExp }[] = [
  {
    leg: 'out',
    pattern:
      /(?:^[^\p{L}\n]*|(?<=[.;] ))(?:out|outbound|outward|going out|departing|hinreise|hinflug|hinfahrt|aller|ida|andata|heenreis|utresa|去程)\b(?:.{0,50}$|[^\n.;]{0,70}[.;](?= |$))|^[^\p{L}\n]*去程.{0,90}$/gimu,
  },
  {
    leg: 'back',
    pattern:
      /(?:^[^\p{L}\n]*|(?<=[.;] ))(?:return|returning|inbound|homeward|back|way back|rückreise|rückflug|rückfahrt|retour|vuelta|regreso|ritorno|volta|terugreis|hemresa|återresa)\b(?:.{0,50}$|[^\n.;]{0,70}[.;](?= |$))|^[^\p{L}\n]*(?:回程|返程).{0,90}$/gimu,
  },
];

type Section = { readonly leg: Leg; readonly start: number };

const place = String.raw`(?![AP]M\b)(?!(?:Out|Back|Outbound|Outward|Inbound|Return)\b)(?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b)(?:\p{Lu}[\p{L}.'’-]+|(?!去程|回程|返程|车次|車次|航班)\p{Script=Han}{2,6})`;
const clock = String.raw`\d{1,2}[:.]\d{2}(?:\s?[AaPp]\.?[Mm]?\b\.?)?`;
/** "Dublin – Holyhead", "08:30 York - Leeds", "NOW: AB 12 Oslo 3:45 PM - Rome", 左营 18:25 → 台北. */
const arrowed = String.raw`^(?:[^\p{L}\d\n]{0,4}(?:\p{L}+:\s{0,3}|(?:Outbound|Outward|Inbound|Return|Out|Back)\s+))?(?:[A-Z0-9]{2,3} ?\d{1,4}[:,]?\s+|\d{1,2}[:.]\d{2}\s+)?(?<from>\p{Lu}[\p{L}.'’-]+)[^\n–—→>]{0,40}?\s*(?:–|—|->|→|➔|\bto\b)\s*(?:\d{1,2}[:.]\d{2}\s+)?(?<to>\p{Lu}[\p{L}.'’-]+).{0,80}$`;
/** A row of a table: a place and when one leaves it, a place and when one is there. */
const rowed = String.raw`^[^\n]*?(?<![\p{L}])(?<from>${place})[^\n]{0,24}?${clock}\s*(?:[-–—→>]+\s*)?(?<to>${place})[^\n]{0,24}?${clock}[^\n]*$`;
/** A line with a Chinese route in it: 1.2025年01月26日09:12开,杭州东-南昌西,G1345次. */
const dashed = String.raw`^[^\n]*?(?<!\p{Script=Han})(?<from>\p{Script=Han}{2,6})\s?(?:[-–—→]|->)\s?(?<to>\p{Script=Han}{2,6})(?!\p{Script=Han})[^\n]*$`;
/** The same with a terminal behind the town: 北京大兴 → 上海虹桥T2. */
const terminals = String.raw`^[^\n]*?(?<!\p{Script=Han})(?<from>\p{Script=Han}{2,8})(?:T\d)?\s{0,2}(?:[-–—→]|->)\s{0,2}(?<to>\p{Script=Han}{2,8})(?:T\d)?(?![\p{Script=Han}\d])[^\n]*$`;
/** Columns of a table, under their headings: "AB 102   OSLO   ROME". */
const columns = String.raw`^[^\S\n]*(?:\p{Lu}[\p{L}]* ?)?\d{2,4}[^\S\n]{2,}(?<from>\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){0,2})[^\S\n]{2,}(?<to>\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){0,2})[^\S\n]*$`;
const routes = [arrowed, rowed, dashed, terminals, columns].map((form) => new RegExp(form, 'gmu'));

type Route = { readonly from: string; readonly to: string; readonly start: number };
const called = (name: string): string => fold(inSimpleCharacters(name));

function routesIn(text: string, form: RegExp): readonly Route[] {
  return matchesIn(text, form).map(({ groups, index }) => ({
    from: called(groups?.['from'] ?? ''),
    to: called(groups?.['to'] ?? ''),
    start: index,
  }));
}

/** Whether a text leads where a question asks, only the other way round, or tells no way that the question names. */
export function wayIn(text: string, { to, from }: AskedWay): 'asked' | 'reverse' | 'untold' {
  const told = routes.flatMap((form) => routesIn(text, form));
  const isOf = (asked: string | undefined, name: string): boolean => asked !== undefined && name.startsWith(asked);
  if (told.some((one) => isOf(to, one.to) || isOf(from, one.from))) return 'asked';
  return told.some((one) => isOf(to, one.from) || isOf(from, one.to)) ? 'reverse' : 'untold';
}

/** The stretches of a ticket, by their headings, or by a route that is told once each way. */
function sectionsOf(text: string): readonly Section[] {
  const headed = headers
    .flatMap(({ leg, pattern }) => matchesIn(text, pattern).map(({ index }) => ({ leg, start: index })))
    .sort((a, b) => a.start - b.start);
  if (new Set(headed.map(({ leg }) => leg)).size === 2) return headed;
  for (const form of routes) {
    const [first, ...others] = routesIn(text, form);
    const back = others.find(({ from, to }) => from === first?.to && to === first?.from);
    if (first === undefined || back === undefined) continue;
    return [
      { leg: 'out', start: withDayAbove(text, first.start) },
      { leg: 'back', start: withDayAbove(text, back.start) },
    ];
  }
  return [];
}

const clockAnywhere = new RegExp(clock, 'u');
const LONGEST_DAY = 60;
const weekday = /^\s*(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{Ll}*\b|(?:星期|周|週)[一二三四五六日天])/u;

/** Where a stretch starts: at the line above its route, where that is of nothing but the day. */
function withDayAbove(text: string, start: number): number {
  const before = text.slice(0, start).trimEnd();
  const from = before.lastIndexOf('\n') + 1;
  const line = before.slice(from);
  const isDay =
    line.length <= LONGEST_DAY && !clockAnywhere.test(line) && (weekday.test(line) || daysIn(line).length > 0);
  return isDay && !/[.!?。！？]\s*$/u.test(line) ? from : start;
}

type Part = { readonly leg: Leg; readonly text: string };

function partsOf({ body }: MemoryItem): readonly Part[] {
  if (body === undefined) return [];
  const text = mainText(body);
  const sections = sectionsOf(text);
  return sections.map(({ leg, start }, at) => ({
    leg,
    text: text.slice(start, sections.slice(at + 1).find((other) => other.leg !== leg)?.start ?? text.length),
  }));
}

const chosenOf = (parts: readonly Part[], way: AskedWay): Part | undefined =>
  parts.find((part) => leads(part.text, way)) ?? parts.find((part) => part.leg === way.leg);

const replaced =
  /^[^\p{L}\n]*(?:原(?!因|价|则)\p{Script=Han}{0,3}|旧\p{Script=Han}{0,3}|(?:old|previous|original|former|was)(?: \p{L}+)?)(?:\s?[:：|]|\s{2,}|(?<=\p{Script=Han})\s)/iu;
const instead =
  /^[^\p{L}\n]*(?:[新现]\p{Script=Han}{0,3}|(?:new|now)(?: \p{L}+)?)(?:\s?[:：|]|\s{2,}|(?<=\p{Script=Han})\s)/iu;

/** 原票:…, 新票:…: the item without the lines that others of it replace. */
export function withoutReplaced(item: MemoryItem): MemoryItem {
  if (item.body === undefined) return item;
  const lines = mainText(item.body).split('\n');
  if (!lines.some((line) => instead.test(line)) || !lines.some((line) => replaced.test(line))) return item;
  return withText(item, lines.filter((line) => !replaced.test(line)).join('\n'));
}

/** The item with only what it says of one way, where it tells both apart; else as it is. Quotes of it are quotes of the whole. */
export function ofWay(item: MemoryItem, way: AskedWay): MemoryItem {
  if (Object.keys(way).length === 0) return item;
  const chosen = chosenOf(partsOf(item), way);
  return chosen === undefined ? item : withText(item, chosen.text);
}

/** The item with only so much of its text, and the codes that stand there. */
function withText(item: MemoryItem, text: string): MemoryItem {
  const references = (item.references ?? []).filter(({ code, field }) => field !== 'body' || text.includes(code));
  const { references: _, ...rest } = item;
  return { ...rest, body: { text }, ...(references.length === 0 ? {} : { references }) };
}

/** The route that a stretch tells. */
const routeOf = (text: string): Route | undefined => routes.flatMap((form) => routesIn(text, form))[0];

function leads(text: string, { to, from }: AskedWay): boolean {
  // Stations bear the name of their town: 杭州 is where 杭州东 is.
  const is = (told: string, asked: string | undefined): boolean =>
    asked === undefined || told === asked || (/^\p{Script=Han}/u.test(asked) && told.startsWith(asked));
  const told = routeOf(text);
  return told !== undefined && (to !== undefined || from !== undefined) && is(told.to, to) && is(told.from, from);
}

const wordsOfLeg: Readonly<Record<Leg, string>> = {
  out: 'out(?:ward|bound)(?: \\p{L}+)?|way out|hin(?:fahrt|flug|reise)|aller|去程|去的',
  back: '(?:your |the )?return(?: (?:sailing|flight|train|journey|trip|leg|ferry|bus|crossing))?|inbound|rück(?:fahrt|flug|reise)|retour|回程|返程|回来的',
};
const asBefore =
  '(?:unchanged|not (?:affected|changed)|unaffected|stays? (?:the same|as)|as before|the same|不变|不受影响|照旧|照常|unverändert|inchangée?)';
const unchanged = (leg: Leg): RegExp =>
  new RegExp(
    `(?:${wordsOfLeg[leg]})[^.。，,;\\n]{0,30}${asBefore}|(?:no change to|unchanged:?) (?:your )?(?:${wordsOfLeg[leg]})`,
    'iu',
  );
const named = (leg: Leg): RegExp => new RegExp(`(?<!\\p{L})(?:${wordsOfLeg[leg]})(?!\\p{L})`, 'iu');
const sayings = {
  out: { unchanged: unchanged('out'), named: named('out') },
  back: { unchanged: unchanged('back'), named: named('back') },
};
const otherLeg: Readonly<Record<Leg, Leg>> = { out: 'back', back: 'out' };

/** "Your flight on 3 May is not affected": what such a sentence names is not what was changed. */
const asItWas = new RegExp(`[^.!?。！？\\n]*${asBefore}[^.!?。！？\\n]*`, 'giu');
const between = String.raw`[^.!?。！？\n]{0,40}?(?:->|[→➔–—-]|\bto\b|飞?往|至|到)[^.!?。！？\n]{0,16}?`;
const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** "Your flight from Oslo to Rome", 罗马至奥斯陆: whether the words name both ends of a route in its order. */
function namesRoute(text: string, route: Route | undefined): boolean {
  if (route === undefined) return false;
  const [from, to] = [route.from, route.to].map((name) => escaped(name));
  return new RegExp(`(?<!\\p{L})${from}${between}${to}`, 'u').test(called(text));
}

/** Of which way a later letter is that changes one: by its words, the route or the day that it names. */
function legTold(letter: MemoryItem, parts: readonly Part[]): Leg | undefined {
  const text = inSimpleCharacters(letter.body === undefined ? '' : mainText(letter.body));
  for (const leg of ['out', 'back'] as const) if (sayings[leg].unchanged.test(text)) return otherLeg[leg];
  const [out, back] = [sayings.out.named.test(text), sayings.back.named.test(text)];
  if (out !== back) return out ? 'out' : 'back';
  const named = parts.filter((part) => namesRoute(text, routeOf(part.text)));
  const [leg, other] = new Set(named.map((part) => part.leg));
  if (leg !== undefined && other === undefined) return leg;
  const days = daysIn(text.replace(asItWas, ' '));
  const ofDays = parts.filter((part) => daysIn(part.text).some((day) => days.some((other) => sameDay(other, day))));
  const legs = new Set(ofDays.map(({ leg }) => leg));
  return legs.size === 1 ? ofDays[0]?.leg : undefined;
}

/** Whether a letter tells only of the other way than the one that is asked after, which an earlier one tells apart. */
export function isOfOtherWay(letter: MemoryItem, earlier: readonly MemoryItem[], way: AskedWay): boolean {
  if (Object.keys(way).length === 0 || partsOf(letter).length > 0) return false;
  return earlier.some((one) => {
    const parts = partsOf(one);
    const asked = way.leg ?? chosenOf(parts, way)?.leg;
    const told = parts.length === 0 ? undefined : legTold(letter, parts);
    return one.id !== letter.id && asked !== undefined && told !== undefined && asked !== told;
  });
}
