import { expect, it } from 'vitest';
import { placeIdSchema } from '../../memory/ids.ts';
import { everyLeaf } from '../../memory/query-plan.ts';
import type { Settings } from '../../memory/settings.ts';
import { gazetteerOf } from './gazetteer-build.ts';
import { plan } from './planner.ts';

/** A memory whose home lies in a country, with what its owner set and what is known of the machine. */
const living = (country: string | undefined, settings?: Partial<Settings>) =>
  gazetteerOf({
    people: [],
    places:
      country === undefined
        ? []
        : [
            {
              id: placeIdSchema.parse('home'),
              kind: 'home',
              name: 'Elm Road 4',
              aliases: [],
              country,
              items: [],
              confidence: 1,
            },
          ],
    events: [],
    settings:
      settings === undefined
        ? undefined
        : {
            ownerAddresses: [],
            zone: 'UTC',
            locale: 'en-GB',
            currency: 'GBP',
            ocrLanguages: [],
            faces: 'off',
            ...settings,
          },
    modalities: { image: 5, video: 0, email: 5, text: 0 },
    vocabulary: [{ term: 'y:2023', items: 5 }],
  });
const leaves = (question: string, gazetteer: ReturnType<typeof living>) =>
  everyLeaf(plan(question, gazetteer, '2024-03-15T12:00:00').root).map(({ leaf }) => leaf);
const currency = (question: string, gazetteer: ReturnType<typeof living>) =>
  leaves(question, gazetteer).flatMap((leaf) => (leaf.tool === 'amount' ? [leaf.args.currency] : []));
const day = (gazetteer: ReturnType<typeof living>) =>
  leaves('photos from 4/5/2023', gazetteer).flatMap((leaf) => (leaf.tool === 'time' ? [leaf.args.start] : []));

it('a sum is in the currency of the home where that goes by the mark', () => {
  expect(currency('receipts over $50', living('Canada'))).toEqual(['CAD']);
  expect(currency('receipts over $50', living('France'))).toEqual(['USD']);
  expect(currency('receipts over $50', living(undefined))).toEqual(['USD']);
  expect(currency('receipts over ¥5000', living('Japan'))).toEqual(['JPY']);
  expect(currency('receipts over €50', living('Canada'))).toEqual(['EUR']);
});

it('a date is read as it is written at home', () => {
  expect(day(living('United States', { locale: 'en-GB' }))).toEqual(['2023-04-05T00:00:00']);
  expect(day(living('France', { locale: 'en-US' }))).toEqual(['2023-05-04T00:00:00']);
  expect(day(living(undefined, { locale: 'en-US' }))).toEqual(['2023-04-05T00:00:00']);
});

it('what the owner set goes over where their home is', () => {
  expect(currency('receipts over $50', living('Canada', { currency: 'AUD', said: ['currency'] }))).toEqual(['AUD']);
  expect(currency('receipts over $50', living('Canada', { country: 'AU', said: ['country'] }))).toEqual(['AUD']);
  expect(day(living('France', { locale: 'en-US', said: ['locale'] }))).toEqual(['2023-04-05T00:00:00']);
  expect(day(living('France', { country: 'US', said: ['country'] }))).toEqual(['2023-04-05T00:00:00']);
});
