import { matchesIn } from '../../language/matches.ts';
import { remembered } from '../../language/remembered.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import type { Line, Span } from './plain-spans.ts';

/** What things are measured or numbered by in Chinese, apart from money, times, and what a memory has many of. */
const measures =
  '度|分(?!钟)|桌|围|席|车厢|车(?!次|票|站)|层|楼|排|级|斤|公斤|千克|克|毫克|吨|升|毫升|公里|千米|米|平方米|平米|页|字|册|篇|首|集|章|节|堂|学时|课时|单元|栋|幢|片|粒|颗|针|份|帐|号门|号口|号厅|号楼|号线|号台|号柜台|号窗口|航站楼';
const asked = new RegExp(`(?:多少|第?几)(?<measure>${measures})(?![钱的]|照片|视频)`, 'u');
/** A book is 本 or 册, a banquet of so many 围 is one of so many 席. */
const alike: readonly string[] = ['围|席|桌', '册|本', '克|g', '公斤|千克|kg', '公里|千米|km', '针|剂'];

/** The measure in which a question wants a figure: "几度", "第几桌"; undefined where none is asked for so. */
export const measureAsked = (text: string): string | undefined =>
  asked.exec(inSimpleCharacters(text))?.groups?.['measure'];

/** A figure in the right measure is of anything. */
const LEAST_COVER = 0.7;
const figure = String.raw`第?(?:\d[\d,.]*|[一二两三四五六七八九十百]+)\s?`;
/** The whole rather than a part: peak and night current, and what both come to. */
const whole = /(?:合计|总计|总共|一共|共计|共|总量|总数|使用度数|用电量)\s?[:：]?\s?$/u;

/** Asked of every line. */
const figuresIn = remembered(100, (measure) => {
  const written = alike.find((row) => row.split('|').includes(measure)) ?? measure;
  return new RegExp(`(?<![\\d.,])${figure}(?:${written})`, 'gu');
});
/** 四围变六围, 原10桌改为8桌: what stands behind the word of the change holds. */
const became = /(?:变|改|减|增|调|加|升|降|缩)(?:更|整|少|加)?(?:到|至|为|成)?了?\s?$/u;
const BECAME = 0.06;

/** Figures in that measure. */
export function measureSpans({ text, field }: Line, measure: string): Span[] {
  const written = inSimpleCharacters(text);
  if (written.length !== text.length) return [];
  return matchesIn(written, figuresIn(measure)).map((match) => ({
    text: text.slice(match.index, match.index + match[0].length),
    field,
    quote: text,
    worth:
      (whole.test(written.slice(0, match.index)) ? 0.55 : 0.45) +
      (became.test(written.slice(0, match.index)) ? BECAME : 0),
    needs: LEAST_COVER,
  }));
}
