import { matchesIn } from '../../language/matches.ts';

/** Things of which there are several that are told apart by a number, a letter or a side. */
const numbered: readonly RegExp[] = [
  /\b(?<of>part|stage|level|grade|year|class|unit|module|lesson|phase|section|volume|season|chapter|exam|test|paper) (?<which>\d{1,2}|[ivx]{1,4}|one|two|three|four|five|six)\b/giu,
  /(?<of>科目|阶段|单元|模块|年级|分册|等级)(?<which>[一二三四五六七八九十]|\d{1,2})/gu,
  /(?<which>[一二三四五六七八九]|\d)(?<of>年级|单元|期工程)/gu,
  /第(?<which>[一二三四五六七八九十]{1,2}|\d{1,2})(?<of>期|课|单元|阶段|册|季|针|批)/gu,
  /\b(?<which>left|right|upper|lower|front|rear)(?:-?hand)? (?<of>eye|ear|knee|hip|foot|hand|shoulder|wrist|ankle|elbow|arm|leg|paw|lung|breast)\b/giu,
  /(?<which>左|右)(?<of>眼|耳|膝|髋|脚|手|肩|腕|踝|肘|臂|腿|爪|肺)/gu,
];

const asFigure: Readonly<Record<string, string>> = {
  一: '1',
  二: '2',
  三: '3',
  四: '4',
  五: '5',
  六: '6',
  七: '7',
  八: '8',
  九: '9',
  十: '10',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  i: '1',
  ii: '2',
  iii: '3',
  iv: '4',
  v: '5',
  vi: '6',
};

/** Thing → which of them a text speaks of. */
function spokenOf(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const pattern of numbered)
    for (const { groups = {} } of matchesIn(text, pattern)) {
      const [of, which] = [(groups['of'] ?? '').toLowerCase(), (groups['which'] ?? '').toLowerCase()];
      found.set(of, (found.get(of) ?? new Set()).add(asFigure[which] ?? which));
    }
  return found;
}

/** Whether a text speaks of another of several such things, and not of the one that is asked for: part 3 is not part 2. */
export function numberedApart(question: string, text: string): boolean {
  const told = spokenOf(text);
  for (const [of, asked] of spokenOf(question)) {
    const [which, ...more] = asked;
    const others = told.get(of);
    if (which !== undefined && more.length === 0 && others !== undefined && !others.has(which)) return true;
  }
  return false;
}

/** Whether one of several such things is asked for, and a text speaks of it. Undefined where none is asked for. */
export function saysNumbered(question: string, text: string): boolean | undefined {
  const asked = [...spokenOf(question)];
  if (asked.length === 0) return undefined;
  const told = spokenOf(text);
  return asked.every(([of, which]) => [...which].every((one) => told.get(of)?.has(one) === true));
}
