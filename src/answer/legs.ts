import { fold } from '../language/fold.ts';
import type { MemoryItem } from '../memory/item.ts';
import { mainText } from '../memory/item-text.ts';

/** The way there, or the way back. */
export type Leg = 'out' | 'back';

const asks: readonly { readonly leg: Leg; readonly pattern: RegExp }[] = [
  {
    leg: 'back',
    pattern:
      /\b(?:(?:way|trip|journey|flight|train|ride|drive|going|coming|travelling|get|got|flew|fly) (?:back|home)|back (?:from|home)|return(?:ing)? (?:flight|train|trip|journey|leg|seat|ticket|bus|ferry)|homeward|inbound|the return)\b|\b(?:flight|train|bus|ferry)\b.{0,20}\bhome\b|回程|返程|回来|回国|回家/iu,
  },
  {
    leg: 'out',
    pattern:
      /\b(?:outbound|outward|(?:way|trip|journey|flight|train) (?:there|out)|going (?:there|out))\b|去程|出发那/iu,
  },
];

/** Which way a question asks after: as such, or by where it leads or starts (folded first words of place names). */
export type AskedWay = { readonly leg?: Leg; readonly to?: string; readonly from?: string };

const leadsTo =
  /\b(?:to|into|(?:arriv\w+|land\w*|got|get|reach\w*|touch(?:ed)? down) (?:in|at|into)?)\s+(?<to>\p{L}[\p{L}.'’-]+)|(?:飞往?|去|到达?|抵达)(?<han>\p{Script=Han}{2,4})/iu;
const startsFrom =
  /\b(?:from|leav(?:e|ing) (?!for\b|at\b|the\b|my\b))\s*(?<from>\p{L}[\p{L}.'’-]+)|从(?<han>\p{Script=Han}{2,4}?)(?:出发|飞|到)/iu;

export function askedWay(question: string): AskedWay {
  const leg = asks.find(({ pattern }) => pattern.test(question))?.leg;
  const to = leadsTo.exec(question)?.groups;
  const from = startsFrom.exec(question)?.groups;
  const [whither, whence] = [to?.['to'] ?? to?.['han'], from?.['from'] ?? from?.['han']];
  return {
    ...(leg === undefined ? {} : { leg }),
    ...(whither === undefined ? {} : { to: fold(whither) }),
    ...(whence === undefined ? {} : { from: fold(whence) }),
  };
}

const headers: readonly { readonly leg: Leg; readonly pattern: RegExp }[] = [
  {
    leg: 'out',
    pattern:
      /^[^\p{L}\n]*(?:out|outbound|outward|going out|departing|hinreise|hinflug|hinfahrt|aller|ida|andata|heenreis|utresa|去程)\b.{0,50}$|^[^\p{L}\n]*去程.{0,50}$/gimu,
  },
  {
    leg: 'back',
    pattern:
      /^[^\p{L}\n]*(?:return|returning|inbound|homeward|back|way back|rückreise|rückflug|rückfahrt|retour|vuelta|regreso|ritorno|volta|terugreis|hemresa|återresa)\b.{0,50}$|^[^\p{L}\n]*(?:回程|返程).{0,50}$/gimu,
  },
];

type Section = { readonly leg: Leg; readonly start: number };

const route =
  /^(?:[A-Z0-9]{2,3} ?\d{1,4}[:,]?\s+|\d{1,2}[:.]\d{2}\s+)?(?<from>\p{Lu}[\p{L}.'’-]+)[^\n–—→>]{0,40}?\s*(?:–|—|->|→|➔|\bto\b)\s*(?:\d{1,2}[:.]\d{2}\s+)?(?<to>\p{Lu}[\p{L}.'’-]+).{0,40}$/gmu;

/** The stretches of a ticket, by their headings, or by a route that is told once each way. */
function sectionsOf(text: string): readonly Section[] {
  const headed = headers
    .flatMap(({ leg, pattern }) => [...text.matchAll(pattern)].map(({ index }) => ({ leg, start: index })))
    .sort((a, b) => a.start - b.start);
  if (new Set(headed.map(({ leg }) => leg)).size === 2) return headed;
  const [first, ...others] = [...text.matchAll(route)];
  const back = others.find(
    ({ groups }) => groups?.['from'] === first?.groups?.['to'] && groups?.['to'] === first?.groups?.['from'],
  );
  return first === undefined || back === undefined
    ? []
    : [
        { leg: 'out', start: first.index },
        { leg: 'back', start: back.index },
      ];
}

/** The item with only what it says of one way, where it tells both apart; else as it is. Quotes of it are quotes of the whole. */
export function ofWay(item: MemoryItem, way: AskedWay): MemoryItem {
  if (item.body === undefined || Object.keys(way).length === 0) return item;
  const text = mainText(item.body);
  const sections = sectionsOf(text);
  const parts = sections.map(({ leg, start }, at) => ({
    leg,
    text: text.slice(start, sections.slice(at + 1).find((other) => other.leg !== leg)?.start ?? text.length),
  }));
  const chosen =
    parts.find((part) => part.leg === way.leg) ??
    (way.leg === undefined ? parts.find((part) => leads(part.text, way)) : undefined);
  return chosen === undefined ? item : { ...item, body: { text: chosen.text } };
}

function leads(text: string, { to, from }: AskedWay): boolean {
  const [told] = text.matchAll(route);
  const is = (place: string | undefined, asked: string | undefined): boolean =>
    asked === undefined || (place !== undefined && fold(place) === asked);
  return (
    told !== undefined &&
    (to !== undefined || from !== undefined) &&
    is(told.groups?.['to'], to) &&
    is(told.groups?.['from'], from)
  );
}
