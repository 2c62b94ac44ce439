import type { Story } from '../story.ts';
import { readStories } from '../story-text.ts';
import { animalsAndHome } from './animals-and-home.ts';
import { bodyAndSport } from './body-and-sport.ts';
import { peopleAndFeasts } from './people-and-feasts.ts';
import { workAndStudy } from './work-and-study.ts';

/** All stories that conversations are made of. */
export const storyBank = (): readonly Story[] =>
  [animalsAndHome, bodyAndSport, peopleAndFeasts, workAndStudy].flatMap(readStories);
