import { whenWords } from '../../../app/items/located-items.ts';
import type { MemoryItem } from '../../../memory/item.ts';
import { locationNames } from '../../../memory/location.ts';
import type { Caller } from '../../calls/caller.ts';
import { eventsOf } from './events.ts';
import {
  type NarrativeStep,
  narrativeAsked,
  narrativeInstructions,
  narrativePromptVersion,
  narrativeSchema,
} from './narrative.prompt.ts';

const MOST_OUTPUT_TOKENS = 400;

export type Narrated = {
  /** By item, the account of its event. */
  readonly of: ReadonlyMap<string, string>;
  readonly events: number;
};

/** An account of each event, which grows picture by picture; where a reply cannot be read, the account before it stands. Errors: as of `Caller`. */
export async function narrated(items: readonly MemoryItem[], caller: Caller): Promise<Narrated> {
  const events = eventsOf(items);
  const of = new Map<string, string>();
  await caller.map('narrate', events, async (event) => {
    const account = await accountOf(event, caller);
    if (account !== undefined) for (const { id } of event) of.set(id, account);
  });
  return { of, events: events.length };
}

async function accountOf(event: readonly MemoryItem[], caller: Caller): Promise<string | undefined> {
  let account: string | undefined;
  for (const [at, item] of event.entries()) {
    const step: NarrativeStep = at === 0 ? 'first' : at === event.length - 1 ? 'last' : 'next';
    const soFar = account === undefined ? {} : { so_far: account };
    const called = await caller.call({
      step: 'narrate',
      prompt: `narrative@${narrativePromptVersion}`,
      instructions: narrativeInstructions[step],
      content: narrativeAsked({ picture: shownOf(item), number: at + 1, of: event.length, ...soFar }),
      schema: narrativeSchema,
      schemaName: 'narrative',
      maxOutputTokens: MOST_OUTPUT_TOKENS,
    });
    const said = called.state === 'answered' ? called.value.narrative.trim() : '';
    if (said !== '') account = said;
  }
  return account;
}

/** What is told of a picture: its words, time, place and people; no id. */
function shownOf(item: MemoryItem): object {
  const { time, place, people, caption, shortCaption, ocr } = item;
  return {
    ...(time === undefined ? {} : { taken: time.start, when: whenWords(item).join(', ') }),
    ...(place === undefined ? {} : { where: locationNames(place).join(', ') }),
    ...(people === undefined ? {} : { people: people.map(({ name }) => name) }),
    ...((caption ?? shortCaption) === undefined ? {} : { caption: caption ?? shortCaption }),
    ...(ocr === undefined ? {} : { text: ocr.text.slice(0, 300) }),
  };
}
