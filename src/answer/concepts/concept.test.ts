import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Concept } from '../../memory/concept.ts';
import { conceptIdSchema } from '../../memory/ids.ts';
import type { Pixels } from '../../ports/perception.ts';
import { answerOfConcept, type PictureFacts, profileAnswer } from './concept-answer.ts';
import { identityOf } from './concept-identity.ts';
import { amongFaces, changesOf, lookOf, placeIn } from './concept-look.ts';
import { conceptsNamed } from './concept-profile.ts';
import { conceptAsk } from './concept-question.ts';

const id = (name: string) => conceptIdSchema.parse(name);
const concept = (name: string, attributes: Concept['attributes'], linked: string[] = []): Concept => ({
  id: id(name.toLowerCase()),
  kind: 'person',
  name,
  attributes,
  references: [],
  linked: linked.map(id),
});
const mara = concept(
  'Mara',
  {
    birthday: '1988-05-17',
    height: '172 cm',
    birthplace: 'Ghent',
    residence: 'Porto',
    occupation: 'luthier',
    family: { sister: 'Ilse', father: 'Piet' },
    favorites: { food: 'stewed pears', colour: 'teal' },
    'non-favorites': { food: 'liver' },
    hobby: ['sailing', 'chess'],
    habit: 'tea at four',
    event: ['2019-06: regatta, red jacket', { date: '2021-10', what: 'opening, green dress' }],
  },
  ['ilse'],
);
const ilse = concept('Ilse', { occupation: 'beekeeper', birthday: '1991-01-02' }, ['mara']);
const violin: Concept = {
  ...concept(
    'the brown violin',
    {
      owner: 'Mara',
      acquisition_date: '2010',
      acquisition_process: 'a gift from Piet',
      storage: 'in the hall',
      object_type: 'violin',
    },
    ['mara'],
  ),
  kind: 'object',
};
const all = [mara, ilse, violin];
const said = (question: string, whom = mara): string | undefined => {
  const answer = profileAnswer(question, whom, all);
  return answer.ok ? answer.text : undefined;
};

describe('what a profile says', () => {
  it.each([
    ["When is <Mara>'s birthday?", '1988-05-17'],
    ['<Mara>的生日是哪天？', '1988-05-17'],
    ['How tall is she?', '172 cm'],
    ['Where was <Mara> born?', 'Ghent'],
    ['Where does <Mara> live?', 'Porto'],
    ['What does <Mara> do for a living?', 'luthier'],
    ['她的职业是什么', 'luthier'],
    ["Who is <Mara>'s sister?", 'Ilse'],
    ["What is <Mara>'s favourite food?", 'stewed pears'],
    ['Which food does she dislike?', 'liver'],
    ['她不喜欢吃什么？', 'liver'],
    ['What are her hobbies?', 'sailing'],
    ["What does <Mara>'s sister do for a living?", 'beekeeper'],
    ['<Mara>的妹妹的生日是哪天', '1991-01-02'],
  ])('%s', (question, wanted) => expect(said(question)).toBe(wanted));

  it.each([
    ['When did she get it?', '2010'],
    ['Where is it kept?', 'in the hall'],
    ["When is the owner's birthday?", '1988-05-17'],
  ])('of an object: %s', (question, wanted) => expect(said(question, violin)).toBe(wanted));

  it('cites every value on the way, and says when it has none', () => {
    expect(profileAnswer("What does <Mara>'s sister do for a living?", mara, all)).toMatchObject({
      used: ['profile'],
      cited: [
        { id: 'concept:mara', field: 'family.sister', quote: 'Ilse' },
        { id: 'concept:ilse', field: 'occupation', quote: 'beekeeper' },
      ],
    });
    expect(said('What is her shoe size?')).toBeUndefined();
    expect(said('Where does she live?', ilse)).toBeUndefined();
  });
});

it('names are those in brackets, or else bare ones in the order of the question', () => {
  expect(conceptsNamed('Is <Ilse> older than Mara?', all).map(({ name }) => name)).toEqual(['Ilse']);
  expect(conceptsNamed('Is Ilse older than Mara?', all).map(({ name }) => name)).toEqual(['Ilse', 'Mara']);
  expect(conceptsNamed('Maraschino cherries', all)).toEqual([]);
});

it('what only a look can tell is asked of the picture, everything else of the profile', () => {
  const asked = (question: string) => conceptAsk(question, true);
  expect(['What does she wear?', '她穿什么颜色的衣服'].map(asked)).toEqual(['clothes', 'clothes']);
  expect(asked('What has changed in the look of <Mara>?')).toBe('change');
  expect(['When was this photo taken?', '这张照片是什么时候拍的'].map(asked)).toEqual(['when', 'when']);
  expect(['Is this <Mara>?', '这是<Mara>吗'].map(asked)).toEqual(['identity', 'identity']);
  expect(asked('Is <Mara> on the left?')).toBe('where');
  expect(asked('What is <Mara> holding?')).toBe('needs-model');
  expect(asked("What is <Mara>'s favourite food?")).toBe('profile');
  expect(conceptAsk('What does she wear?', false)).toBe('profile');
});

/** A picture of 100 by 100 in bands of colour from top to bottom. */
function bands(...colours: readonly (readonly [until: number, r: number, g: number, b: number])[]): Pixels {
  const rgb = new Uint8Array(100 * 100 * 3);
  for (let row = 0; row < 100; row++) {
    const [, r = 0, g = 0, b = 0] = colours.find(([until]) => row < until) ?? [];
    for (let column = 0; column < 100; column++) rgb.set([r, g, b], (row * 100 + column) * 3);
  }
  return { width: 100, height: 100, rgb };
}
const box = { x: 0.4, y: 0.2, w: 0.2, h: 0.2 };
const face = (happy = 0) => ({
  box,
  confidence: 1,
  quality: 1,
  expressions: [{ name: 'happy' as const, confidence: happy }],
});
/** Black hair, skin, a red coat. */
const inRed = bands([20, 10, 10, 10], [45, 200, 150, 120], [100, 200, 20, 20]);

describe('how somebody looks', () => {
  it('is measured by the face: clothes below, hair above, a smile', () => {
    expect(lookOf(inRed, face(0.9))).toMatchObject({ clothes: { name: 'red' }, hair: { name: 'black' }, smiles: true });
    expect(lookOf(bands([100, 200, 150, 120]), face()).hair).toBeUndefined();
    expect(lookOf(inRed, { ...face(), box: { x: 0.3, y: 0.7, w: 0.3, h: 0.3 } }).clothes).toBeUndefined();
  });

  it('has changed where no reference has that colour', () => {
    const look = lookOf(inRed, face());
    const green = { ...look, clothes: { name: 'green', share: 0.9 } };
    expect(changesOf(look, [look, green])).toEqual([]);
    expect(changesOf(look, [green, green])).toEqual([{ what: 'clothes', now: 'red', before: ['green'] }]);
    expect(changesOf(look, [])).toEqual([]);
    const worn = lookOf(inRed, { ...face(), glasses: 0.95 });
    const bare = lookOf(inRed, { ...face(), glasses: 0.05 });
    expect(changesOf(worn, [bare, bare])).toEqual([{ what: 'glasses', now: 'on', before: ['off'] }]);
    expect(changesOf(lookOf(inRed, { ...face(), glasses: 0.5 }), [bare])).toEqual([]);
  });

  it('tells when a picture was taken only where one dated entry alone fits', () => {
    const look = lookOf(inRed, face());
    const facts: PictureFacts = { faces: [face()], sights: [], own: { face: face(), look }, references: [] };
    const when = (whom: Concept) => answerOfConcept('when', 'When was this taken?', whom, all, facts);
    expect(when(mara)).toMatchObject({
      ok: true,
      text: expect.stringContaining('2019-06'),
      used: ['picture', 'profile'],
    });
    expect(when(ilse)).toMatchObject({ ok: false });
    const twice = { ...mara, attributes: { event: ['2019: red coat', '2020: red dress'] } };
    expect(when(twice)).toMatchObject({ ok: false, reason: expect.stringContaining('more than one') });
  });

  it('where it is: by its middle, and among the faces', () => {
    expect(placeIn({ x: 0.05, y: 0.4, w: 0.2, h: 0.2 })).toBe('on the left');
    expect(amongFaces(box, [box, { ...box, x: 0.1 }])).toBe('2nd from the left of 2 faces');
    expect(amongFaces(box, [box])).toBeUndefined();
  });
});

describe('whose face it is', () => {
  const unit = (...parts: number[]) => Float32Array.from({ length: 128 }, (_, i) => parts[i] ?? 0);
  it('near is yes, far is no, between is not sure, and nothing to compare with is none of them', () => {
    expect(identityOf(unit(0), [unit(0.3), unit(0, 0.3)])).toMatchObject({ state: 'yes' });
    expect(identityOf(unit(0), [unit(0.8)])).toMatchObject({ state: 'no' });
    expect(identityOf(unit(0), [unit(0.52)])).toMatchObject({ state: 'unsure' });
    expect(identityOf(unit(0), [])).toBeUndefined();
  });
  it('grows less probable with distance', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1.5, noNaN: true }),
        fc.double({ min: 0, max: 1.5, noNaN: true }),
        (a, b) => {
          const [near, far] = [Math.min(a, b), Math.max(a, b)].map(
            (d) => identityOf(unit(0), [unit(d)])?.probability ?? 0,
          );
          expect(near).toBeGreaterThanOrEqual((far ?? 0) - 1e-6);
        },
      ),
    );
  });
});
