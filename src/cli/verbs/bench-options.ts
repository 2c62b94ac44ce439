import { Option } from 'commander';
import { MadeleineError } from '../../memory/errors.ts';

export const judgesOf = (said: readonly string[] | false | undefined): readonly string[] =>
  said === undefined || said === false ? [] : said;

export function needed(value: string | undefined, flag: string): string {
  if (value !== undefined && value !== '') return value;
  throw new MadeleineError('usage', `${flag} is missing.`, { action: 'See `madeleine bench --help`.' });
}

export function whole(text: string, flag: string, least: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least) return value;
  throw new MadeleineError('usage', `${flag} ${text} is not a whole number from ${least}.`);
}

export function positive(text: string, flag: string): number {
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  throw new MadeleineError('usage', `${flag} ${text} is not a positive number.`);
}

export const rulesOption = () =>
  new Option('--rules <rules>', 'the released scorer, or the same without its holes')
    .choices(['official', 'strict'])
    .default('official');
/** As it is said: `zh` is `cn`. */
export type SaidLanguage = 'en' | 'cn' | 'zh' | 'both';
export const languageOption = () =>
  new Option('--lang <language>', 'of the questions, where the suite has both').choices(['en', 'cn', 'zh']);
export const languagesOption = () =>
  new Option('--lang <language>', 'of the questions, where the suite has both').choices(['en', 'cn', 'zh', 'both']);

/** The language as a request has it; absent where none was said. */
export function languageOf(said: SaidLanguage | undefined): { readonly language?: 'en' | 'cn' } {
  if (said === 'both')
    throw new MadeleineError('usage', 'One language at a time here.', { action: 'Say --lang en or --lang cn.' });
  return said === undefined ? {} : { language: said === 'zh' ? 'cn' : said };
}
