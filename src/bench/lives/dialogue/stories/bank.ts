import type { Story } from '../story.ts';
import { askedOtherwise, readAsked, readStories } from '../story-text.ts';
import { animals } from './animals.ts';
import { artsAndTown } from './arts-and-town.ts';
import { askedEighth } from './asked-eighth.ts';
import { askedEleventh } from './asked-eleventh.ts';
import { askedFifteenth } from './asked-fifteenth.ts';
import { askedFifth } from './asked-fifth.ts';
import { askedFourteenth } from './asked-fourteenth.ts';
import { askedFourth } from './asked-fourth.ts';
import { askedNinth } from './asked-ninth.ts';
import { askedSeventeenth } from './asked-seventeenth.ts';
import { askedSeventh } from './asked-seventh.ts';
import { askedSixteenth } from './asked-sixteenth.ts';
import { askedSixth } from './asked-sixth.ts';
import { askedTenth } from './asked-tenth.ts';
import { askedThirteenth } from './asked-thirteenth.ts';
import { askedTwelfth } from './asked-twelfth.ts';
import { bodyAndSport } from './body-and-sport.ts';
import { handsAndScreens } from './hands-and-screens.ts';
import { homes } from './homes.ts';
import { journeys } from './journeys.ts';
import { peopleAndFeasts } from './people-and-feasts.ts';
import { upsAndDowns } from './ups-and-downs.ts';
import { workAndStudy } from './work-and-study.ts';

const voices = {
  fourth: readAsked(askedFourth),
  fifth: readAsked(askedFifth),
  sixth: readAsked(askedSixth),
  seventh: readAsked(askedSeventh),
  eighth: readAsked(askedEighth),
  ninth: readAsked(askedNinth),
  tenth: readAsked(askedTenth),
  eleventh: readAsked(askedEleventh),
  twelfth: readAsked(askedTwelfth),
  thirteenth: readAsked(askedThirteenth),
  fourteenth: readAsked(askedFourteenth),
  fifteenth: readAsked(askedFifteenth),
  sixteenth: readAsked(askedSixteenth),
  seventeenth: readAsked(askedSeventeenth),
} as const;

/** All stories that conversations are made of. */
export const storyBank = (): readonly Story[] =>
  [animals, artsAndTown, bodyAndSport, handsAndScreens, homes, journeys, peopleAndFeasts, upsAndDowns, workAndStudy]
    .flatMap(readStories)
    .map((story) => askedOtherwise(story, voices));
