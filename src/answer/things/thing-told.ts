import type { ThingFact } from '../../memory/things/thing-facts.ts';
import { slotKinds, type ThingSlot } from '../../memory/things/thing-slots.ts';
import { beside, countText, dayAnswer, dayText, hoursText, type Language, moneyText } from '../wording.ts';

/** A value as it is told, and the facts that it is told of, the first the value itself. */
export type Told = { readonly text: string; readonly facts: readonly ThingFact[]; readonly isNumber: boolean };

/** The value of a property in words; nothing where the thing does not have it. */
export function toldOf(
  slot: ThingSlot,
  facts: readonly ThingFact[],
  language: Language,
  asksForHour: boolean,
): Told | undefined {
  const values = facts.filter((fact) => fact.slot === slot);
  const [first] = values;
  if (first === undefined) return undefined;
  const kind = slotKinds[slot];
  if (kind === 'moment') return { text: momentText(first.text, language, asksForHour), facts: [first], isNumber: true };
  if (kind === 'money') return first.amount && { text: moneyText(first.amount), facts: [first], isNumber: true };
  if (kind === 'place') return placeTold(first);
  if (seatSlots.includes(slot)) return seatTold(first, facts, language);
  const named = slot === 'number' ? withCarrier(first, facts) : undefined;
  if (named !== undefined) return named;
  const listed = values.slice(0, MOST_LISTED);
  return { text: listed.map(({ text }) => text).join(', '), facts: listed, isNumber: kind === 'number' };
}

const MOST_LISTED = 12;

/** "3 May 2027 (15:05)"; where the hour is asked for "15:05 (3 May 2027)". */
function momentText(moment: string, language: Language, asksForHour: boolean): string {
  const clock = moment.slice(11, 16);
  if (clock === '' || (clock === '00:00' && !asksForHour)) return dayAnswer(moment, language);
  return asksForHour ? beside(clock, dayText(moment, language), language) : dayAnswer(moment, language, 'day', clock);
}

function placeTold(fact: ThingFact): Told {
  const lines = [
    fact,
    ...(fact.parts ?? []).flatMap((part) => (part.slot === 'address' ? [part, ...(part.parts ?? [])] : [])),
  ];
  return { text: lines.map(({ text }) => text).join(', '), facts: lines, isNumber: false };
}

const seatSlots: readonly ThingSlot[] = ['seat', 'row', 'coach'];
const seatWords: Readonly<Record<Language, Partial<Record<ThingSlot, string>>>> = {
  en: { coach: 'section', row: 'row', seat: 'seat' },
  zh: { coach: '区', row: '排', seat: '座' },
};

/** "21 (row 8, section A)": a seat is found by all that is said of it. */
function seatTold(first: ThingFact, facts: readonly ThingFact[], language: Language): Told {
  const others = seatSlots.flatMap((slot) => facts.filter((fact) => fact.slot === slot && fact !== first));
  const words = others.map(({ slot, text }) =>
    language === 'zh' ? `${text}${seatWords.zh[slot] ?? ''}` : `${seatWords.en[slot] ?? ''} ${text}`,
  );
  const text =
    words.length === 0 ? first.text : beside(first.text, words.join(language === 'zh' ? '、' : ', '), language);
  return { text, facts: [first, ...others], isNumber: false };
}

/** "LH 1166": the number of a flight has its airline's code before it. */
function withCarrier(number: ThingFact, facts: readonly ThingFact[]): Told | undefined {
  const carrier = facts.find(({ slot }) => slot === 'provider')?.parts?.find(({ slot }) => slot === 'number');
  if (carrier === undefined || /^\p{L}/u.test(number.text)) return undefined;
  return { text: `${carrier.text}, ${number.text}`, facts: [carrier, number], isNumber: false };
}

const DAY = 86_400_000;
const MINUTE = 60_000;

/** How long it takes: nights of a stay, hours of what begins and ends at known moments; nothing where either is open. */
export function lengthTold(facts: readonly ThingFact[], language: Language): Told | undefined {
  const of = (...slots: readonly ThingSlot[]): ThingFact | undefined => facts.find(({ slot }) => slots.includes(slot));
  const [start, end] = [of('departure', 'start'), of('arrival', 'end')];
  if (start === undefined || end === undefined) return undefined;
  const days = Math.round((Date.parse(end.text.slice(0, 10)) - Date.parse(start.text.slice(0, 10))) / DAY);
  const told = { facts: [start, end], isNumber: true };
  if (days > 0 && start.slot === 'start')
    return { text: language === 'zh' ? `${days}晚` : countText(days, 'night'), ...told };
  const minutes = (Date.parse(end.text) - Date.parse(start.text)) / MINUTE;
  // Clocks of two zones: what is quoted would not show how long it takes.
  const isOneZone = start.text.slice(19) === end.text.slice(19);
  return isOneZone && minutes > 0 ? { text: hoursText(minutes, language), ...told } : undefined;
}
