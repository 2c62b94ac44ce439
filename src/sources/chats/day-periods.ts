/** Languages in which phones write a clock of twelve hours. */
const languages =
  'en en-AU es es-MX fr de it pt pt-BR nl pl ru uk cs hu ro bg el tr ar ar-EG fa he hi bn ta te mr gu kn ml pa ur id ms vi th ja ko zh-CN zh-TW zh-HK sv da nb fi sw sq az et lv lt hr sr sl mk ka kk uz fil am ne si km lo my mn';

const styles = [{ hour12: true }, { dayPeriod: 'narrow' }, { dayPeriod: 'short' }] as const;

let known: ReadonlyMap<string, ReadonlySet<number>> | undefined;

const plain = (period: string): string =>
  period
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.\p{Cf}]/gu, '');

/** Which hours of the day each word for a part of the day stands for, in any language. */
function periods(): ReadonlyMap<string, ReadonlySet<number>> {
  if (known !== undefined) return known;
  const found = new Map<string, Set<number>>();
  for (const language of languages.split(' ')) {
    for (const style of styles) {
      const format = new Intl.DateTimeFormat(language, { hour: 'numeric', timeZone: 'UTC', hour12: true, ...style });
      for (let hour = 0; hour < 24; hour++) {
        const part = format.formatToParts(Date.UTC(2023, 0, 1, hour)).find(({ type }) => type === 'dayPeriod');
        if (part === undefined) continue;
        const key = plain(part.value);
        found.set(key, (found.get(key) ?? new Set()).add(hour));
      }
    }
  }
  known = found;
  return found;
}

/** The hour of the day of a clock of twelve hours with a word for the part of the day ("PM", "下午", "μ.μ."). */
export function hourOfDay(hour: number, period: string): number {
  if (period === '' || hour > 12) return hour;
  const [early, late] = [hour % 12, (hour % 12) + 12];
  if (isLatin(period)) return plain(period) === 'pm' ? late : early;
  const hours = periods().get(plain(period));
  if (hours === undefined) return hour;
  return hours.has(late) && !hours.has(early) ? late : early;
}

/** Whether it is a word for a part of the day. */
export const isDayPeriod = (period: string): boolean =>
  period !== '' && (isLatin(period) || periods().has(plain(period)));

/** The words of most phones, for which no other language need be looked into. */
const isLatin = (period: string): boolean => /^[ap]m$/.test(plain(period));
