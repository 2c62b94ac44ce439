/** What the bank of inboxes comes to, a line for each writer and kind, for training/measure/inboxes.ts. */
import { brierSkill, expectedCalibrationError, type Sure } from '../../src/bench/statistics/calibration.ts';
import { type AskedOfInbox, setF1, type Verdict } from '../harness/asked-inbox.ts';
import { questionKinds } from '../harness/inboxes-with-gold.ts';

const isNone = ({ kind }: AskedOfInbox): boolean => kind === 'none';
const share = (of: number, all: number): string => (all === 0 ? 'none' : (of / all).toFixed(3));
const mean = (values: readonly number[]): string =>
  share(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  );

const hasVerdict =
  (verdict: Verdict) =>
  (one: AskedOfInbox): boolean =>
    one.verdict === verdict;
const count = (all: readonly AskedOfInbox[], is: (one: AskedOfInbox) => boolean): number => all.filter(is).length;

const recall = ({ evidence, found }: AskedOfInbox): number =>
  evidence.filter((id) => found.includes(id)).length / evidence.length;

/** How sure an answer was, and whether it was right; who abstains is sure that there is none. */
const sureness = (all: readonly AskedOfInbox[]): Sure[] =>
  all.map(({ confidence, verdict }) => ({ confidence, right: verdict === 'right' }));

/** Precision, recall and F1 of abstaining, the unanswerable being what is looked for. */
export function abstention(all: readonly AskedOfInbox[]): string {
  const said = all.filter(({ abstained }) => abstained);
  const both = count(said, isNone);
  const none = count(all, isNone);
  return `precision ${share(both, said.length)}, recall ${share(both, none)}, F1 ${share(2 * both, said.length + none)} (${said.length} said, ${none} are, ${both} both)`;
}

const told = (value: number | undefined): string => value?.toFixed(3) ?? 'unknown';
const calibration = (all: readonly Sure[]): string =>
  `${all.length} said, ECE ${told(expectedCalibrationError(all))}, Brier skill ${told(brierSkill(all))}`;

/** Verdicts of some questions, in a row. */
function lineOf(name: string, all: readonly AskedOfInbox[]): string {
  const right = all.filter(hasVerdict('right'));
  const withAll = count(right, ({ evidence, cited }) => evidence.every((id) => cited.includes(id)));
  const withSome = count(right, ({ evidence, cited }) => evidence.some((id) => cited.includes(id)));
  const held = all.filter((one) => !isNone(one));
  const sets = all.filter(({ kind }) => kind === 'photos');
  const cells = [
    name.padEnd(18),
    String(all.length).padStart(5),
    `${right.length} (${share(right.length, all.length)})`.padStart(13),
    ...(held.length === 0 ? ['–', '–'] : [String(withAll), String(withSome)]).map((cell) => cell.padStart(9)),
    ...(['firmly wrong', 'unsure and wrong', 'missed', 'answered what is not there'] as const).map((verdict) =>
      String(count(all, hasVerdict(verdict))).padStart(9),
    ),
    (held.length === 0 ? '–' : mean(held.map(recall))).padStart(7),
    ...(sets.length > 0 ? [`  set F1 ${mean(sets.map(setF1))}`] : []),
  ];
  return cells.join(' ');
}

const heading =
  'of                     n         right  gold all gold some  firmly ×  unsure ×    missed not there    R@10';

/** Of some questions: a line for each kind, and what abstaining and confidence are worth. */
export function figuresOf(name: string, all: readonly AskedOfInbox[]): string {
  const kinds = questionKinds.filter((kind) => all.some((one) => one.kind === kind));
  return [
    `${name} (${new Set(all.map(({ inbox }) => inbox)).size} inboxes)`,
    heading,
    ...kinds.map((kind) =>
      lineOf(
        kind,
        all.filter((one) => one.kind === kind),
      ),
    ),
    lineOf(
      'answerable',
      all.filter((one) => !isNone(one)),
    ),
    lineOf('all', all),
    `abstention: ${abstention(all)}`,
    `confidence, answers and abstentions: ${calibration(sureness(all))}; answers alone: ${calibration(sureness(all.filter(({ abstained }) => !abstained)))}`,
    '',
  ].join('\n');
}

/** A question that was not answered rightly, with all that tells why. */
export const missText = ({
  inbox,
  kind,
  verdict,
  confidence,
  asked,
  wanted,
  told: said,
  cited,
  evidence,
}: AskedOfInbox) =>
  [
    `${inbox} ${kind}: ${verdict}, ${confidence.toFixed(2)}`,
    `  asked  ${asked}`,
    `  wanted ${wanted}  [${evidence.join(' ')}]`,
    `  told   ${said.replaceAll('\n', ' ⏎ ').slice(0, 300)}  [${cited.join(' ')}]`,
  ].join('\n');
