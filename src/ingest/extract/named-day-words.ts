import { phraseList, phraseTable } from '../../language/phrases.ts';

/** A day by its name: on one date of every year (`monthDay`), or as the calendar of a country (else the owner's) has it. */
export type NamedDay = {
  readonly holiday: string;
  readonly country?: string;
  readonly monthDay?: string;
};

const on = (monthDay: string, phrases: string): readonly [NamedDay, readonly string[]] => [
  { holiday: '', monthDay },
  phraseList(phrases),
];
const kept = (holiday: string, country: string, phrases: string): readonly [NamedDay, readonly string[]] => [
  { holiday, country },
  phraseList(phrases),
];

const days: readonly (readonly [day: NamedDay, phrases: readonly string[]])[] = [
  on('12-24', 'christmas eve | heiligabend | heiliger abend | nochebuena | vigilia di natale | 平安夜'),
  on('12-25', 'christmas day | on christmas | at christmas | weihnachten | noël | navidad | natale | 圣诞节 | 圣诞'),
  on('12-26', 'boxing day'),
  on('12-31', "new year's eve | silvester | nochevieja | saint sylvestre | san silvestro | 跨年 | 跨年夜"),
  on('01-01', "new year's day | neujahr | jour de l'an | año nuevo | 元旦"),
  on('02-14', "valentine's day | valentines day | valentinstag | saint valentin | san valentín | 情人节"),
  on('03-08', "international women's day | 妇女节"),
  on('03-17', "st patrick's day | saint patrick's day"),
  on('05-01', 'labour day | tag der arbeit | 劳动节 | 五一'),
  on('06-01', "international children's day | 儿童节 | 六一"),
  on('07-14', 'bastille day'),
  on('10-01', '国庆节 | 国庆'),
  on('10-31', 'halloween | 万圣节'),
  kept(
    'Easter Sunday',
    'GB',
    'easter sunday | on easter | at easter | ostersonntag | pâques | pascua | pasqua | 复活节',
  ),
  kept('Easter Monday', 'GB', 'easter monday | ostermontag | lundi de pâques | pasquetta'),
  kept('Good Friday', 'GB', 'good friday | karfreitag | vendredi saint | viernes santo'),
  kept('Thanksgiving', 'US', 'thanksgiving | thanksgiving day | 感恩节'),
  kept('Diwali', 'IN', 'diwali | deepavali | 排灯节'),
  kept('Chinese New Year', 'CN', 'chinese new year | lunar new year | spring festival | 春节 | 大年初一'),
  kept("Chinese New Year's Eve", 'CN', "chinese new year's eve | lunar new year's eve | 除夕 | 年三十"),
  kept('Dragon Boat Festival', 'CN', 'dragon boat festival | 端午节 | 端午'),
  kept('Mid-Autumn Festival', 'CN', 'mid autumn festival | moon festival | 中秋节 | 中秋'),
  kept('Qingming Festival', 'CN', 'qingming | tomb sweeping day | 清明节 | 清明'),
];

export const namedDayPhrases = phraseTable(
  days.flatMap(([value, phrases]) => phrases.map((phrase) => ({ phrase, value }))),
);
