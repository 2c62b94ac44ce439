import { thingLabels } from '../../../../src/memory/in-words/thing-labels.ts';
import type { Thing } from '../../../../src/memory/structured-data.ts';
import { codeOf, numberOf } from '../../../../src/memory/things/thing-brief.ts';
import { factsOf, type ThingFact } from '../../../../src/memory/things/thing-facts.ts';
import { isCancelled } from '../../../../src/memory/things/thing-kind.ts';
import { slotKinds, type ThingSlot, thingSlots } from '../../../../src/memory/things/thing-slots.ts';
import type { Language } from '../../words/language.ts';
import { moneyInWords } from '../../words/money.ts';
import { nodeMoment } from '../../words/things.ts';

export type CardRow = {
  readonly slot: ThingSlot;
  readonly label: string;
  readonly text: string;
  readonly href?: string;
};
/** One end of a journey: where and when. */
export type CardEnd = { readonly code: string; readonly name: string; readonly time: string | undefined };
/** What a card shows of a node. */
export type Card = {
  readonly type: Thing['@type'];
  readonly label: string;
  readonly title: string | undefined;
  readonly isCancelled: boolean;
  readonly ends: readonly [from: CardEnd, to: CardEnd] | undefined;
  readonly rows: readonly CardRow[];
};

/** A node as a card in a language. */
export function cardOf(thing: Thing, language: Language): Card {
  const facts = factsOf(thing);
  const of = (...slots: readonly ThingSlot[]): ThingFact | undefined =>
    slots.map((slot) => facts.find((fact) => fact.slot === slot)).find((fact) => fact !== undefined);
  const [from, to] = [of('origin'), of('destination')];
  const end = (place: ThingFact, at: ThingFact | undefined): CardEnd => ({
    code: codeOf(place),
    name: place.text,
    time: at === undefined ? undefined : nodeMoment(at.text, language),
  });
  const ends =
    from === undefined || to === undefined
      ? undefined
      : ([end(from, of('departure', 'start')), end(to, of('arrival', 'end'))] as const);
  const title = numberOf(facts) ?? of('name', 'seller', 'provider', 'item', 'reference')?.text;
  const isShown = ({ slot, text }: ThingFact): boolean =>
    !hidden.has(slot) &&
    !(ends !== undefined && atEnds.has(slot)) &&
    !(slot !== 'place' && slot !== 'item' && text === title);
  return {
    type: thing['@type'],
    label: thingLabels[language].types[thing['@type']],
    title,
    isCancelled: isCancelled(thing),
    ends,
    rows: rowsOf(facts.filter(isShown), language, facts),
  };
}

const hidden: ReadonlySet<ThingSlot> = new Set(['name', 'number', 'status']);
const atEnds: ReadonlySet<ThingSlot> = new Set(['origin', 'destination', 'departure', 'arrival', 'start', 'end']);

/** One row a property, its values behind one another, in the order in which cards show them. */
function rowsOf(shown: readonly ThingFact[], language: Language, all: readonly ThingFact[]): CardRow[] {
  const hasPlace = all.some(({ slot }) => slot === 'place');
  return thingSlots.flatMap((slot): CardRow[] => {
    // The address of the place stands with the place.
    if (slot === 'address' && hasPlace) return [];
    const facts = shown.filter((fact) => fact.slot === slot);
    const [first] = facts;
    if (first === undefined) return [];
    const text = [...new Set(facts.map((fact) => valueInWords(fact, language)))].join(', ');
    const href = linkOf(first);
    return [{ slot, label: thingLabels[language].slots[slot], text, ...(href === undefined ? {} : { href }) }];
  });
}

function valueInWords({ slot, text, amount, parts = [] }: ThingFact, language: Language): string {
  if (amount !== undefined) return moneyInWords(amount.value, amount.currency, language);
  if (slotKinds[slot] === 'moment') return nodeMoment(text, language);
  if (slotKinds[slot] !== 'place') return text;
  const lines = parts.flatMap((part) => (part.slot === 'address' ? [part, ...(part.parts ?? [])] : []));
  return [text, ...lines.map((line) => line.text)].join(', ');
}

/** Only addresses of the web, and of mail and telephone, are links: a message may write anything. */
function linkOf({ slot, text }: ThingFact): string | undefined {
  if (slot === 'url') return /^https?:\/\/\S+$/i.test(text) ? text : undefined;
  if (slot === 'email') return /^[\w.+-]+@[\w.-]+$/.test(text) ? `mailto:${text}` : undefined;
  return slot === 'phone' && /^\+?[\d\s()./-]{5,25}$/.test(text) ? `tel:${text.replace(/[^\d+]/g, '')}` : undefined;
}
