import { describe, expect, it } from 'vitest';
import { at, smallLife, stored } from '../../../test/retrieve/small-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { retrieve } from '../../retrieve/search.ts';
import { answer } from '../answer.ts';
import { type EvidenceFeature, evidenceFeatures } from './evidence-features.ts';
import { isUnborne } from './unborne.ts';

const none = Object.fromEntries(evidenceFeatures.map((name) => [name, 0])) as Record<EvidenceFeature, number>;

describe('what leaves open a thing that the question fixes', () => {
  it.each([
    ['a match where a concert was asked for', { kindNo: 1 }, true],
    ['a vet who cleans teeth, with all that is asked for', { kindNo: 1, thingsSaid: 1 }, false],
    ['records of both kinds', { kindNo: 1, kindYes: 1 }, false],
    ['company that nothing tells of', { companyOpen: 1, personAlone: 1 }, true],
    ['company that writes of the journey', { companyOpen: 1, personAlone: 1, companyTold: 1 }, false],
    ['company that is asked after', { companyOpen: 1, personAlone: 1, asksTruth: 1 }, false],
    ['a picture of something else, nothing found', { showsOther: 1, asksWhen: 1, probable: 0.1 }, true],
    [
      'a picture of something else that the search holds probable',
      { showsOther: 1, asksWhen: 1, probable: 0.9 },
      false,
    ],
    ['a letter for a picture', { pictureByLetter: 1, asksWhere: 1 }, true],
    [
      'a picture of what nothing in the memory speaks of',
      { asksPicture: 1, asksWhere: 1, citedNowhere: 0.25, foreign: 1 },
      true,
    ],
    [
      'a picture of what none of the records shows',
      { asksPicture: 1, asksWhen: 1, asksShown: 1, shownAnywhere: 0.5 },
      true,
    ],
    ['a picture of what another shows', { asksPicture: 1, asksWhen: 1, asksShown: 1, shownAnywhere: 1 }, false],
    [
      'pictures of the month, none known to be of the house',
      { asksSet: 1, asksPicture: 1, houseOpen: 1, last: 1 },
      true,
    ],
    ['pictures of the house', { asksSet: 1, asksPicture: 1, last: 1 }, false],
    ['all pictures, some of which show something else', { showsElse: 1, asksSet: 1, asksPicture: 1 }, false],
    ['all letters about a thing that none of them says', { asksSet: 1, thingsSaid: 0.2 }, true],
    ['all letters about a thing that they say', { asksSet: 1, thingsSaid: 1 }, false],
    ['one letter about a thing that it does not say', { thingsSaid: 0.2 }, false],
  ] as const)('%s: %s', (_, told, is) => expect(isUnborne({ ...none, ...told })).toBe(is));
});

const store = tinyStore({
  ...smallLife,
  items: [
    ...smallLife.items,
    stored('room', 'email', {
      time: at('2022-05-02T09:00:00'),
      title: 'Your room in Turku',
      people: [{ name: 'Hotel Aura', how: 'sender' }],
      body: { text: 'Your room at Hotel Aura, Turku, from 2022-06-03 to 2022-06-05 is confirmed.' },
      entities: [{ kind: 'city', name: 'Turku', field: 'body' }],
    }),
  ],
});

it.each(['When did I stay in Turku with Clara?', '我和Clara一起是哪天住在Turku的？'])(
  'regression: a stay of which nothing tells that she came along is not hers: %s',
  async (question) => {
    const { answer: made } = await answer({ store, retrieve }, question, { now: '2024-03-15T12:00:00' });
    const alone = await answer({ store, retrieve }, question.replace(/ with Clara|和Clara一起/u, ''), {
      now: '2024-03-15T12:00:00',
    });
    expect([made.outcome, alone.answer.outcome]).toEqual(['abstained', 'grounded']);
  },
);
