import type { Chance } from '../chance.ts';
import type { Fact } from '../truth/fact.ts';
import { ofScene } from './condition.ts';
import { type Kind, put } from './kind.ts';
import { dated } from './kinds-travel.ts';

const scene = {
  of: ['moment', 'show'],
  topic: 'photos',
  only: ({ scene: shown }: Fact) => shown !== undefined,
  given: (fact: Fact, chance: Chance) => [put('what', ofScene(fact, chance.int(0, 2)))],
} as const;

/** Questions about one moment that was photographed. Lists of pictures are made in `lists.ts`. */
export const pictureKinds: readonly Kind[] = [
  {
    ...scene,
    key: 'sceneDate',
    type: 'number',
    ability: 'location awareness',
    aspects: ['scene'],
    parts: ['where', 'when'],
    answer: ({ day }) => dated(day),
  },
  {
    ...scene,
    key: 'sceneCity',
    type: 'open_end',
    ability: 'location awareness',
    aspects: ['scene'],
    parts: ['when', 'who'],
    answer: ({ city }) => ({ en: city.name, zh: city.zh }),
  },
];
