import type { LedgerEntry, LedgerState } from '../../memory/ledger.ts';

/** Asking by how much what was paid differs from what was booked or quoted. */
export const asksForOverrun =
  /\b(?:change[ds]?|compared?|comparison|versus|vs\.?|differ\w*|deviat\w*|went (?:up|down)|off)\b[^?]{0,60}\b(?:original|initial|first|booked|quoted|agreed|confirmed|expected|estimated) (?:\w+ )?(?:booking|price|amount|quote|reservation|estimate|sum|rate|figure|cost|total)\b|\b(?:not|n['’]t) (?:charge|cost|come to|match|pay)\w*\b[^?.]{0,24}\bwhat\b[^?.]{0,40}\b(?:confirmation|booking|reservation|quote|estimate|offer)\b|\b(?:booked|quoted?|estimated?|original|agreed|confirmed|offer) (?:price )?(?:and|vs\.?|versus|to)(?: the)? (?:final|actual|billed?|charged|invoiced?|paid)\b|(?:和|跟|与|同|比)[^。？，]{0,10}(?:预订|订的|报价|估价|预估|原价|原来|最初|当初|确认)[^。？]{0,12}(?:相比|差|多|少|不同|出入)|(?:实际|最终|最后)[^。？]{0,12}(?:和|跟|与|同|比)[^。？]{0,12}(?:差|多|少|出入)|\b(?:gap|discrepancy|how far apart|differ(?:s|ed|ence)?|exceed(?:s|ed)?|deviat(?:e|es|ed|ion)|over(?:ran|run)?|more|less)\b.{0,80}\b(?:quot\w+|book\w+|estimate\w*|offer\w*|agreed|promised|reservation|confirmation)\b|\b(?:quot\w+|book\w+|estimate\w*|offer\w*|promised|told me one price)\b.{0,100}\b(?:differ\w*|exceed\w*|more|less|difference)\b|(?:预订|报价|预估|估价|最初)[^。？]{0,14}(?:差|多(?:了|出|收)|(?<!多)少|超)|(?:账单|最后|实际)[^。？]{0,14}(?:价差|差(?:了)?多少|超出)|\bpromised (?:less|more|me)\b.{0,80}\bhow much\b|\btold me one price\b|\b(?:quot\w+|book(?:ed|ing)|estimate\w*|offer\w*|said|promised)\b.{0,40}\b(?:bill|invoice|charged?|actual|paid|final|took)\b.{0,40}\b(?:by how much|how much|gap|differen\w+|apart)\b|(?:多|少)收(?:了)?(?:[（(]?(?:还是|或)[多少]收(?:了)?[）)]?)?(?:我)?(?:多少|几)|说好.{0,24}价.{0,40}差/iu;

const planned: ReadonlySet<LedgerState> = new Set(['quoted', 'requested', 'booked', 'confirmed']);
const final: ReadonlySet<LedgerState> = new Set(['invoiced', 'paid']);

/**
 * What was planned and what it came to. Where the words of the letters do not part the two (a room that is "blocked for"
 * a sum, a bill that speaks of its estimate), the first record of the dealing and its last that give a sum are they.
 */
export function plannedAndPaid(
  entries: readonly LedgerEntry[],
): readonly [LedgerEntry | undefined, LedgerEntry | undefined] {
  const opening = entries.toSorted(inTime)[0];
  const priced = entries.filter(
    (entry) =>
      entry.amount !== undefined &&
      // What opens a dealing books it, whatever it is headed: 订单提醒. Later reminders offer better rooms.
      (planned.has(entry.state) || final.has(entry.state) || (entry === opening && entry.state === 'reminded')),
  );
  const first = priced.find(({ state }) => planned.has(state));
  const last = priced.findLast(({ state }) => final.has(state));
  if (first !== undefined && last !== undefined) return [first, last];
  const ordered = priced.toSorted(inTime);
  const [earliest, latest] = [ordered[0], ordered.at(-1)];
  return earliest?.item === latest?.item ? [undefined, undefined] : [earliest, latest];
}

const inTime = (a: LedgerEntry, b: LedgerEntry): number => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0);
