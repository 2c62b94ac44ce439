import type { Drafted } from '../drafted.ts';
import { isCompany, type Outcome } from '../evidence/constraint.ts';
import type { Judged } from '../evidence/judged.ts';

/** Beyond so much fit another record is no rival. */
const WIDEST_GAP = 8;
const MOST_CITED = 12;
const MOST_RIVALS = 40;

const flag = (is: boolean): number => (is ? 1 : 0);
const facts: ReadonlySet<string> = new Set(['person', 'place', 'time', 'anchor', 'event', 'object', 'reference']);
const fixed = (outcomes: readonly Outcome[]): readonly Outcome[] => outcomes.filter(({ tool }) => facts.has(tool));
const refuses = ({ outcomes }: Judged): boolean => outcomes.some(({ verdict }) => verdict === 'no');

/**
 * What the told record proves of the question, its dealing's other records read along, and whether another one would do as
 * well or better: of all that is fixed, named companions above all, which no booking names.
 */
export function ofRivals({ draft, judged, retrieval }: Drafted, lead: Judged | undefined) {
  const company = companions(lead ?? judged[0], retrieval.plan.question);
  const cited = new Set<string>(draft?.citations.map(({ id }) => id));
  const told = judged.filter(({ item }) => cited.has(item.id)).slice(0, MOST_CITED);
  const own = lead === undefined ? 0 : provedBy([lead, ...lead.mates]);
  const rivals = judged
    .filter((one) => one !== lead && !cited.has(one.item.id) && lead?.mates.includes(one) !== true && !refuses(one))
    .slice(0, MOST_RIVALS);
  const nearest = rivals.reduce((most, { fit }) => Math.max(most, fit), (lead?.fit ?? 0) - WIDEST_GAP);
  return {
    asksCompany: flag(company.length > 0),
    companyOpen: flag(company.some(({ verdict }) => verdict !== 'yes')),
    dealingProved: own,
    provedElsewhere: rivals.reduce((most, one) => Math.max(most, provedBy([one, ...one.mates])), 0) - own,
    runnerUp: lead === undefined ? 0 : Math.max(-1, Math.min(1, (lead.fit - nearest) / WIDEST_GAP)),
    allProved: told.length === 0 ? 0 : told.filter((one) => provedBy([one]) === 1).length / told.length,
  };
}

/** What an item says to those who are asked for as company: "with my cousin". */
const companions = (one: Judged | undefined, question: string): readonly Outcome[] =>
  one === undefined ? [] : one.outcomes.filter(({ tool, said }) => tool === 'person' && isCompany(said, question));

/** The share of what the question fixes that one of the records is known to have; all of it where nothing is fixed. */
function provedBy(records: readonly Judged[]): number {
  const [first] = records;
  const asked = first === undefined ? [] : fixed(first.outcomes);
  if (asked.length === 0) return 1;
  const has = (one: Judged, { tool, said }: Outcome): boolean =>
    one.outcomes.some((other) => other.tool === tool && other.said === said && other.verdict === 'yes');
  return asked.filter((outcome) => records.some((one) => has(one, outcome))).length / asked.length;
}
