import { lexicons } from '../lexicon/lexicon.ts';
import type { Thing } from '../memory/structured-data.ts';
import { thingText } from '../memory/things/thing-text.ts';

/** What a kind of thing is called, in all languages. */
export const namesOfThing = ({ '@type': type }: Pick<Thing, '@type'>): readonly string[] =>
  lexicons.flatMap(({ things }) => things[type] ?? []);

/** What structured data is searched by: what it says, and what things of its kind are called. */
export const wordsOfThings = (things: readonly Thing[] = []): string | undefined =>
  things.length === 0
    ? undefined
    : things.map((thing) => [thingText(thing), ...namesOfThing(thing)].join('\n')).join('\n');
