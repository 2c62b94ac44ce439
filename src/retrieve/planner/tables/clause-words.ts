import type { PlanWindow } from '../../../memory/query-plan.ts';

export type ClauseRule = {
  /** `clause` is the part that is understood on its own, `noun` says how wide it is. */
  readonly pattern: RegExp;
  readonly window?: PlanWindow;
  /** Only in the asker's own words: what others did after the race may be told years later. */
  readonly own?: true;
  /** False when the clause may be all there is. */
  readonly keepsRest?: false;
};

/** How near to an anchor the rest lies, by the word for it. First match wins. */
export const nounWindows: readonly { readonly pattern: RegExp; readonly window: PlanWindow }[] = [
  { pattern: /(?:fortnight|two weeks) before/, window: { unit: 'days', before: 14, after: 0 } },
  { pattern: /(?:fortnight|two weeks) after/, window: { unit: 'days', before: 0, after: 14 } },
  { pattern: /day before|night before|eve of/, window: { unit: 'days', before: 1, after: 0 } },
  { pattern: /前一天|前一晚|头一天/u, window: { unit: 'days', before: 1, after: 0 } },
  { pattern: /后一天|第二天|次日|隔天/u, window: { unit: 'days', before: 0, after: 1 } },
  { pattern: /day after|morning after|next day/, window: { unit: 'days', before: 0, after: 1 } },
  { pattern: /months? before/, window: { unit: 'days', before: 31, after: 0 } },
  { pattern: /months? after/, window: { unit: 'days', before: 0, after: 31 } },
  { pattern: /weeks? before/, window: { unit: 'days', before: 7, after: 0 } },
  { pattern: /weeks? after/, window: { unit: 'days', before: 0, after: 7 } },
  { pattern: /^after|shortly after|right after|之后|以后|过后|^后$/u, window: { unit: 'days', before: 0, after: 3 } },
  { pattern: /^before|shortly before|right before|之前|以前/u, window: { unit: 'days', before: 3, after: 0 } },
  { pattern: /weekend|周末/u, window: { unit: 'days', before: 1, after: 1 } },
  { pattern: /week|那周|星期/u, window: { unit: 'days', before: 3, after: 3 } },
  { pattern: /month|那个月/u, window: { unit: 'days', before: 15, after: 15 } },
  { pattern: /summer|winter|autumn|spring|那年/u, window: { unit: 'days', before: 60, after: 60 } },
  {
    pattern: /trip|holiday|vacation|journey|honeymoon|getaway|tour|旅行|旅游|出差|行程|旅途/u,
    window: { unit: 'trip' },
  },
  { pattern: /day|morning|afternoon|evening|night|天|日|晚|早上|下午/u, window: { unit: 'day' } },
];

const nouns =
  'day|night|evening|morning|afternoon|weekend|week|month|summer|winter|autumn|spring|trip|holiday|vacation|journey|party|dinner|meal|time|year|occasion|event|concert|visit';
const happenings =
  'wedding|concert|party|conference|festival|graduation|marathon|ceremony|funeral|exhibition|reunion|barbecue|bbq|birthday|birthday party|christening|baptism|engagement|race|match|game|show|play|opera|workshop|hike|picnic|move|operation|surgery|interview|exam|farewell|housewarming|baby shower|anniversary|wedding anniversary|accident|flight';
/** Whole words of one clause, however long. */
const what = '[^,.?!;\\uE000]{2,160}(?![\\p{L}\\p{N}])';

/** In order of trial; only the first that fits counts. */
export const clauseRules: readonly ClauseRule[] = [
  // The weekend we moved; on the day I met Grace; the trip where we got lost.
  {
    pattern: new RegExp(
      `\\b(?:(?:from|on|of|during|at|in|for|about) )?(?:the|that|our) (?:same |very )?(?<noun>${nouns})s? (?:(?:that|when|where|on which|in which) )?(?<clause>(?:i|we|my [\\w']+|our [\\w']+) (?!(?:am|are)\\b)${what})`,
      'iu',
    ),
    keepsRest: false,
  },
  // When I was in Rome, what did I eat? What did I eat when we visited Anna?
  {
    pattern: new RegExp(
      `\\b(?<noun>(?:right |shortly |just )?(?:when|whenever|while|whilst|as|after|before|once)) (?<clause>(?:i|we|my [\\w']+|our [\\w']+) (?!(?:get|have to)\\b)${what})`,
      'iu',
    ),
  },
  // The day of the wedding; the evening after the concert.
  {
    pattern: new RegExp(
      `\\b(?:(?:from|on|of|during|in) )?(?:(?:the|a) )?(?<noun>(?:day|night|evening|morning|weekend|two week|week|fortnight|month)s? (?:of|before|after)) (?<clause>(?:the |my |our |[\\w']+'s )(?:[\\w'-]+ ){0,3}(?:${happenings})s?\\b(?: (?:of|with|at|in) [\\w' ]{2,40})?)`,
      'iu',
    ),
    keepsRest: false,
  },
  // What did we do after the concert? Photos during Anna's wedding.
  {
    pattern: new RegExp(
      `\\b(?<noun>(?:right |shortly |just )?(?:during|after|before)) (?<clause>(?:the |my |our |[\\w']+'s )(?:[\\w'-]+ ){0,3}(?:${happenings})s?\\b(?: (?:of|with|at|in) [\\w' ]{2,40})?)`,
      'iu',
    ),
    own: true,
  },
  // 我们搬家那个周末的照片; 认识小伟的那次旅行.
  {
    pattern:
      /(?:在)?(?<clause>[^，,。？?！!；;\uE000]{2,40}?)的?(?:那(?:一)?(?:次|趟|个)?|这(?:次|趟)(?=旅行|旅游|出差))(?<noun>旅行|旅游|出差|行程|旅途|周末|个?星期|周|天晚上|天|晚|日|个月|年)的?/u,
    keepsRest: false,
  },
  // 和小伟旅行时吃了什么。
  {
    pattern:
      /(?:在|当)?(?<clause>[^，,。？?！!；;\uE000]{2,40}?)(?<noun>旅行|旅游|出差|度假)(?:的时候|时|期间|途中|中)(?:的|，|,)?/u,
  },
  // 我在京都的时候吃了什么; 参加婚礼期间.
  {
    pattern:
      /(?:在|当)?(?<clause>[^，,。？?！!；;\uE000]{2,40}?)(?:的时候|(?<=[^小那这同当么何])时候|期间|(?<![小同当那何及准么]|比利)时(?=[，,我拍吃住的]))[，,的]?/u,
  },
  {
    pattern: /(?<clause>[^，,。？?！!；;\uE000]{2,40}?)(?<noun>当天|当晚|当日|那次)[，,的]?/u,
  },
  // 婚礼之后我们去了哪里; 搬家以前.
  {
    pattern: /^(?<clause>[^，,。？?！!；;\uE000\d]{2,40}?)(?<noun>之后|以后|过后|之前|以前)[，,的]?/u,
  },
  // 马拉松前一天发生了什么？
  {
    pattern:
      /(?<clause>[^，,。？?！!；;\uE000]{2,40}?)的?(?<noun>前一天|前一晚|头一天|后一天|第二天|次日|隔天)[，,的]?/u,
  },
];
