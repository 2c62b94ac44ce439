import type { MemoryItem } from '../../memory/item.ts';
import { mainText } from '../../memory/item-text.ts';
import type { LedgerAccount } from '../../memory/ledger.ts';
import { readOnce } from '../../memory/read-once.ts';
import type { AskedField } from '../asked/asked-field.ts';
import type { AskedForm } from '../asked/form-asked.ts';
import { spokenClock } from './spoken-clock.ts';

const inFigures =
  /(?<![\d:.,€$£¥-])(?:[01]\d|2[0-3])[0-5]\d\s?(?:hrs?|hours)\b|(?<![\d:.,€$£¥-])(?:[01]?\d|2[0-3])(?::[0-5]\d|[h时點点](?:[0-5]\d)?)(?:\s?[ap]\.?m\.?)?(?![\d%])|(?<![\d:.,])(?:1[0-2]|0?[1-9])(?:[.:][0-5]\d)?\s?[ap]\.?m\b\.?|(?:上午|下午|早上|晚上|中午|傍晚|凌晨)\s?\d{1,2}(?:[:点點时時]\d{0,2}分?)?半?|\b(?:noon|midday|midnight)\b/u;
/** A time of day as records write it, or people say it. */
export const clockTime = new RegExp(`${spokenClock}|${inFigures.source}`, 'giu');

const words = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen';

/** A length of time as records write it: the number in `n`, its unit in `unit`. */
export const lengthSaid = new RegExp(
  `\\b(?<n>\\d{1,3}(?:[.,]5)?|${words})[ -]?(?<unit>night\\(s\\)|nights?|nts|nächte?n?|nuits?|noches?|noites?|notti|notte|nachten|days?|weeks?|months?|hours?|hrs?|h|minutes?|mins?)(?![\\p{L}])(?:\\s?(?:and\\s)?(?<n2>\\d{1,2})\\s?(?:minutes?|mins?|m)\\b)?|(?<n3>[\\d一二两三四五六七八九十]{1,3})\\s?(?:个)?(?<unit3>晚|夜|天|周|星期|(?<=个)月|小时|分钟)`,
  'iu',
);

/** All that an item says in words, title first. */
export const writtenText = (item: MemoryItem): string =>
  [item.title, item.body === undefined ? undefined : mainText(item.body), item.ocr?.text, item.caption, item.summary]
    .filter((part) => part !== undefined && part !== '')
    .join('\n');

const tellsClock = readOnce((item: MemoryItem): boolean => writtenText(item).search(clockTime) >= 0);

/** Whether an item writes a value of a field, read once for each field and item. */
const isWritten = readOnce(({ written }: AskedField) => {
  return readOnce((item: MemoryItem): boolean => {
    const text = writtenText(item);
    return written.some((pattern) => pattern.test(text));
  });
});

/** Whether an item states a value of the form asked for at all. */
export function holdsForm({ kind, field }: AskedForm, item: MemoryItem, accounts: readonly LedgerAccount[]): boolean {
  switch (kind) {
    case 'amount':
      return (item.amounts?.length ?? 0) > 0;
    case 'when':
    case 'interval':
      return (item.dates?.length ?? 0) > 0;
    case 'time-of-day':
      return tellsClock(item);
    case 'duration':
      return (
        item.media?.durationSeconds !== undefined || lengthSaid.test(writtenText(item)) || (item.dates?.length ?? 0) > 0
      );
    case 'field':
      return (
        field !== undefined &&
        (accounts.some(({ kind }) => field.party?.includes(kind) === true) ||
          (item.references ?? []).some((r) => field.references?.includes(r.kind) === true) ||
          isWritten(field)(item))
      );
    default:
      return false;
  }
}
