type Choices = (language: 'en' | 'zh') => readonly (readonly [value: string, says: string])[];

const sorted = (all: readonly (readonly [string, string])[], language: string) =>
  all.toSorted(([, a], [, b]) => a.localeCompare(b, language));

/** Every time zone of the browser. */
export const zones: Choices = () => Intl.supportedValuesOf('timeZone').map((zone) => [zone, zone.replaceAll('_', ' ')]);

/** Every currency, by its name. */
export const currencies: Choices = (language) => {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return sorted(
    Intl.supportedValuesOf('currency').map((code) => [code, `${names.of(code) ?? code} (${code})`]),
    language,
  );
};

const writings =
  'en-GB en-US en-CA en-AU en-IE en-IN zh-CN zh-TW zh-HK de-DE de-AT de-CH fr-FR fr-CA fr-CH es-ES es-MX it-IT pt-PT pt-BR nl-NL sv-SE nb-NO da-DK fi-FI pl-PL cs-CZ hu-HU ro-RO el-GR tr-TR ru-RU uk-UA he-IL ar-EG hi-IN th-TH vi-VN id-ID ms-MY ja-JP ko-KR'.split(
    ' ',
  );

/** Date and number formats: the language, with 31 January as an example. */
export const locales: Choices = (language) => {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const day = new Date(Date.UTC(2026, 0, 31));
  return writings.map((tag) => [
    tag,
    `${names.of(tag) ?? tag}: ${new Intl.DateTimeFormat(tag, { timeZone: 'UTC' }).format(day)}`,
  ]);
};

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that are not inhabited countries. */
const noCountry = /^(EU|EZ|UN|QO|XA|XB|ZZ)$/;

/** Former codes still have a name: that of the successor country, which has its own code. */
const isInUse = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code;

/** All countries with a name in the browser, without duplicates. */
export const countries: Choices = (language) => {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const codes = letters
    .flatMap((a) => letters.map((b) => a + b))
    .filter((code) => !noCountry.test(code) && isInUse(code));
  return sorted(
    codes.flatMap((code) => {
      const name = names.of(code);
      return name === undefined ? [] : [[code, name] as const];
    }),
    language,
  );
};
