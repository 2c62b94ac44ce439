/** Languages that firms of a country write in. */
export type Tongue = 'en' | 'de' | 'fr' | 'it' | 'es' | 'pt' | 'zh';
export type Currency = 'EUR' | 'GBP' | 'CHF' | 'JPY' | 'USD' | 'CZK' | 'CNY';

export type City = {
  readonly name: string;
  readonly zh: string;
  readonly country: string;
  readonly countryZh: string;
  readonly lat: number;
  readonly lon: number;
  readonly currency: Currency;
  readonly tongue: Tongue;
};

const city = (line: string): City => {
  const [name = '', zh = '', country = '', countryZh = '', lat = '0', lon = '0', currency = 'EUR', tongue = 'en'] =
    line.split('|');
  return {
    name,
    zh,
    country,
    countryZh,
    lat: Number(lat),
    lon: Number(lon),
    currency: currency as Currency,
    tongue: tongue as Tongue,
  };
};

/** Where one travels to. */
export const cities: readonly City[] = `Lisbon|里斯本|Portugal|葡萄牙|38.7223|-9.1393|EUR|pt
Porto|波尔图|Portugal|葡萄牙|41.1579|-8.6291|EUR|pt
Coimbra|科英布拉|Portugal|葡萄牙|40.2033|-8.4103|EUR|pt
Rome|罗马|Italy|意大利|41.9028|12.4964|EUR|it
Florence|佛罗伦萨|Italy|意大利|43.7696|11.2558|EUR|it
Naples|那不勒斯|Italy|意大利|40.8518|14.2681|EUR|it
Vienna|维也纳|Austria|奥地利|48.2082|16.3738|EUR|de
Salzburg|萨尔茨堡|Austria|奥地利|47.8095|13.055|EUR|de
Prague|布拉格|Czechia|捷克|50.0755|14.4378|CZK|en
Zurich|苏黎世|Switzerland|瑞士|47.3769|8.5417|CHF|de
Lucerne|卢塞恩|Switzerland|瑞士|47.0502|8.3093|CHF|de
London|伦敦|United Kingdom|英国|51.5074|-0.1278|GBP|en
Edinburgh|爱丁堡|United Kingdom|英国|55.9533|-3.1883|GBP|en
Bath|巴斯|United Kingdom|英国|51.3811|-2.359|GBP|en
Kyoto|京都|Japan|日本|35.0116|135.7681|JPY|en
Tokyo|东京|Japan|日本|35.6762|139.6503|JPY|en
Barcelona|巴塞罗那|Spain|西班牙|41.3874|2.1686|EUR|es
Seville|塞维利亚|Spain|西班牙|37.3891|-5.9845|EUR|es
Granada|格拉纳达|Spain|西班牙|37.1773|-3.5986|EUR|es
Athens|雅典|Greece|希腊|37.9838|23.7275|EUR|en
Nice|尼斯|France|法国|43.7102|7.262|EUR|fr
Bordeaux|波尔多|France|法国|44.8378|-0.5792|EUR|fr
Boston|波士顿|United States|美国|42.3601|-71.0589|USD|en
Seattle|西雅图|United States|美国|47.6062|-122.3321|USD|en
Hangzhou|杭州|China|中国|30.2741|120.1551|CNY|zh
Chengdu|成都|China|中国|30.5728|104.0668|CNY|zh
Dublin|都柏林|Ireland|爱尔兰|53.3498|-6.2603|EUR|en
Galway|戈尔韦|Ireland|爱尔兰|53.2707|-9.0568|EUR|en`
  .split('\n')
  .map(city);

/** Where one lives, and may move to. */
export const homes: readonly City[] = `Hamburg|汉堡|Germany|德国|53.5511|9.9937|EUR|de
Leipzig|莱比锡|Germany|德国|51.3397|12.3731|EUR|de
Lyon|里昂|France|法国|45.764|4.8357|EUR|fr
Utrecht|乌得勒支|Netherlands|荷兰|52.0907|5.1214|EUR|en
Ghent|根特|Belgium|比利时|51.0543|3.7174|EUR|en
Bristol|布里斯托尔|United Kingdom|英国|51.4545|-2.5879|GBP|en
Graz|格拉茨|Austria|奥地利|47.0707|15.4395|EUR|de`
  .split('\n')
  .map(city);

/** Units to one euro, about: for prices that are made up, never for sums. */
export const rates: Readonly<Record<Currency, number>> = {
  EUR: 1,
  GBP: 0.86,
  CHF: 1.05,
  JPY: 140,
  USD: 1.1,
  CZK: 25,
  CNY: 7.6,
};
