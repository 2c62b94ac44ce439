import type { PersonId } from '../../memory/ids.ts';
import type { Mention } from '../../memory/person.ts';
import { compareText, countIn } from '../ordering.ts';
import { isMedia, type View } from '../view.ts';
import { firstName, isFullName } from './name-form.ts';
import type { Maybe, PersonDraft } from './person-draft.ts';

/** Days before and after a letter in which who writes it may be seen. */
const DAYS_AROUND = 3;
const FEWEST_OCCASIONS = 3;
const FEWEST_NAMINGS = 2;
const SHARE = 0.6;
/** How much more often than on any other day with pictures. */
const LIFT = 2;
/** Twice the logarithm of how much better this explains the letters than chance does. */
const LEAST_RATIO = 8;
/** What one clue tells alone; being named with somebody tells more the more often it happens. */
const certainties = { 'first-name': 0.65, writes: 0.5 } as const;
const MOST = 2;

type WhoIs = (mention: Mention, view: View) => PersonDraft | undefined;
type Seen = {
  readonly days: Map<PersonDraft, Set<number>>;
  readonly letters: Map<PersonDraft, Set<number>>;
  readonly named: Map<PersonDraft, Map<PersonDraft, number>>;
  readonly namings: Map<PersonDraft, number>;
  readonly all: Set<number>;
};

/**
 * Whom those who are seen may be: who is named in the words of their pictures, who has the full name of which only the first was given, and who writes around
 * the days on which they are seen, clearly more than on other days.
 */
export function acquaintances(
  views: readonly View[],
  people: readonly PersonDraft[],
  whoIs: WhoIs,
): Map<PersonDraft, Maybe[]> {
  const seen = new Set(people.filter((draft) => draft.seen.length > 0 && !draft.owner));
  const others = new Set(
    people.filter(
      ({ kept, kind, owner, hidden, seen: own }) => kept && kind === 'person' && !owner && !hidden && own.length === 0,
    ),
  );
  if (seen.size === 0 || others.size === 0) return new Map();
  const counted = counts(views, whoIs, seen, others);
  const found = new Map<PersonDraft, Maybe[]>();
  for (const draft of seen) {
    const maybes = [
      ...namedWith(draft, counted),
      ...sameFirstName(draft, others),
      ...(isFullName(draft.name) ? [] : writingAround(draft, counted)),
    ];
    if (maybes.length > 0) found.set(draft, together(maybes).slice(0, MOST));
  }
  return found;
}

/** Several clues to one person count together, as the strongest of them; likeliest first. */
function together(maybes: readonly Maybe[]): Maybe[] {
  const found = new Map<PersonId, Maybe>();
  for (const one of maybes.toSorted((a, b) => b.certainty - a.certainty)) {
    const before = found.get(one.person) ?? { ...one, certainty: 0 };
    const certainty = 1 - (1 - before.certainty) * (1 - one.certainty);
    found.set(one.person, { ...before, certainty: Math.round(certainty * 100) / 100 });
  }
  return [...found.values()].sort((a, b) => b.certainty - a.certainty || compareText(a.person, b.person));
}

const dayOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

function counts(
  views: readonly View[],
  whoIs: WhoIs,
  seen: ReadonlySet<PersonDraft>,
  others: ReadonlySet<PersonDraft>,
): Seen {
  const made: Seen = { days: new Map(), letters: new Map(), named: new Map(), namings: new Map(), all: new Set() };
  const put = (days: Map<PersonDraft, Set<number>>, draft: PersonDraft, day: number): void => {
    days.set(draft, (days.get(draft) ?? new Set()).add(day));
  };
  for (const view of views) {
    const day = view.day === undefined ? undefined : dayOf(view.day);
    const here = [
      ...view.people,
      ...view.entities.flatMap((e): Mention[] => (e.kind === 'person' ? [{ name: e.name, how: 'named' }] : [])),
    ];
    const drafts = new Set(here.flatMap((mention) => whoIs(mention, view) ?? []));
    const shown = [...drafts].filter((draft) => seen.has(draft));
    const known = [...drafts].filter((draft) => others.has(draft));
    if (isMedia(view)) {
      if (day !== undefined) made.all.add(day);
      if (day !== undefined) for (const draft of shown) put(made.days, draft, day);
      if (shown.length > 0) for (const draft of known) countIn(made.namings, draft);
      for (const draft of shown) {
        const named = made.named.get(draft) ?? new Map();
        for (const other of known) countIn(named, other);
        made.named.set(draft, named);
      }
    } else if (day !== undefined) for (const draft of known) put(made.letters, draft, day);
  }
  return made;
}

function namedWith(draft: PersonDraft, { named, namings }: Seen): Maybe[] {
  return [...(named.get(draft) ?? [])].flatMap(([other, n]): Maybe[] => {
    const all = namings.get(other) ?? n;
    return n >= FEWEST_NAMINGS && n >= SHARE * all
      ? [{ person: other.id, because: 'named', certainty: (n + 1) / (all + 2) }]
      : [];
  });
}

function sameFirstName({ name }: PersonDraft, others: ReadonlySet<PersonDraft>): Maybe[] {
  if (name === '' || isFullName(name)) return [];
  const bearers = [...others].filter((other) => isFullName(other.name) && firstName(other.name) === firstName(name));
  const [only, another] = bearers;
  return only === undefined || another !== undefined
    ? []
    : [{ person: only.id, because: 'first-name', certainty: certainties['first-name'] }];
}

function writingAround(draft: PersonDraft, { days, letters, all }: Seen): Maybe[] {
  const occasions = [...(days.get(draft) ?? [])];
  if (occasions.length < FEWEST_OCCASIONS) return [];
  return [...letters].flatMap(([other, written]): Maybe[] => {
    const isAround = (day: number): boolean => {
      for (let by = -DAYS_AROUND; by <= DAYS_AROUND; by++) if (written.has(day + by)) return true;
      return false;
    };
    const share = occasions.filter(isAround).length / occasions.length;
    const usual = (all.size === 0 ? 0 : [...all].filter(isAround).length / all.size) || 1 / (all.size + 1);
    if (share * occasions.length < FEWEST_OCCASIONS || share < SHARE || share < LIFT * usual) return [];
    return ratio(occasions.length, share, Math.min(usual, 0.999)) < LEAST_RATIO
      ? []
      : [{ person: other.id, because: 'writes', certainty: certainties.writes * share }];
  });
}

/** Twice the log-likelihood ratio of a share of `n` against the usual one. */
function ratio(n: number, share: number, usual: number): number {
  const part = (of: number, to: number): number => (of === 0 ? 0 : of * Math.log(of / to));
  return 2 * n * (part(share, usual) + part(1 - share, 1 - usual));
}
