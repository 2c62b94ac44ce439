/** The first year of the republic whose years Taiwan counts, less one. */
const BEFORE = 1911;
const said = /民国\s?(?<named>\d{1,3})年(?<ofNamed>度)?/gu;
/** Nobody owns a memory of a hundred years: three figures before 年 are a year of the republic, but not a stretch of time. */
const bare = /(?<![\d.,])(?<bare>1[0-3]\d)年(?<ofBare>度)?(?![前后来以间内历多])/gu;

/** 109年10月, 民国98年: years of the republic as those of the common era. */
export const withCommonYears = (text: string): string =>
  text
    .replace(said, (_, year: string) => `${Number(year) + BEFORE}年`)
    .replace(bare, (_, year: string) => `${Number(year) + BEFORE}年`);
