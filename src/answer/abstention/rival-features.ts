import { DAY_MS, localMillis } from '../../memory/time-span.ts';
import { isCompany, type Outcome } from '../evidence/constraint.ts';
import type { Judged } from '../evidence/judged.ts';
import { staysAway } from '../evidence/stays-away.ts';
import type { Drafted } from '../worked-through.ts';

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
export function ofRivals(found: Drafted, lead: Judged | undefined) {
  const { draft, judged } = found;
  const company = companions(lead ?? judged[0], found);
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
    companyTold: flag(company.some((one) => judged.some((other) => tellsOfTravelling(other, one, lead)))),
    dealingProved: own,
    provedElsewhere: rivals.reduce((most, one) => Math.max(most, provedBy([one, ...one.mates])), 0) - own,
    runnerUp: lead === undefined ? 0 : Math.max(-1, Math.min(1, (lead.fit - nearest) / WIDEST_GAP)),
    allProved: told.length === 0 ? 0 : told.filter((one) => provedBy([one]) === 1).length / told.length,
  };
}

/** Sides of a comparison are named as companions are: "between the fair and the opera". */
const ofSeveral: ReadonlySet<string> = new Set(['compare', 'order', 'interval']);

/** What an item says to those who are asked for as company: "with my cousin". Houses and shows keep nobody company. */
function companions(one: Judged | undefined, { form, retrieval: { plan, gazetteer } }: Drafted): readonly Outcome[] {
  if (one === undefined || ofSeveral.has(form.kind)) return [];
  const isFirm = (name: string | undefined): boolean =>
    gazetteer.people.some((person) => person.organisation === true && person.name === name);
  return one.outcomes.filter(
    ({ tool, said, name }) => tool === 'person' && isCompany(said, plan.question) && !isFirm(name),
  );
}

/** Letters about a journey are written so long before and after it. */
const BEFORE_DAYS = 75;
const AFTER_DAYS = 30;
const ofTravel =
  /\b(?:trip|travel\w*|journey|holidays?|vacation|getaway|airport|flight|fly(?:ing)?|platform|set(?:ting)? off|off to|packed|passport|together|with you|(?:both|two) of us|our (?:days|week|weekend|time) in|reise\w*|zusammen|voyage|ensemble|viaje|juntos|viaggio|insieme)\b|一起|一同|一道|同行|结伴|出发|机场|旅行|旅程|行程|护照/iu;

/** Whether somebody writes, or is written of, about a journey near the time of what is told, and comes along. */
function tellsOfTravelling({ item, outcomes }: Judged, company: Outcome, lead: Judged | undefined): boolean {
  const text = `${item.title ?? ''}\n${item.body?.text ?? ''}`;
  if (item.modality !== 'email' || item.time === undefined || !ofTravel.test(text) || staysAway(text)) return false;
  if (!outcomes.some(({ tool, said, verdict }) => tool === 'person' && said === company.said && verdict === 'yes'))
    return false;
  // Whoever writes of a journey to another place did not come along on this one.
  if (outcomes.some(({ tool, verdict }) => tool === 'place' && verdict === 'no')) return false;
  const at = localMillis(item.time.start);
  const days = [...(lead?.item.dates ?? []), ...(lead?.item.time === undefined ? [] : [lead.item.time])];
  return days.some(({ start }) => {
    const after = (at - localMillis(start)) / DAY_MS;
    return after >= -BEFORE_DAYS && after <= AFTER_DAYS;
  });
}

/** The share of what the question fixes that one of the records is known to have; all of it where nothing is fixed. */
function provedBy(records: readonly Judged[]): number {
  const [first] = records;
  const asked = first === undefined ? [] : fixed(first.outcomes);
  if (asked.length === 0) return 1;
  const has = (one: Judged, { tool, said }: Outcome): boolean =>
    one.outcomes.some((other) => other.tool === tool && other.said === said && other.verdict === 'yes');
  return asked.filter((outcome) => records.some((one) => has(one, outcome))).length / asked.length;
}
