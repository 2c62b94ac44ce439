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
  throw new MadeleineError('usage', `${flag} must be a whole number of at least ${least}, not ${text}.`);
}

export function positive(text: string, flag: string): number {
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  throw new MadeleineError('usage', `${flag} must be a positive number, not ${text}.`);
}

export const rulesOption = () =>
  new Option('--rules <rules>', 'scoring rules: the official scorer, or a stricter version of it')
    .choices(['official', 'strict'])
    .default('official');
/** The language as given; `zh` means `cn`. */
export type SaidLanguage = 'en' | 'cn' | 'zh' | 'both';
export const languageOption = () =>
  new Option('--lang <language>', 'language of the questions, if the suite has several').choices(['en', 'cn', 'zh']);
export const languagesOption = () =>
  new Option('--lang <language>', 'language of the questions, if the suite has several').choices([
    'en',
    'cn',
    'zh',
    'both',
  ]);

/** The language of a request; undefined if not given. */
export function languageOf(said: SaidLanguage | undefined): { readonly language?: 'en' | 'cn' } {
  if (said === 'both')
    throw new MadeleineError('usage', 'Only one language is supported here.', {
      action: 'Use --lang en or --lang cn.',
    });
  return said === undefined ? {} : { language: said === 'zh' ? 'cn' : said };
}
