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
export const languageOption = () =>
  new Option('--lang <language>', 'of the questions, where the suite has both').choices(['en', 'cn']);
