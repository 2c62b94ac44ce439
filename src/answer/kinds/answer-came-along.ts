import { sentences } from '../../language/sentences.ts';
import { term } from '../../language/terms.ts';
import { mainText } from '../../memory/item-text.ts';
import { everyLeaf } from '../../memory/query-plan.ts';
import { localMillis } from '../../memory/time-span.ts';
import { peopleIn } from '../asked/people-meant.ts';
import { comesAlong, staysAway } from '../evidence/came-along.ts';
import { placesOf } from '../evidence/inside-places.ts';
import type { Judged } from '../evidence/judged.ts';
import { knownAccounts } from '../evidence/known-accounts.ts';
import { UNWEIGHED } from '../evidence/pool.ts';
import { judgedItems } from '../evidence/support.ts';
import { namesOne, placeNames } from '../evidence/written-company.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { writtenText } from '../reading/value-cues.ts';
import { yesOrNo } from '../wording.ts';

/** Asking whether somebody was on a journey, or came along on it. */
const asks =
  /\b(?:come|came|comes|along|join(?:ed|s)?|went|go|travel(?:l?ed|l?ing)?|was|were|been|fly|flew)\b.{0,24}\bwith (?:me|us)\b|\bjoin(?:ed|s)? (?:me|us)\b|\baccompan(?:y|ied) (?:me|us)\b|\b(?:travel(?:l?ed)?|go|went|fly|flew|there|along) (?:together |along )?with\b|\balong on\b|\bcome along\b|\b(?:a )?part of (?:my|our|the|that|this) (?:\p{L}+ )?(?:trip|journey|holiday|vacation|visit|travels?|party)\b|\b(?:joined|accompanied) by\b|\bin (?:my|our) company\b|\btravel(?:l)?ing (?:companion|with)\b|\b(?:also|even|too)\b.{0,12}\b(?:come|comes|came|there|go|went|join\w*)\b|\b(?:was|were|is|are) .{2,40}\b(?:there|along)\b|\b(?:come|came|join(?:ed)?|go|went|fly|flew|travel(?:l?ed)?) (?:along |out |over )?(?:to|on) |(?:跟|和|与|同|陪)我们?(?:一起|一块儿|一块|同行|去|在)|同行|同游|同去|结伴|随行|陪同|也(?:在|去|来)|一起(?:去|玩|旅行|旅游|出游)|陪我|(?:去|来)(?:了|过)?\p{Script=Han}{0,8}(?:了?没(?:有)?|吗)/iu;

/** Who comes along writes of it so long before the journey, or so long after. */
const BEFORE_DAYS = 150;
const AFTER_DAYS = 45;
const DAY = 86_400_000;
const MOST_LETTERS = 400;

export const asksIfAlong = ({ text, form, retrieval }: Question): boolean =>
  form?.kind === 'yes-no' &&
  asks.test(text) &&
  peopleIn(retrieval.plan.root).some(({ id }) => id !== undefined) &&
  placesOf(retrieval.plan.root).length > 0;

/** Whether somebody was on a journey, as they wrote themselves: of the letters that name the place, the one nearest to the time asked for. */
export async function answerIfAlong(question: Question): Promise<Draft | undefined> {
  const { retrieval, store, topic, form, language } = question;
  if (form === undefined) return undefined;
  const people = peopleIn(retrieval.plan.root).flatMap(({ id }) =>
    id === undefined ? [] : [term.personAs('sender', id)],
  );
  const letters = await store.items(await store.match({ any: [people], none: [] }, MOST_LETTERS));
  const pool = { items: letters.map((item) => ({ item, ...UNWEIGHED })), lexical: new Map() };
  const accounts = await knownAccounts(store);
  const judged = await judgedItems(store, retrieval, pool, { topic, accounts, form });
  const names = placeNames(placesOf(retrieval.plan.root), retrieval.gazetteer);
  const told = judged
    .flatMap((one) => saidIn(one) ?? [])
    .filter(
      ({ one }) => (isOfPlace(one) || namesOne(writtenText(one.item), names)) && distance(one, question) !== undefined,
    )
    .toSorted((a, b) => (distance(a.one, question) ?? 0) - (distance(b.one, question) ?? 0));
  const [best] = told;
  if (best === undefined) return undefined;
  return {
    text: `${yesOrNo(best.yes, language)}: ${best.sentence}`,
    type: 'open_end',
    citations: [cite(best.one.item.id, 'body', best.sentence)],
    sureness: 0.85,
    known: 0.8,
    notes: [],
    also: [best.one.item],
  };
}

/** What a letter says of coming along; that its writer cannot come is said besides much else. */
function saidIn(one: Judged): { readonly one: Judged; readonly yes: boolean; readonly sentence: string } | undefined {
  const written = sentences(one.item.body === undefined ? '' : mainText(one.item.body)).map(({ text }) => text);
  const no = written.find((sentence) => staysAway(sentence));
  const sentence = no ?? written.find((text) => comesAlong.test(text));
  return sentence === undefined ? undefined : { one, yes: no === undefined, sentence };
}

const isOfPlace = ({ outcomes }: Judged): boolean =>
  outcomes.some(({ tool, verdict }) => tool === 'place' && verdict === 'yes');

/** Days between a letter and the time asked for; `undefined` too far from it. With no time the newest is nearest. */
function distance({ item }: Judged, { retrieval: { plan } }: Question): number | undefined {
  if (item.time === undefined) return undefined;
  const at = localMillis(item.time.start);
  // "I was in Porto in 2021. Did Ada join me?": the time is the journey's.
  const spans = everyLeaf(plan.root).flatMap(({ leaf, negated }) =>
    !negated && leaf.tool === 'time' && leaf.args.start !== undefined ? [leaf.args] : [],
  );
  const [span] = spans;
  if (span?.start === undefined) return localMillis(plan.now) - at;
  const [from, to] = [localMillis(span.start), localMillis(span.end ?? span.start)];
  const days = at < from ? (from - at) / DAY : at > to ? (at - to) / DAY : 0;
  return days <= (at < from ? BEFORE_DAYS : AFTER_DAYS) ? days : undefined;
}
