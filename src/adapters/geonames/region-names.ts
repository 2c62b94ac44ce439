import { rowsOf, sidesOf } from '../../lexicon/rows.ts';

/** Names that people use where the written table has others, in the same form. */
const usualNames = Object.entries({
  AR: '05=Córdoba|07=Buenos Aires City|08=Entre Ríos|15=Neuquén|16=Río Negro|24=Tucumán',
  CZ: '79=South Bohemian|81=Karlovy Vary|82=Hradec Králové|83=Liberec|84=Olomouc|85=Moravian-Silesian|86=Pardubice|89=Ústí nad Labem',
  DE: '01=Baden-Württemberg|08=Rhineland-Palatinate|12=Mecklenburg-Western Pomerania',
  FI: '07=Päijät-Häme',
  FR: '27=Bourgogne-Franche-Comté|84=Auvergne-Rhône-Alpes',
  HU: '03=Békés|06=Csongrád-Csanád',
  IT: '02=Basilicata',
  JP: '13=Hyogo',
  KR: '01=Jeju|03=North Jeolla|06=Gangwon|13=Gyeonggi|14=North Gyeongsang|16=South Jeolla|17=South Chungcheong|20=South Gyeongsang|22=Sejong',
  NO: '30=Viken|38=Vestfold og Telemark|54=Troms og Finnmark',
  PL: '73=Kuyavian-Pomerania',
  TW: '01=Fujian|02=Kaohsiung',
  US: 'DC=Washington, D.C.',
  UA: '07=Kharkiv|12=Kyiv|20=Sevastopol',
  VN: '05=Cao Bang|35=Hung Yen|39=Lang Son|30=Quang Ninh',
});

const regions = new Map(
  [...sidesOf(rowsOf('regions'), ' '), ...usualNames].flatMap(([country, pairs]) =>
    sidesOf(pairs.split('|'), '=').map(([code, name]) => [`${country}.${code}`, name] as const),
  ),
);

/** English name of a first-order region, or `undefined` where the tables have none: absent, not guessed. */
export const regionName = (countryCode: string, admin1: string): string | undefined =>
  regions.get(`${countryCode}.${admin1}`);
