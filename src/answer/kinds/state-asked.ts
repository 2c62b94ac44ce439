import { sentences } from '../../language/sentences.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { LedgerAccount, LedgerState } from '../../memory/ledger.ts';
import { accountsOf } from '../evidence/known-accounts.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { quotable } from '../reading/best-sentence.ts';
import { yesOrNo } from '../wording.ts';

/** A state of a dealing that a question asks after: how it asks, how a letter says it, and what its absence says. */
type StateAsked = {
  readonly asks: RegExp;
  readonly state: LedgerState;
  readonly says: RegExp;
  /** A booking that holds and of which no letter says so was not called off or moved; a parcel may have come without a word. */
  readonly unsaidIsNo: boolean;
};

const states: readonly StateAsked[] = [
  {
    asks: /\b(?:cancel\w*|called off)\b|取消/i,
    state: 'cancelled',
    says: /\b(?:cancel\w*|call(?:ed|ing)? (?:it |this |that )?off|will not (?:take place|happen)|void)\b|stornier|abgesagt|annul|cancelad|取消|退订|停办/iu,
    unsaidIsNo: true,
  },
  {
    asks: /\b(?:refund\w*|reimburs\w*|money back)\b|退款/i,
    state: 'refunded',
    says: /\b(?:refund\w*|reimburs\w*|money back|credit(?:ed)?|paid back)\b|erstatt|rückzahl|rembours|reembols|rimbors|退款|退还|退回/iu,
    unsaidIsNo: false,
  },
  {
    asks: /\b(?:chang\w+|moved|rescheduled|postponed)\b|改(?:期|签|到)|变更/i,
    state: 'changed',
    says: /\b(?:chang\w+|moved?|rescheduled?|postponed?|new (?:time|date|day|departure)|instead|now)\b|geändert|verschoben|verlegt|modifi|déplac|cambiad|alterad|改|变更|调整/iu,
    unsaidIsNo: true,
  },
  {
    asks: /\b(?:shipped|sent out|dispatched|on its way)\b|发货|寄出/i,
    state: 'delivered',
    says: /\b(?:deliver\w*|arrived|shipped|dispatched|sent|on its way|on their way|left)\b|zugestellt|geliefert|versandt|verschickt|unterwegs|livr|expédi|entreg|enviad|送达|签收|发货|派送|出库/iu,
    unsaidIsNo: false,
  },
  {
    asks: /\b(?:deliver\w*|arriv\w*)\b|送达|到货|签收/i,
    state: 'delivered',
    // What was handed to the carrier has not come.
    says: /\b(?:(?:was|were|been|is|are|successfully) delivered|delivered[:!.]|delivery (?:complete|confirmation)|(?:has|have) arrived|arrived (?:at|on|in)|ready for (?:collection|pick-?up)|left (?:it|the parcel|your parcel))|zugestellt|(?:wurde|ist) (?:\p{L}+ ){0,3}geliefert|a été livr|livrée?s?(?!\p{L})|entregad|consegnat|bezorgd|已送达|已签收|妥投|已到货|待取件/iu,
    unsaidIsNo: false,
  },
];

const MOST_LOOKED_AT = 3;

const stateIn = (text: string): StateAsked | undefined =>
  states.find(({ asks }) => asks.test(inSimpleCharacters(text)));

/** Whether it is asked if something came, was moved, called off or paid back: no sentence that merely speaks of it says so. */
export const asksForState = ({ text, form }: Pick<Question, 'text' | 'form'>): boolean =>
  form?.kind === 'yes-no' && stateIn(text) !== undefined;

/** No value: its letters do not say. */
const nothing: Draft = { text: '–', type: 'open_end', citations: [], sureness: 0, notes: [] };

/**
 * "Was my order delivered?", "Did the hotel cancel?": yes, by the words of the letter that says so; no where the dealing is void,
 * or holds by its last letter and such a change would have been written; else a draft without a value. `undefined` where no
 * state of a dealing is asked.
 */
export async function stateAsked({ text, supported, accounts, store, language }: Question): Promise<Draft | undefined> {
  const asked = stateIn(text);
  if (asked === undefined) return undefined;
  const of = supported.slice(0, MOST_LOOKED_AT).flatMap(({ item }) => accountsOf(accounts, item.id).slice(0, 1));
  const [account] = of;
  if (account === undefined) return undefined;
  const told = of.find(({ entries }) => entries.some(({ state }) => state === asked.state));
  if (told !== undefined) {
    const entry = told.entries.findLast(({ state }) => state === asked.state);
    const said = entry === undefined ? undefined : await lineOf(entry.item, asked.says, store);
    return said === undefined ? nothing : draftOf(true, said, language);
  }
  if (asked.state !== 'cancelled' && account.state === 'cancelled') {
    const cancelled = states.find(({ state }) => state === 'cancelled');
    const entry = account.entries.findLast(({ state }) => state === 'cancelled');
    const said =
      entry === undefined || cancelled === undefined ? undefined : await lineOf(entry.item, cancelled.says, store);
    // Whoever called it off may have paid it back, and does not say.
    return said === undefined || asked.state === 'refunded' ? nothing : draftOf(false, said, language);
  }
  if (!asked.unsaidIsNo || !isAgreed(account)) return nothing;
  const said = await lineOf(account.current, isHeld, store);
  return said === undefined ? nothing : draftOf(false, said, language);
}

const agreed: ReadonlySet<LedgerState> = new Set(['booked', 'confirmed', 'invoiced', 'paid', 'reminded', 'changed']);
const isAgreed = ({ state }: LedgerAccount): boolean => agreed.has(state);
const isHeld =
  /\b(?:confirm\w*|book\w*|reserv\w*|order\w*|ticket|appointment|invoice|total|paid|remind\w*)\b|bestätig|reservier|gebucht|buchung|bestell|rechnung|réserv|confirm|command|确认|预[订定约]|订单|支付/iu;

type Line = { readonly item: MemoryItem; readonly field: string; readonly line: string };

async function lineOf(id: MemoryItem['id'], says: RegExp, store: Question['store']): Promise<Line | undefined> {
  const item = await store.item(id);
  if (item === undefined) return undefined;
  const fields = quotable(item).toSorted((a, b) => Number(a.field === 'title') - Number(b.field === 'title'));
  for (const { field, text } of fields) {
    const line = sentences(text).find((one) => says.test(inSimpleCharacters(one.text)))?.text;
    if (line !== undefined) return { item, field, line };
  }
  return undefined;
}

const draftOf = (yes: boolean, { item, field, line }: Line, language: Question['language']): Draft => ({
  text: `${yesOrNo(yes, language)}: ${line}`,
  type: 'open_end',
  citations: [cite(item.id, field, line)],
  sureness: yes ? 0.75 : 0.6,
  notes: [],
  also: [item],
});
