import { tokens } from '../../language/tokens.ts';
import { isPicture } from '../../memory/item.ts';
import type { LedgerKind } from '../../memory/ledger.ts';
import { kindsSaid } from '../asked/answer-words.ts';
import { isForEverybody } from '../evidence/advertising.ts';
import type { Verdict } from '../evidence/constraint.ts';
import { isShownNear, lackingIn, type Missed, unheardShare } from '../evidence/evidence-words.ts';
import { isImpersonal, isSupported, type Judged } from '../evidence/judged.ts';
import { tellsNothing } from '../evidence/shown-beside.ts';
import { staysAway } from '../evidence/stays-away.ts';
import { topicShare } from '../evidence/support.ts';
import { wholeTopicOf } from '../question.ts';
import type { Drafted } from '../worked-through.ts';
import { apartFeatures, ofApart } from './apart-features.ts';
import { ofCited } from './cited-features.ts';
import { doubtFeatures, ofDoubts } from './doubt-features.ts';
import { ofFixed } from './fixed-features.ts';
import { ofRivals } from './rival-features.ts';
import { ofSentences, sentenceFeatures } from './sentence-features.ts';
import { ofThings } from './thing-features.ts';
import { ofTold } from './told-features.ts';
import { ofShape } from './told-shape.ts';

/** What tells a question that the memory answers from one that it does not, each in about [−1, 1]. */
export const evidenceFeatures = [
  'read',
  'sentenceOnly',
  'guess',
  'last',
  'nearest',
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
  'impersonal',
  'unheard',
  'agreed',
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
  'citedSaid',
  'citedMissing',
  'citedNowhere',
  'citedNear',
  'citedProved',
  'citedOpen',
  'citedRefused',
  'citedParty',
  'citedRivals',
  'citedNothing',
  'words',
  'wordy',
  'offering',
  'personNo',
  'placeNo',
  'timeNo',
  'objectNo',
  'asksTitle',
  'asksThing',
  'asksCode',
  'asksParty',
  'wholeSaid',
  'wholeNear',
  'lineGap',
  'elsewhere',
  'laterSaid',
  'fits',
  'personal',
  'recordLength',
  'dealings',
  'otherTongue',
  'echoes',
  'halfNamed',
  'leadProbable',
  'leadFit',
  'outfitted',
  'asksCompany',
  'companyOpen',
  'dealingProved',
  'provedElsewhere',
  'runnerUp',
  'allProved',
  'thingsSaid',
  'thingsAround',
  'thingsElsewhere',
  'asksPicture',
  'pictureByLetter',
  'showsOther',
  'kindYes',
  'kindNo',
  'kindOpen',
  'unclear',
  'companyTold',
  'literalGap',
  'asksShown',
  'shownTold',
  'shownFitting',
  'shownAnywhere',
  'unclearFitting',
  'timeAway',
  'placeBeside',
  'otherPlaceBeside',
  'personBeside',
  'otherPlace',
  'otherWriter',
  'factsProved',
  'factsProvedElsewhere',
  'pairsProved',
  'refusedShare',
  'asksHouse',
  'houseOpen',
  'houseElsewhere',
  'asksOutcome',
  'tellsPlan',
  'onlyPlanned',
  'ahead',
  'asksDifference',
  'asksSeveral',
  'asksShare',
  'asksWhy',
  'givesReason',
  'oneCited',
  'oneOfDifference',
  'toldMoney',
  'toldDay',
  'toldFigure',
  'toldWords',
  'fromPicture',
  'fromTitle',
  'fromAmounts',
  'fromDates',
  'zero',
  'pricedCount',
  'denied',
  'strange',
  'strangeWords',
  'questionLength',
  'labelled',
  'inLabel',
  'memorySize',
  ...sentenceFeatures,
  ...apartFeatures,
  ...doubtFeatures,
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
  const lead = leadOf(found);
  const missed = lackingIn(lead, wholeTopicOf(found.retrieval), found);
  const evidence = {
    ...ofProposal(found, lead, missed),
    ...ofVerdicts(found, lead),
    ...ofSet(found, lead),
    ...ofForm(found),
    ...ofCited(found, lead),
    ...ofTold(found, lead),
    ...ofRivals(found, lead),
    ...ofThings(found, lead),
    ...ofFixed(found, lead),
    ...ofShape(found, lead),
    ...ofSentences(found, lead),
    ...ofApart(found),
    memorySize: sizeOf(found.retrieval.gazetteer.items),
  };
  return { ...evidence, ...ofDoubts(found, evidence) };
}

/** A dozen letters hold less of what may be asked than a life's, and what lies nearest in them is seldom near. */
const MOST_ITEMS = 10_000;
const sizeOf = (items: number): number => Math.min(1, Math.log10(1 + items) / Math.log10(MOST_ITEMS));

type Features<F extends EvidenceFeature> = Readonly<Record<F, number>>;
const flag = (is: boolean): number => (is ? 1 : 0);

/** Where the proposed answer is from, and what of the question's words its item says. */
function ofProposal(
  { topic, basis, draft, form, retrieval, judged }: Drafted,
  lead: Judged | undefined,
  missed: Missed,
) {
  const whole = wholeTopicOf(retrieval);
  const guess = flag(basis === 'guess');
  return {
    read: flag(basis === 'read'),
    sentenceOnly: flag(basis === 'sentence' || basis === 'told'),
    guess,
    last: flag(basis === 'last'),
    nearest: flag(basis === 'nearest'),
    unheard: unheardShare(topic, judged, retrieval),
    nothing: flag(draft === undefined),
    sureness: draft?.sureness ?? 0,
    support: topic.size === 0 ? 0.5 : (lead?.support ?? 0),
    wholeSupport: lead === undefined ? 0 : topicShare(lead, whole),
    lacking: missed.known,
    foreign: missed.unknown,
    wordless: flag(whole.size === 0),
    readLacking: flag(basis === 'read') * missed.known,
    guessLacking: guess * missed.known,
    guessForeign: guess * missed.unknown,
    guessSupport: guess * (lead?.support ?? 0),
    guessSet: guess * flag(form.kind === 'list' || form.kind === 'items'),
    guessFact: guess * flag(draft?.type === 'number'),
    fieldUnread: flag(form.kind === 'field' && basis !== 'read'),
  } satisfies Partial<Features<EvidenceFeature>>;
}

/** What the item says to each thing that the question fixes, and whether others say it where it is silent. */
function ofVerdicts({ judged }: Drafted, lead: Judged | undefined) {
  const has = (tools: ReadonlySet<string>, verdict: Verdict): number =>
    flag(lead?.outcomes.some((outcome) => tools.has(outcome.tool) && outcome.verdict === verdict) === true);
  const alone = (tool: string): number => flag(lead !== undefined && isAlone(tool, lead, judged));
  const mail = flag(lead?.item.modality === 'email');
  const noneShown = has(objects, 'unknown') * (1 - has(objects, 'yes'));
  const telling = lead !== undefined && isPicture(lead.item) && !tellsNothing(lead);
  return {
    personYes: has(people, 'yes'),
    personSilent: has(people, 'unknown'),
    personAlone: alone('person'),
    placeYes: has(places, 'yes'),
    placeSilent: has(places, 'unknown'),
    placeAlone: alone('place'),
    timeYes: has(times, 'yes'),
    timeSilent: has(times, 'unknown'),
    objectYes: has(objects, 'yes'),
    objectSilent: has(objects, 'unknown'),
    objectAlone: alone('object'),
    otherYes: has(others, 'yes'),
    personNo: has(people, 'no'),
    placeNo: has(places, 'no'),
    timeNo: has(times, 'no'),
    objectNo: has(objects, 'no'),
    refused: flag(lead !== undefined && refuses(lead)),
    unasked: flag(lead === undefined || lead.outcomes.length === 0),
    noneShown,
    showsElse: noneShown * flag(telling),
    mailPlaceless: mail * has(places, 'unknown') * (1 - has(places, 'yes')),
    mailPersonless: mail * has(people, 'unknown') * (1 - has(people, 'yes')),
    withOthers: flag(lead?.outcomes.some((outcome) => outcome.others === true) === true),
    declined: has(people, 'unknown') * flag(judged.some((one) => saysNo(one))),
  } satisfies Partial<Features<EvidenceFeature>>;
}

/** What else was found, and what sort of item this one is. */
function ofSet(found: Drafted, lead: Judged | undefined) {
  const { judged, retrieval } = found;
  const bestRefused = judged.reduce((most, one) => (refuses(one) ? Math.max(most, one.fit) : most), -5);
  const kinds = dealingsAsked(found);
  const ofKind = lead?.kinds.some((kind) => kinds.has(kind)) === true;
  return {
    shownNear: flag(lead !== undefined && isShownNear(lead, judged)),
    outdone: Math.max(-1, Math.min(1, (bestRefused - (lead?.fit ?? -5)) / 8)),
    unfound: flag(retrieval.hits.length === 0),
    probable: Math.max(0, ...[...retrieval.hits, ...retrieval.nearest].map(({ probability }) => probability)),
    alike: Math.min(1, Math.log1p(judged.filter((one) => isSupported(one)).length) / 4),
    many: Math.min(1, retrieval.hits.length / 20),
    ofKind: flag(kinds.size > 0 && ofKind),
    ofOtherKind: flag(kinds.size > 0 && !ofKind),
    agreed: Math.min(1, (lead?.outcomes.filter(({ verdict }) => verdict === 'yes').length ?? 0) / 4),
    impersonal: flag(lead !== undefined && isImpersonal(lead)),
    advertises: flag(lead !== undefined && isForEverybody(lead)),
    pictured: flag(lead !== undefined && isPicture(lead.item)),
  } satisfies Partial<Features<EvidenceFeature>>;
}

function ofForm({ form }: Drafted) {
  const asks = (...kinds: (typeof form.kind)[]): number => flag(kinds.includes(form.kind));
  return {
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
    compares: asks('order', 'compare', 'interval'),
    asksTitle: flag(form.field?.id.endsWith(' title') === true),
    asksThing: flag(form.field?.isThing === true),
    asksCode: flag(form.field?.references !== undefined),
    asksParty: flag(form.field?.party !== undefined),
  } satisfies Partial<Features<EvidenceFeature>>;
}

/** The kinds of dealing that the question is about, by the field asked for and by its words. */
function dealingsAsked({ form, retrieval }: Drafted): ReadonlySet<LedgerKind> {
  const said = tokens(retrieval.plan.question);
  const worded = kindsSaid(new Set(said));
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
  staysAway(item.body?.text ?? '');
