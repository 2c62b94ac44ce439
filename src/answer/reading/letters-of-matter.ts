import { tokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { mainText } from '../../memory/item-text.ts';
import { goesOn, isOverBefore } from '../evidence/exchanges.ts';
import type { Judged } from '../evidence/judged.ts';
import type { Draft, Question } from '../question.ts';

/** So many characters are a value; what is longer is told in whole sentences. */
export const LONGEST_VALUE = 60;

/** Whether a value is told by a whole sentence. */
export const isSentence = (value: string): boolean =>
  value.length > LONGEST_VALUE || /[.。!！?？;；，]|, /u.test(value.slice(4));

/** What a letter says, its subject first. */
export const writtenBy = ({ title, body }: MemoryItem): string =>
  `${title ?? ''}\n${body === undefined ? '' : mainText(body)}`;

/** What a letter that goes on about the same need not say again. */
const goesUnsaid: ReadonlySet<string> = new Set(['time', 'person', 'place', 'object', 'modality', 'anchor']);

/** The letters that the draft cites and all that go on about the same, oldest first. */
export function lettersOfMatter(
  draft: Draft,
  { accounts, text }: Question,
  judged: readonly Judged[],
): readonly Judged[] {
  const cited = new Set<string>(draft.citations.map(({ id }) => id));
  const letters = judged.filter(
    ({ item, outcomes }) =>
      item.modality === 'email' &&
      item.time !== undefined &&
      // A letter that changes what another set need not say again when that is.
      // Nor need it name again whom it is about, or where.
      (cited.has(item.id) || outcomes.every(({ tool, verdict }) => verdict !== 'no' || goesUnsaid.has(tool))),
  );
  const asked = new Set(tokens(text));
  const matter = new Set(letters.filter(({ item }) => cited.has(item.id)));
  if (matter.size === 0) return [];
  for (const one of letters) {
    const fits = one.outcomes.every(({ verdict }) => verdict !== 'no');
    if (!fits && [...matter].some(({ item }) => cited.has(item.id) && isOverBefore(item, one.item))) continue;
    const isOfIt = [...matter].some(
      ({ item }) => goesOn(item, one.item, accounts, asked) || (fits && goesOn(one.item, item, accounts, asked)),
    );
    if (isOfIt) matter.add(one);
  }
  return [...matter].sort((a, b) => ((a.item.time?.start ?? '') < (b.item.time?.start ?? '') ? -1 : 1));
}
