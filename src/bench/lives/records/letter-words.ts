import type { Chance } from '../chance.ts';
import type { Values } from '../dialogue/fill.ts';
import { numberStyleOf } from '../numbers/number-styles.ts';
import { clock, dateForms, dateZh } from '../truth/calendar.ts';
import type { Person } from '../truth/cast.ts';
import type { Fact, Money } from '../truth/fact.ts';
import { price, printedAmount } from '../truth/money.ts';
import { homeOn, type Truth } from '../truth/truth.ts';
import type { Tongue } from '../world/places.ts';
import { dishes, scenes } from '../world/scenes.ts';
import { goods } from '../world/trade.ts';
import type { LetterForm } from './letter-text.ts';

const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const weekdaysZh = '周一 周二 周三 周四 周五 周六'.split(' ');

/** Words that letters about a fact are filled with: dates, times and amounts as its firm prints them. */
export function wordsOfFact(truth: Truth, fact: Fact, { tongue, numbers }: LetterForm, chance: Chance): Values {
  const { date, time, amount } = numberStyleOf(numbers, tongue, chance);
  const [person] = fact.with;
  return new Map([
    ...wordsOfNothing(truth, fact, person, fact.day, { tongue, numbers }, chance),
    ['from', date(fact.day)],
    ['date', date(fact.day)],
    ['to', date(fact.until ?? fact.day)],
    ['first', date(fact.first?.day ?? fact.day)],
    ['time', time(fact.minute)],
    ['firsttime', time(fact.first?.minute ?? fact.minute)],
    ['nights', String((fact.until ?? fact.day) - fact.day)],
    ['guests', fact.with.length === 0 ? 'one guest' : `${fact.with.length + 1} guests`],
    ['party', fact.with.length === 0 ? 'one' : String(fact.with.length + 1)],
    ['expected', amount(fact.expected)],
    ['paid', amount(fact.paid)],
    ['refunded', amount(fact.refunded)],
    ...partsOf(fact).map(([slot, money]) => [slot, amount(money)] as const),
    ['said', (tongue === 'zh' ? fact.saidZh : undefined) ?? fact.said ?? ''],
    ['what', fact.what ?? ''],
    ['whatZh', fact.whatZh ?? ''],
    ['dish', fact.dish?.dish ?? ''],
    ['patient', fact.pet === undefined ? 'Your appointment is' : `${fact.pet.name} has the appointment`],
    ['patientshort', fact.pet === undefined ? '' : `Patient: ${fact.pet.name}.`],
    ['for', fact.pet === undefined ? '' : ` for ${fact.pet.name}`],
  ]);
}

/** Sums that a bill is made of: two that make the whole, and the price of a night. */
function partsOf({ paid, expected, day, until }: Fact): (readonly [string, Money | undefined])[] {
  const share = (money: Money | undefined, part: number, whole: number): Money | undefined =>
    money === undefined ? undefined : { ...money, cents: Math.round((money.cents * part) / whole / 100) * 100 };
  const rest = (money: Money | undefined, part: Money | undefined): Money | undefined =>
    money === undefined || part === undefined ? undefined : { ...money, cents: money.cents - part.cents };
  const [tax, deposit] = [share(paid, 12, 100), share(paid, 30, 100)];
  const nights = Math.max(1, (until ?? day) - day);
  return [
    ['tax', tax],
    ['net', rest(paid, tax)],
    ['deposit', deposit],
    ['rest', rest(paid, deposit)],
    ['ratepaid', share(paid, 1, nights)],
    ['ratenight', share(expected, 1, nights)],
  ];
}

/** Words of the same sort that are true of nothing: any amounts, any time, any dish. */
export function wordsOfNothing(
  truth: Truth,
  fact: Fact,
  person: Person | undefined,
  day: number,
  { tongue, numbers }: Pick<LetterForm, 'tongue' | 'numbers'>,
  chance: Chance,
): Map<string, string> {
  const number = () => String(chance.int(10, 99));
  const other = numbers === 'usual' ? undefined : numberStyleOf(numbers, tongue, chance);
  const date = other?.date ?? (tongue === 'zh' ? dateZh : chance.pick(dateForms));
  const someAmount = other?.amount ?? ((money: Money) => printedAmount(money, tongue, chance));
  return new Map([
    ['name', fact.name],
    ['city', tongue === 'zh' ? fact.city.zh : fact.city.name],
    ['ref', fact.reference ?? ''],
    ['track', `PK${chance.int(10_000_000, 99_999_999)}`],
    ['digits', String(chance.int(1000, 9999))],
    ['traveller', truth.owner],
    ['home', homeOn(truth, day)?.name ?? ''],
    ['date', date(day + chance.int(1, 20))],
    ['time', (other?.time ?? clock)(chance.int(32, 80) * 15)],
    ['other', someAmount(price(chance, fact.city.currency, 20, 600))],
    ['nights', String(chance.int(2, 7))],
    ['number', number()],
    ['number2', `${number()}${number()}`],
    ['percent', String(chance.int(2, 12) * 5)],
    ['quarter', String(chance.int(1, 4))],
    ['years', String(chance.int(1, 5))],
    ['weekday', chance.pick(weekdays)],
    ['weekdayZh', chance.pick(weekdaysZh)],
    ['dish', chance.pick(dishes).dish],
    ['scene', chance.pick(scenes).object],
    ['scene2', chance.pick(scenes).object],
    ['what', chance.pick(goods).what],
    ['pet', truth.pet.name],
    ['nickname', truth.pet.nickname],
    ['kind', truth.pet.species.kind],
    ['colleague', chance.pick(['T. Brandt', 'M. Ahmadi', 'K. Olsen', 'P. Laurent', 'S. Wu'])],
    ['sign', signature(person, tongue, chance)],
    ['rolesign', roleSignature(person, tongue)],
  ]);
}

function signature(person: Person | undefined, tongue: Tongue, chance: Chance): string {
  if (person === undefined) return '';
  const { first, role, roleZh, signs } = person;
  if (tongue === 'zh')
    return roleZh !== undefined && chance.is(0.5) ? `${roleZh} ${person.nameZh ?? first}` : (person.nameZh ?? first);
  const name = signs ?? first;
  const warm = chance.pick([`Love, ${name}`, `Hugs, ${name}`, `${name}`, `See you, ${name}`, `x ${name}`]);
  // Now and then someone says what they are to the owner: from that alone one can learn it.
  return role !== undefined && chance.is(0.35)
    ? chance.pick([`Your ${role} ${first}`, `Your ${role}, ${first}`])
    : warm;
}

/** Under some letter of everybody it stands what they are to the owner. */
function roleSignature(person: Person | undefined, tongue: Tongue): string {
  if (person === undefined) return '';
  const { first, role, roleZh, signs, nameZh } = person;
  if (tongue === 'zh') return `${roleZh ?? ''}${nameZh ?? first}`;
  return signs !== undefined ? `Love, ${signs}` : role === undefined ? first : `Your ${role} ${first}`;
}
