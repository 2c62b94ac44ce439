import { inSimpleCharacters } from '../../language/simple-characters.ts';

/** By how much something came later, or sooner, than it was to: in what it is counted, and what it is of. */
export type DelayAsked = { readonly of: string; readonly counted: 'days' | 'weeks' | 'hours' };

/** Of the forms, what it is of stands in `of`. */
const inDays: readonly RegExp[] = [
  /\bhow many (?:days|weeks) (?:later|earlier|sooner) than (?:it was |had been )?(?:first |originally |initially |at first )?(?:planned|scheduled|booked|intended|meant|agreed|arranged|expected)\b[^?]*?\b(?:was|were|is|did) (?<of>[^?]+?)\s*\??$/iu,
  /\b(?:by )?how many (?:days|weeks) (?:was|were|has|have|did|is) (?<of>[^?]+?) (?:been )?(?:moved|postponed|put off|put back|delayed|pushed back|brought forward|later than (?:first |originally )?planned|slip\p{L}*)\b/iu,
  /^(?<of>[^，。？?]{2,24}?)(?:最后|后来)?比(?:原定|原来|原计划|计划|预定|原先|当初|一开始)(?:的)?(?:日子|日期|时间|安排|定的)?(?:的)?(?:晚|早|推迟|延后|延期|提前|推后)了?(?:多少|几)(?:天|周)/u,
  /^(?<of>[^，。？?比]{2,24}?)(?:一共|总共|最后|到底)?(?:推迟|延后|延期|提前|推后|改期)了?(?:多少|几)(?:天|周)/u,
];

const moved =
  '(?:delayed|postponed|put back|pushed back|put off|moved|shifted|brought forward|rescheduled|re-?timed|late|early)';
const later = '(?:later|earlier|sooner)';
const than = `${later} than (?:it was |had been )?(?:first |originally |initially )?(?:planned|scheduled|booked|intended|meant|arranged|expected|announced)`;
const goes =
  '(?:leave|depart|take off|set off|start|begin|open|go|run|sail|board|arrive|land|get in|(?:be )?(?:due|meant|supposed) to (?:leave|depart|start|begin|arrive))';
const inHours: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:by )?how (?:long|much(?: time)?|many (?:hours|minutes)) (?:was|were|did|has|have|had|is|does) (?<of>[^?]+?) (?:get |got |been |be )?${moved}(?: by)?\s*[?.]*$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:by )?how (?:much|many (?:hours|minutes)|far) ${later} (?:did|does|was|will|is) (?<of>[^?]+?) ${goes}\b(?! than (?:the|my|our|his|her)\b)[^?]{0,50}[?.]*$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:by )?how (?:much|many (?:hours|minutes)|far) ${than} (?:did|does|was|will|is) (?<of>[^?]+?) (?:finally |actually |then )?${goes}\b[^?]{0,30}[?.]*$`,
    'iu',
  ),
  /^how (?:long|big|great|large) (?:was|is) the (?:delay|change|shift) (?:of|to|for|in|on|with) (?<of>[^?]+?)\s*[?.]*$/iu,
  /^(?:by )?how (?:much|many (?:hours|minutes)) (?:did|was|has|were) the (?:departure|start(?:ing)?|leaving|take-?off)(?: time)? (?:of|for) (?<of>[^?]+?) (?:been )?(?:change|changed|move|moved|shift|shifted|delayed|put back|pushed back|brought forward|postponed)\s*[?.]*$/iu,
  /^(?<of>[^，。？?比]{2,26}?)(?:最后|后来|实际)?比(?:原定|原来|原计划|计划|预定|原先|当初|一开始)(?:的)?(?:时间|安排|定的)?(?:的)?(?:晚|早|推迟|延后|提前|推后)(?:\p{Script=Han}{0,2})了?(?:多久|多长时间|几个?(?:小时|钟头)|几(?:小时|分钟)|多少(?:个?小时|分钟|时间))/u,
  /^(?<of>[^，。？?]{2,26}?)(?:的(?:起飞|出发|开车|开始|发车)时间)?(?:一共|总共|最后|到底|后来)?(?:延误|推迟|晚点|延迟|提前|晚|早|延后|推后|改晚|改早)了(?:多久|多长时间|几个?(?:小时|钟头)|几(?:小时|分钟)|多少(?:个?小时|分钟|时间))/u,
];

const inWeeks = /\bweeks\b|几周|多少周/iu;

/** What a question wants that asks by how many days, or by how many hours and minutes, something was moved. */
export function delayAsked(text: string): DelayAsked | undefined {
  const asked = inSimpleCharacters(text.trim());
  const ofDays = ofOf(asked, inDays);
  if (ofDays !== undefined) return { of: ofDays, counted: inWeeks.test(asked) ? 'weeks' : 'days' };
  const ofHours = ofOf(asked, inHours);
  return ofHours === undefined ? undefined : { of: ofHours, counted: 'hours' };
}

const ofOf = (asked: string, forms: readonly RegExp[]): string | undefined =>
  forms.map((form) => form.exec(asked)?.groups?.['of']?.trim()).find((of) => of !== undefined);
