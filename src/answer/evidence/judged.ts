import { slug } from '../../language/fold.ts';
import { isPicture } from '../../memory/item.ts';
import type { LedgerKind } from '../../memory/ledger.ts';
import type { Ranked } from '../../retrieve/rank/rank-items.ts';
import type { Support } from '../question.ts';
import { isForEverybody } from './advertising.ts';
import type { Outcome } from './constraint.ts';

/** Below this share of the topic (by rarity) an item is about something else. Provisional until calibrated. */
export const LEAST_SUPPORT = 0.5;

/** An item of the pool with what it says to the question. */
export type Judged = Support & {
  readonly outcomes: readonly Outcome[];
  readonly fit: number;
  /** Whether somebody whom the owner knows wrote it: an invitation is no advertisement, however it shouts. */
  readonly isPersonal?: boolean;
  /** Its words and those of what it shows, as index tokens. */
  readonly tokens: ReadonlySet<string>;
  /** What kinds of dealing it is a record of. */
  readonly kinds: readonly LedgerKind[];
  /** The records of its dealings that were looked at, itself among them; none where it stands alone. */
  readonly mates: readonly Judged[];
};

type Said = Omit<Judged, 'item' | 'score' | 'probability' | 'why'>;

/** What the search says of a hit is put into words only when somebody looks. (A class, as in `rankItems`.) */
export class JudgedHit implements Judged {
  readonly item: Judged['item'];
  readonly score: number;
  readonly probability: number;
  readonly support: number;
  readonly outcomes: readonly Outcome[];
  readonly fit: number;
  readonly isPersonal: boolean;
  readonly tokens: Judged['tokens'];
  readonly kinds: Judged['kinds'];
  readonly mates: Judged['mates'];
  readonly #hit: Ranked;

  constructor(hit: Ranked, said: Said) {
    this.item = hit.item;
    this.score = hit.score;
    this.probability = hit.probability;
    this.support = said.support;
    this.outcomes = said.outcomes;
    this.fit = said.fit;
    this.isPersonal = said.isPersonal ?? false;
    this.tokens = said.tokens;
    this.kinds = said.kinds;
    this.mates = said.mates;
    this.#hit = hit;
  }

  get why(): Judged['why'] {
    return this.#hit.why;
  }

  /** The same hit, judged otherwise in these respects. */
  but(otherwise: Partial<Said>): JudgedHit {
    return new JudgedHit(this.#hit, { ...this, ...otherwise });
  }
}

export const isSupported = (one: Judged): boolean =>
  one.support >= LEAST_SUPPORT &&
  one.outcomes.every(({ verdict }) => verdict !== 'no') &&
  !isSilentOfPeople(one) &&
  (!isForEverybody(one) || isMeant(one));

/** A picture in which the asked person is not known is none of theirs: there would be no end of such. */
export const isSilentOfPeople = ({ item, outcomes }: Judged): boolean =>
  isPicture(item) && outcomes.some(({ tool, verdict }) => tool === 'person' && verdict === 'unknown');

/** Fittest first, but what a house sends to everybody after what it wrote of the owner's own dealings. */
export function offersLast(supported: readonly Judged[]): readonly Judged[] {
  const own = supported.filter((one) => !isForEverybody(one));
  return own.length === supported.length ? supported : [...own, ...supported.filter((one) => !own.includes(one))];
}

/** A mail of a house that is of no dealing: a bulletin, most often. */
export const isImpersonal = ({ item, kinds, isPersonal }: Pick<Judged, 'item' | 'kinds' | 'isPersonal'>): boolean =>
  item.modality === 'email' && isPersonal !== true && kinds.length === 0;

function isMeant({ item, outcomes }: Judged): boolean {
  const senders = (item.people ?? []).flatMap(({ how, name }) => (how === 'sender' ? [slug(name)] : []));
  const wrote = (name: string | undefined): boolean =>
    name !== undefined && name !== '' && senders.some((sender) => sender.includes(slug(name)));
  return outcomes.some(
    ({ tool, verdict, said, name }) =>
      verdict === 'yes' &&
      (tool === 'modality' || tool === 'reference' || (tool === 'person' && (wrote(said) || wrote(name)))),
  );
}
