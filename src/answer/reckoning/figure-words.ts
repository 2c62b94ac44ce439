/** What a figure is counted by: "a night", 每人. */
export type Per = 'night' | 'person' | 'month' | 'week' | 'day' | 'piece';

const rows: readonly { readonly per: Per; readonly behind: RegExp; readonly before: RegExp }[] = [
  {
    per: 'night',
    behind:
      /^[ \p{Sc}]{0,3}(?:\p{L}{3} )?(?:(?:a|per|each|the room per|per room per|per \p{L}+ per|pro|por|par|la|à la|pr\.?|je) ?|\/ ?)(?:night|nacht|noche|notte|nuit|natt|übernachtung)(?!\p{L})|^ ?[元块]?(?:\/|每|一)?[晚夜]/u,
    before: /\b(?:per night|nightly|each night|a night)\b[^\d]{0,12}$|每[晚夜][^\d]{0,6}$/u,
  },
  {
    per: 'person',
    behind:
      /^ ?(?:\p{L}{3} |€ ?)?(?:each(?!\p{L})|apiece|a head|(?:per|pro|por|par|för|pr\.?) (?:head|person|passenger|child|adult|pupil|student|ticket|persona|personne|kopf|kind)(?!\p{L})|p\. ?p|pp(?!\p{L})|a testa|p\/p|\/ ?person)|^ ?[元块]?(?:\/|每|一)[人位]/u,
    before: /\b(?:per (?:head|person|child|adult|passenger|ticket))\b[^\d]{0,12}$|[每一][人位][^\d]{0,6}$/u,
  },
  {
    per: 'month',
    behind:
      /^ ?(?:\p{L}{3} )?(?:\/ ?(?:mo|month|月|monat|mes|mois)(?!\p{L})|(?:a|per|pro|por|par|al|im|pr\.?) (?:month|monat|mes|mois|mese|maand)(?!\p{L})|monthly)|^ ?[元块円]?(?:\/|每|一个?)月/u,
    before: /\b(?:monthly|per month|each month)\b[^\d]{0,16}$|(?:每月|月租|月费|月谢|月薪)[^\d]{0,8}$/u,
  },
  {
    per: 'week',
    behind:
      /^ ?(?:\p{L}{3} )?(?:\/ ?w(?:ee)?k|(?:a|per|pro|por|par) (?:week|woche|semana|semaine))(?!\p{L})|^ ?[元块]?(?:\/|每)[周星]/u,
    before: /\b(?:weekly|per week)\b[^\d]{0,12}$|每周[^\d]{0,6}$/u,
  },
  {
    per: 'day',
    behind:
      /^ ?(?:\p{L}{3} )?(?:\/ ?day|(?:a|per|pro|por|par|al) (?:day|tag|día|jour|giorno))(?!\p{L})|^ ?[元块]?(?:\/|每|一)(?:工作)?[日天]/u,
    before: /\b(?:daily|per day)\b[^\d]{0,12}$|每[天日][^\d]{0,6}$/u,
  },
  {
    per: 'piece',
    behind:
      /^ ?(?:\p{L}{3} )?(?:ea(?!\p{L})|(?:\/|(?:a|per|pro|por|par) )(?:kg|kilo|piece|session|bottle|hour|h|unit|stück|box|bag|lesson)(?!\p{L}))|^ ?[元块]?(?:\/|每|一)(?:个|张|件|次|节|堂|平方米|公斤|斤|度|小时|幅)/u,
    before:
      /(?:每(?:个|张|件|次|节|堂|平方米|公斤|斤|度|小时|幅|台|箱)|单价)[^\d]{0,6}$|一(?:个|张|件|次|节|堂|斤|份|幅|台|箱|盒|瓶)[：:]?$|(?<!\d[^.\n]{0,16})\b(?:tickets|seats|places|spots|lessons|sessions|classes) (?:are|cost|at|were|will be)(?: now| only| just)? (?:\p{L}{1,3} )?\p{Sc}?\s?$|(?:^|[^\p{L}])(?:à|@|á) ?\p{Sc}?\s?$/u,
  },
];

/** What the words right before and behind a figure say that it is counted by. */
export const perIn = (label: string, tail: string): Per | undefined =>
  rows.find(({ behind, before }) => behind.test(tail) || before.test(label))?.per;

/** All that they say it is counted by: "per person per night". */
export const persAt = (label: string, tail: string): readonly Per[] =>
  rows
    .filter(
      ({ behind, before }) => behind.test(tail) || before.test(label) || behind.test(secondPer.exec(tail)?.[0] ?? ''),
    )
    .map(({ per }) => per);
const secondPer = /(?<=^.{1,24}) ?(?:(?:per|each|a|pro|por|par|je) \p{L}+|\/ ?\p{L}+|[每一]\p{Script=Han})/u;

/** What a question wants it counted by. */
export const perAsked = (text: string): Per | undefined => asked.find(({ words }) => words.test(text))?.per;
const asked: readonly { readonly per: Per; readonly words: RegExp }[] = [
  {
    per: 'night',
    words: /\b(?:per|a|each|(?:room )?and) night\b|\bnightly\b|\bnight rate\b|每[晚夜]|[一每]个?晚上?/iu,
  },
  { per: 'month', words: /\b(?:per|a|each) month\b|\bmonthly\b|每个?月|一个?月/iu },
  { per: 'week', words: /\b(?:per|a|each) week\b|\bweekly\b|每个?(?:周|星期)|一(?:周|个?星期)/iu },
  { per: 'day', words: /\b(?:per|a|each) (?:working )?day\b|\bdaily\b|\bday rate\b|每天|一天|日薪/iu },
  { per: 'person', words: /\b(?:per|a|each) (?:person|head|ticket|child|adult)\b|\beach\b|\bapiece\b|每[人位]|一人/iu },
];

/** "Last year's", 去年同期: of a stretch of time before. */
const ofTimeBefore =
  /(?:\b(?:last (?:year|month|quarter|season|term)(?:['’]s)?|(?:year|month) before|previous (?:year|month|bill|period|statement)|vorjahr\p{L}*|vormonat\p{L}*|sidste år|i fjor|förra året|föregående år|año (?:anterior|pasado)|mes (?:anterior|pasado)|an dernier|année (?:précédente|dernière)|mois dernier|anno (?:scorso|precedente)|vorig(?:e)? (?:jaar|maand)|w zeszłym roku|ano (?:anterior|passado)|m[eê]s (?:anterior|passado))(?!\p{L})|去年(?:同期|同月)?|上(?:一)?(?:年度?|个?月|期|季)(?!调|涨|浮)|前年)[^\d\n]{0,40}$/u;
/** "Instead of", 原: what something else has come in place of. */
const ofStateBefore =
  /(?:\b(?:previously|prior|former(?:ly)?|(?<!\bof (?:the |your )?)old|instead of|rather than|in place of|up from|down from|used to be|original(?:ly)?|current|so far|until now|till now|hitherto|(?<=\()now|statt|anstatt|bisher(?:ig\p{L}*)?|zuvor|tidigare|en vez de|en lugar de|au lieu de|ancien(?:ne)?|avant|invece di|in plaats van|zamiast|em vez de)(?!\p{L})|原(?:价|来|先|本|租金|金额)?|此前|之前|以前|先前|旧|由(?:每月)?|从|自)[^\d\n]{0,40}$/u;
const stateBehind =
  /^[^\d\n]{0,6}(?:\b(?:before|previously|until now|so far|until then)\b|から|起?(?:调整|上调|下调|提高|涨|降|改|减少|增加)(?:至|到|为))/u;
/** "From 480 to 510": the first of the two. */
const fromBefore = /\b(?:from|von|från|van|da|de|fra)\b[^\d\n]{0,6}$/u;
const toBehind = /^[^\d\n]{0,12}\b(?:to|auf|till|til|naar|a|à)\b[^\d\n]{0,5}$/u;

/** What held before another: of a stretch of time before, or in whose place something else has come. */
export type Past = 'time' | 'state';

/** Whether the words around a figure say that it held before, and how. */
export function pastIn(label: string, tail: string): Past | undefined {
  if (ofTimeBefore.test(label) || /^[^\d\n]{0,6}\blast (?:year|month)\b/u.test(tail)) return 'time';
  const isState =
    ofStateBefore.test(label) || stateBehind.test(tail) || (fromBefore.test(label) && toBehind.test(tail));
  return isState ? 'state' : undefined;
}
