import type { Chance } from '../chance.ts';
import type { Photo } from '../truth/photo.ts';
import type { PictureCondition } from './picture-condition.ts';

const visual = (
  en: string,
  zh: string,
  holds: PictureCondition['holds'],
  more: Partial<PictureCondition> = {},
): PictureCondition => ({
  source: 'V',
  component: 'Object',
  kind: 'fact',
  slot: 'what',
  en,
  zh,
  holds,
  ...more,
});

/** What is to be seen on a picture, as one might ask for it: its thing, a finer point of it, or how it was taken. */
export function visualOf(photo: Photo, chance: Chance): PictureCondition | undefined {
  const { fact, shows, selfie } = photo;
  if (selfie && chance.is(0.5)) return visual('selfies', '自拍', (other) => other.selfie);
  if (shows === 'scene' && fact.scene !== undefined) {
    const { object, asked, askedZh } = fact.scene;
    const n = chance.int(0, 2);
    const concept = object === 'sunset' || object === 'picnic' || object === 'fireworks';
    return visual(
      asked[n % asked.length] ?? object,
      askedZh[n % askedZh.length] ?? object,
      (other) => other.shows === 'scene' && other.fact.scene?.object === object,
      concept ? { component: 'Concept', kind: chance.is(0.5) ? 'cognitive' : 'fact' } : {},
    );
  }
  if (shows === 'dish' && fact.dish !== undefined) {
    const { dish, zh } = fact.dish;
    return chance.is(0.7)
      ? visual(dish, zh, (other) => other.shows === 'dish' && other.fact.dish?.dish === dish)
      : visual(
          chance.pick(['food', 'what was on the table', 'good food']),
          chance.pick(['美食', '饭桌上的菜']),
          (other) => other.shows === 'dish',
          { component: 'Concept' },
        );
  }
  if (shows === 'pet' && fact.pet !== undefined) {
    const { name, species } = fact.pet;
    const words = chance.pick([
      [species.kind === 'cat' ? 'the cat' : 'the dog', species.zh],
      [`our ${species.kind}`, `我家的${species.zh}`],
      [name, name],
    ] as const);
    return visual(words[0], words[1], (other) => other.shows === 'pet', words[0] === name ? { kind: 'cognitive' } : {});
  }
  const papers = {
    receipt: chance.pick([
      ['receipts', '小票'],
      ['the receipts I need for reimbursement', '报销用的小票'],
    ] as const),
    ticket: ['tickets', '门票'],
    screen: chance.pick([
      ['screenshots', '截图'],
      ['screenshots of bookings', '预订截图'],
    ] as const),
  } as const;
  return shows === 'receipt' || shows === 'ticket' || shows === 'screen'
    ? visual(papers[shows][0], papers[shows][1], (other) => other.shows === shows)
    : undefined;
}
