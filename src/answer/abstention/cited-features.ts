import type { Judged } from '../evidence/judged.ts';
import { offeringIn } from '../evidence/offering.ts';
import type { Drafted } from '../worked-through.ts';
import { citedChecklist } from './cited-checklist.ts';

/** So many things that nobody says, so many other values and so many words are as good as any more. */
const MOST_MISSING = 4;
const MOST_RIVALS = 8;
const MOST_WORDS = 16;

const flag = (is: boolean): number => (is ? 1 : 0);
const share = (count: number, most: number): number => Math.min(1, count / most);

/** What of the question is proved by what the proposal cites, in [0, 1]; nothing of it where there is none. */
export function ofCited(found: Drafted, lead: Judged | undefined) {
  const list = citedChecklist(found);
  const isSet = found.draft?.type === 'list_recall';
  return {
    citedSaid: list?.said ?? 0,
    citedMissing: share(list?.missing ?? MOST_MISSING, MOST_MISSING),
    citedNowhere: share(list?.nowhere ?? 0, MOST_MISSING),
    citedNear: list?.near ?? 0,
    citedProved: list?.proved ?? 0,
    citedOpen: list?.open ?? 0,
    citedRefused: flag(list?.refused === true),
    citedParty: flag(list?.byParty === true),
    citedRivals: share(list?.rivals ?? 0, MOST_RIVALS),
    citedNothing: flag(list === undefined || list.nothing),
    words: share(list?.words ?? 0, MOST_RIVALS),
    /** A sentence where a name or a value was asked for. */
    wordy: isSet ? 0 : share(found.draft?.text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0, MOST_WORDS),
    offering: lead === undefined ? 0 : offeringIn(lead.item),
  };
}
