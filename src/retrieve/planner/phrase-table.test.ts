import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { PhraseTable } from './phrase-table.ts';
import { chatChinese, chatEnglish } from './tables/chat-words.ts';
import { collectionChinese, collectionEnglish } from './tables/collection-words.ts';
import { type PlainWords, plainChinese, plainEnglish } from './tables/colloquial-words.ts';
import { pictureEnglish } from './tables/picture-phrases.ts';
import { plainPhrases } from './tables/plain-phrases.ts';
import { roundaboutPhrases } from './tables/roundabout-phrases.ts';
import { searchBoxChinese, searchBoxEnglish } from './tables/search-box-words.ts';
import { tersePlain } from './tables/terse-phrases.ts';
import { writtenChinese, writtenEnglish } from './tables/written-words.ts';

const table: readonly PlainWords[] = [
  ...chatChinese,
  ...collectionChinese,
  ...searchBoxChinese,
  ...plainChinese,
  ...writtenChinese,
  ...chatEnglish,
  ...collectionEnglish,
  ...pictureEnglish,
  ...searchBoxEnglish,
  ...plainEnglish,
  ...writtenEnglish,
  ...roundaboutPhrases,
  ...tersePlain,
  ...plainPhrases,
];
const phrases = new PhraseTable(table);
const rowByRow = (text: string): string =>
  table.reduce((left, { pattern, plain }) => left.replace(pattern, plain), text);

const cases = z.array(z.looseObject({ question: z.string() }));
const asked = ['en', 'zh'].flatMap((language) =>
  cases
    .parse(
      JSON.parse(
        readFileSync(new URL(`../../../test/retrieve/planner-cases.${language}.json`, import.meta.url), 'utf8'),
      ),
    )
    .map(({ question }) => question),
);

it('says each written question as a replacement row by row would', () => {
  for (const question of asked) expect(phrases.replace(question)).toBe(rowByRow(question));
});

it('does so too of words that its own patterns are made of', () => {
  const words = table.flatMap(({ pattern: { source } }) => source.match(/[a-z]{2,}|\p{Script=Han}+/giu) ?? []);
  const text = fc
    .array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 })
    .chain((some) => fc.constantFrom(' ', '', "'").map((between) => some.join(between)));
  fc.assert(
    fc.property(text, (one) => {
      expect(phrases.replace(one)).toBe(rowByRow(one));
    }),
    { numRuns: 2000 },
  );
});
