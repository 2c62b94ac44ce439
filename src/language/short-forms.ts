import { MARKS, markOf, withNext } from './words.ts';

/** Short forms of hurried letters, push messages and till rolls, in small letters, and what they stand for. */
const shortForms: Readonly<Record<string, string>> = Object.fromEntries(
  `u you|ya you|ur your|bak back|bck back|frm from|abt about|abv above|pls please|plz please|thx thanks|thnx thanks|tnx thanks|ty thank you|tysm thank you|sry sorry|tmr tomorrow|tmrw tomorrow|tmw tomorrow|2moro tomorrow|
  b4 before|w with|w/ with|w/o without|alr already|alrdy already|inv invoice|invc invoice|rcpt receipt|rcvd received|recd received|recvd received|rec'd received|appt appointment|appts appointments|apptmt appointment|
  ttl total|amt amount|pd paid|pmt payment|pymt payment|chgd charged|chrgd charged|bal balance|bk booking|bkg booking|bkng booking|rsvn reservation|resv reservation|res. reservation|
  conf confirmation|confd confirmed|conf'd confirmed|cxl cancelled|cxld cancelled|cncld cancelled|canx cancelled|cancld cancelled|resched rescheduled|nite night|nites nights|nts nights|tix tickets|tkt ticket|tkts tickets|
  dlvd delivered|dlvry delivery|pkg parcel|chk check|chk-in check-in|svc service|qty quantity|incl including|excl excluding|xtra extra|tfr transfer|xfer transfer|acct account|acc account|
  stmt statement|prev previous|orig original|approx. approximately|cust customer|rm room|flt flight|mtg meeting|pp per person|ea each|msg message|gd good|thru through|til until|wat what|teh the|n and|nd and|ppl people|bday birthday|b-day birthday|
  msgs messages|sth something|smth something|xmas christmas|foto photo|fotos photos|yr year|yrs years|mth month|mths months|wk week|wks weeks|hrs hours|lemme let me|gimme give me|wanna want to|gonna going to|gotta have to|cuz because|coz because|vid video|vids videos|avg average|thats that's|whos who's|wheres where's|whens when's|leccy electricity|quid pounds|bucks dollars`
    .split('|')
    .map((pair) => pair.trim().split(/\s+(.*)/s, 2)),
);
/** The letters and figures that each begins with. */
const heads: ReadonlySet<string> = new Set(Object.keys(shortForms).map((form) => /^[a-z\d]+/.exec(form)?.[0] ?? ''));
const headMarks = new Uint8Array(MARKS);
for (const head of heads) headMarks[markOf(head)] = 1;
const shortest = Math.min(...Object.keys(shortForms).map(({ length }) => length));
const longest = Math.max(...Object.keys(shortForms).map(({ length }) => length));

const token = /(?<![\p{L}\p{N}./@&+-])[a-z\d][a-z\d'-]*(?:\/o?|\.)?(?![\p{L}\p{N}@])/gu;

/** A text in small letters with its short forms in full: "sending u bak" as "sending you back". */
export function spelledOut(text: string): string {
  if (!mayHoldShortForm(text)) return text;
  return text.replace(token, (word) => {
    if (word.length < shortest || word.length > longest + 1) return word;
    return full(word) ?? (word.endsWith('.') ? (full(word.slice(0, -1), '.') ?? word) : word);
  });
}

const isLetterOrFigure = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

/** Most texts have none, which is told by the runs of letters and figures in them alone. */
function mayHoldShortForm(text: string): boolean {
  let start = -1;
  let mark = 0;
  for (let at = 0; at <= text.length; at++) {
    const code = text.charCodeAt(at);
    if (isLetterOrFigure(code)) {
      if (start === -1) start = at;
      mark = withNext(mark, code);
    } else if (start !== -1) {
      if (headMarks[mark] === 1 && heads.has(text.slice(start, at))) return true;
      start = -1;
      mark = 0;
    }
  }
  return false;
}

const full = (word: string, end = ''): string | undefined => {
  const plain = Object.hasOwn(shortForms, word) ? shortForms[word] : undefined;
  return plain === undefined ? undefined : plain + end;
};
