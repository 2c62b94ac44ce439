import { inSimpleCharacters } from '../../language/simple-characters.ts';

/** What things are measured or numbered by in Chinese, apart from money, times, and what a memory has many of. */
const measures =
  '度|分(?!钟)|桌|围|席|车厢|车(?!次|票|站)|层|楼|排|级|斤|公斤|千克|克|毫克|吨|升|毫升|公里|千米|米|平方米|平米|页|字|册|篇|首|集|章|节|堂|学时|课时|单元|栋|幢|片|粒|颗|针|份|帐|号门|号口|号厅|号楼|号线|号台|号柜台|号窗口|航站楼';
const asked = new RegExp(`(?:多少|第?几)(?<measure>${measures})(?![钱的]|照片|视频)`, 'u');

/** The measure in which a question wants a figure: "几度", "第几桌"; undefined where none is asked for so. */
export const measureAsked = (text: string): string | undefined =>
  asked.exec(inSimpleCharacters(text))?.groups?.['measure'];
