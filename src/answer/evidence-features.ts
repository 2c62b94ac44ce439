import { tokens } from '../language/tokens.ts';
import type { LedgerKind } from '../memory/ledger.ts';
import { localMillis } from '../memory/time-span.ts';
import { isAdvertising } from './advertising.ts';
import { accountWords } from './answer-words.ts';
import type { Verdict } from './constraint.ts';
import type { Drafted } from './drafted.ts';
import { wholeTopicOf } from './question.ts';
import { saysIt } from './same-words.ts';
import { tellsNothing } from './shown-beside.ts';
import { isSupported, type Judged, topicShare } from './support.ts';

/** What tells a question that the memory answers from one that it does not, each in about [−1, 1]. */
export const evidenceFeatures = [
  'read',
  'sentenceOnly',
  'guess',
  'nothing',
  'support',
  'lacking',
  'foreign',
  'wordless',
  'wholeSupport',
  'personYes',
  'personSilent',
  'placeYes',
  'placeSilent',
  'timeYes',
  'timeSilent',
  'objectYes',
  'objectSilent',
  'otherYes',
  'refused',
  'unasked',
  'shownNear',
  'outdone',
  'unfound',
  'probable',
  'alike',
  'ofKind',
  'ofOtherKind',
  'showsElse',
  'advertises',
  'guessLacking',
  'guessForeign',
  'guessSupport',
  'guessSet',
  'guessFact',
  'many',
  'compares',
  'fieldUnread',
  'mailPlaceless',
  'mailPersonless',
  'withOthers',
  'readLacking',
  'noneShown',
  'personAlone',
  'placeAlone',
  'objectAlone',
  'declined',
  'pictured',
  'sureness',
  'asksSet',
  'asksCount',
  'asksSum',
  'asksWhen',
  'asksWhere',
  'asksWho',
  'asksWhat',
  'asksField',
  'asksLength',
  'asksTruth',
] as const;
export type EvidenceFeature = (typeof evidenceFeatures)[number];

/** The item that the answer rests on; without one, the fittest that refuses nothing, else the fittest. */
export function leadOf({ draft, judged, supported }: Drafted): Judged | undefined {
  const ids = new Set<string>(draft?.citations.map(({ id }) => id));
  return (
    judged.find(({ item }) => ids.has(item.id)) ?? supported[0] ?? judged.find((one) => !refuses(one)) ?? judged[0]
  );
}

const refuses = ({ outcomes }: Judged): boolean => outcomes.some(({ verdict }) => verdict === 'no');

/** How far the evidence bears out that there is an answer at all. */
export function evidenceOf(found: Drafted): Readonly<Record<EvidenceFeature, number>> {
  const { judged, retrieval, basis, draft, form } = found;
  const topic = wholeTopicOf(retrieval);
  const lead = leadOf(found);
  const verdictOf = (tools: ReadonlySet<string>, verdict: Verdict): number =>
    lead?.outcomes.some((outcome) => tools.has(outcome.tool) && outcome.verdict === verdict) === true ? 1 : 0;
  const bestRefused = judged.reduce((most, one) => (refuses(one) ? Math.max(most, one.fit) : most), -5);
  const missed = lackingIn(lead, topic, found);
  const kinds = dealingsAsked(found);
  const ofKind = lead !== undefined && lead.kinds.some((kind) => kinds.has(kind));
  const silent = (tool: string): boolean =>
    lead?.outcomes.some((outcome) => outcome.tool === tool && outcome.verdict === 'unknown') === true;
  const flag = (is: boolean): number => (is ? 1 : 0);
  const asks = (...kinds: (typeof form.kind)[]): number => flag(kinds.includes(form.kind));
  const alone = (tool: string): number => flag(lead !== undefined && isAlone(tool, lead, judged));
  return {
    read: flag(basis === 'read'),
    sentenceOnly: flag(basis === 'sentence' || basis === 'told'),
    guess: flag(basis === 'guess'),
    nothing: flag(draft === undefined),
    support: found.topic.size === 0 ? 0.5 : (lead?.support ?? 0),
    lacking: missed.known,
    foreign: missed.unknown,
    wordless: flag(topic.size === 0),
    wholeSupport: lead === undefined ? 0 : topicShare(lead, topic),
    personYes: verdictOf(people, 'yes'),
    personSilent: verdictOf(people, 'unknown'),
    placeYes: verdictOf(places, 'yes'),
    placeSilent: verdictOf(places, 'unknown'),
    timeYes: verdictOf(times, 'yes'),
    timeSilent: verdictOf(times, 'unknown'),
    objectYes: verdictOf(objects, 'yes'),
    objectSilent: verdictOf(objects, 'unknown'),
    otherYes: verdictOf(others, 'yes'),
    refused: flag(lead !== undefined && refuses(lead)),
    unasked: flag(lead === undefined || lead.outcomes.length === 0),
    shownNear: flag(lead !== undefined && isShownNear(lead, judged)),
    outdone: Math.max(-1, Math.min(1, (bestRefused - (lead?.fit ?? -5)) / 8)),
    unfound: flag(retrieval.hits.length === 0),
    probable: Math.max(0, ...[...retrieval.hits, ...retrieval.nearest].map(({ probability }) => probability)),
    alike: Math.min(1, Math.log1p(judged.filter((one) => isSupported(one)).length) / 4),
    ofKind: flag(kinds.size > 0 && ofKind),
    ofOtherKind: flag(kinds.size > 0 && !ofKind),
    showsElse: flag(
      lead !== undefined &&
        isPicture(lead) &&
        !tellsNothing(lead) &&
        silent('object') &&
        verdictOf(objects, 'yes') === 0,
    ),
    advertises: flag(lead !== undefined && lead.isPersonal !== true && isAdvertising(lead.item)),
    guessLacking: flag(basis === 'guess') * missed.known,
    guessForeign: flag(basis === 'guess') * missed.unknown,
    guessSupport: flag(basis === 'guess') * (lead?.support ?? 0),
    guessSet: flag(basis === 'guess' && (form.kind === 'list' || form.kind === 'items')),
    guessFact: flag(basis === 'guess' && draft?.type === 'number'),
    many: Math.min(1, retrieval.hits.length / 20),
    compares: flag(form.kind === 'order' || form.kind === 'compare' || form.kind === 'interval'),
    fieldUnread: flag(form.kind === 'field' && basis !== 'read'),
    mailPlaceless: flag(lead?.item.modality === 'email' && silent('place') && verdictOf(places, 'yes') === 0),
    mailPersonless: flag(lead?.item.modality === 'email' && silent('person') && verdictOf(people, 'yes') === 0),
    withOthers: flag(lead?.outcomes.some(({ others: other }) => other === true) === true),
    readLacking: flag(basis === 'read') * missed.known,
    personAlone: alone('person'),
    placeAlone: alone('place'),
    objectAlone: alone('object'),
    declined: flag(silent('person') && judged.some((one) => saysNo(one))),
    pictured: flag(lead !== undefined && isPicture(lead)),
    sureness: draft?.sureness ?? 0,
    asksSet: asks('list', 'items'),
    asksCount: asks('count'),
    asksSum: asks('amount'),
    asksWhen: asks('when', 'time-of-day'),
    asksWhere: asks('where'),
    asksWho: asks('who'),
    asksWhat: asks('what'),
    asksField: asks('field'),
    asksLength: asks('duration'),
    asksTruth: asks('yes-no'),
    noneShown: flag(silent('object') && verdictOf(objects, 'yes') === 0),
  };
}

const isPicture = ({ item }: Judged): boolean => item.modality === 'image' || item.modality === 'video';

/** The kinds of dealing that the question is about, by the field asked for and by its words. */
function dealingsAsked({ form, retrieval }: Drafted): ReadonlySet<LedgerKind> {
  const said = tokens(retrieval.plan.question);
  const worded = accountWords.flatMap(({ kind, words }) => (said.some((token) => words.has(token)) ? [kind] : []));
  const party = form.field?.id === 'firm' ? [] : (form.field?.party ?? []);
  return new Set([...party, ...worded]);
}

const people: ReadonlySet<string> = new Set(['person']);
const places: ReadonlySet<string> = new Set(['place']);
const times: ReadonlySet<string> = new Set(['time', 'anchor']);
const objects: ReadonlySet<string> = new Set(['object']);
const others: ReadonlySet<string> = new Set(['event', 'reference']);

/** Whether the item is silent of what the question fixes, and nothing that fits the rest of the question says it either. */
function isAlone(tool: string, lead: Judged, judged: readonly Judged[]): boolean {
  return lead.outcomes.some(
    (outcome, i) =>
      outcome.tool === tool &&
      outcome.verdict === 'unknown' &&
      !judged.some(
        ({ outcomes }) =>
          outcomes[i]?.tool === tool &&
          outcomes[i]?.said === outcome.said &&
          outcomes[i]?.verdict === 'yes' &&
          outcomes.every(({ verdict }) => verdict !== 'no') &&
          (outcomes.length === 1 ||
            outcomes.some((other, k) => k !== i && rest.has(other.tool) && other.verdict === 'yes')),
      ),
  );
}
const rest: ReadonlySet<string> = new Set(['person', 'place', 'time', 'anchor', 'event', 'object', 'reference']);

/** Somebody asked for who writes that they do not come. */
const saysNo = ({ item, outcomes }: Judged): boolean =>
  outcomes.some(({ tool, verdict }) => tool === 'person' && verdict === 'yes') &&
  outcomes.every(({ verdict }) => verdict !== 'no') &&
  stayingAway.test(item.body?.text ?? '');
const stayingAway =
  /\b(?:can(?:no|['’])?t|cannot|won['’]?t|not able to|unable to|could(?: not|n['’]t)) (?:\w+ ){0,2}(?:come|join|make it|travel|be there)\b|\b(?:kann|konnte) (?:\S+ ){0,3}nicht (?:mit)?(?:kommen|fahren|reisen)|ne (?:peux|pourrai|pouvais) pas venir|no puedo ir|non posso venire|(?:去|来|到|参加)不了|不能(?:去|来|参加|一起)|没法(?:去|来)/iu;

/** A word that nothing has weighs about this much. */
const HEAVY = 8;

/** What of the question's words the item does not say: what others say, and what none does. */
function lackingIn(
  lead: Judged | undefined,
  topic: ReadonlyMap<string, number>,
  { judged, retrieval: { wordRates } }: Drafted,
): { known: number; unknown: number } {
  let [known, unknown] = [0, 0];
  for (const [token, weight] of topic) {
    if (lead !== undefined && saysIt(token, lead.tokens)) continue;
    if ((wordRates.get(token) ?? 0) > 0 || judged.some(({ tokens: has }) => saysIt(token, has))) known += weight;
    else unknown += weight;
  }
  return { known: Math.min(1.5, known / HEAVY), unknown: Math.min(1.5, unknown / HEAVY) };
}

const NEAR_MINUTES = 120;

/** A picture whose caption is silent, taken within two hours of one that shows what is asked for. */
function isShownNear(lead: Judged, judged: readonly Judged[]): boolean {
  const { item } = lead;
  if (!isPicture(lead) || item.time === undefined) return false;
  const at = localMillis(item.time.start);
  return judged.some(
    (other) =>
      other !== lead &&
      isPicture(other) &&
      other.item.time !== undefined &&
      Math.abs(localMillis(other.item.time.start) - at) <= NEAR_MINUTES * 60_000 &&
      (other.support >= 0.5 || other.outcomes.some(({ tool, verdict }) => tool === 'object' && verdict === 'yes')),
  );
}
