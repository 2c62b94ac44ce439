import { localMillis } from '../../memory/time-span.ts';
import { dayAnswer, type Language, spanText } from '../wording.ts';
import type { Clause } from './clause.ts';

/** A clause as it is told: a day or a stretch of days that it only hints at is said in full behind it. */
export function toldOf({ kind, text, dates, item }: Clause, language: Language): string {
  if (kind === 'time')
    return dayAnswer(text, language, 'day', item.time?.precision === 'day' ? undefined : text.slice(11, 16));
  const open = dates.filter(
    ({ start, text: written }) => !written.includes(start.slice(0, 4)) && Number.isFinite(localMillis(start)),
  );
  if (open.length === 0) return text;
  const said = [...new Set(open.map(({ start, end }) => spanText(start, end, language)))].join(
    language === 'zh' ? '、' : ', ',
  );
  return language === 'zh' ? `${text}（${said}）` : `${text} (${said})`;
}
