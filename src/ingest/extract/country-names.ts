import { type PhraseTable, phraseTable } from '../../language/phrases.ts';

/** Languages in which mails name countries. */
const namingLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'zh', 'ja'] as const;
/** Codes that Intl names though they are no country. */
const notCountries: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'ZZ', 'QO', 'XA', 'XB', 'AC', 'TA', 'IO', 'AQ']);
const SHORTEST_LATIN_NAME = 4;
/** Names of countries in one language that are better known as towns in another. */
const betterKnownTowns: ReadonlySet<string> = new Set(['Granada']);

let table: PhraseTable<string> | undefined;

/** Countries by name in several languages (from Unicode CLDR, through Intl); the value is the English name. */
export function countryNames(): PhraseTable<string> {
  table ??= phraseTable(rules());
  return table;
}

function rules(): { phrase: string; value: string }[] {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  // Most codes name nothing in English, and are asked of no other language.
  const countries = regionCodes().flatMap((code) => {
    const value = english.of(code);
    return value === undefined ? [] : [{ code, value }];
  });
  const found: { phrase: string; value: string }[] = [];
  for (const language of namingLanguages) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const { code, value } of countries) {
      const phrase = names.of(code);
      if (phrase === undefined || betterKnownTowns.has(phrase)) continue;
      if (/^[\x20-\x7f]+$/.test(phrase) && phrase.length < SHORTEST_LATIN_NAME) continue;
      found.push({ phrase, value });
    }
  }
  return found;
}

function regionCodes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((a) => letters.map((b) => a + b)).filter((code) => !notCountries.has(code));
}
