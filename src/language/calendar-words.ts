import { fold } from './fold.ts';

/** Month names by language, January first; full names, then usual short forms. */
const monthLists: readonly string[] = [
  'january february march april may june july august september october november december',
  'jan feb mar apr - jun jul aug sep oct nov dec',
  '- - - - - - - - sept - - -',
  'januar februar marz april mai juni juli august september oktober november dezember',
  'janner feber maerz - - - - - - okt - dez',
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
  'janv fevr - avr - - juil - - - - -',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'ene - - abr - - - ago setiembre - - dic',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  'gen - - - mag giu lug ago set ott - dic',
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro',
  '- fev - abr mai - - ago set out - dez',
  'januari februari maart april mei juni juli augustus september oktober november december',
  '- - mrt - - - - - - okt - -',
  'januari februari mars april maj juni juli augusti september oktober november december',
];

export const monthByName: ReadonlyMap<string, number> = new Map(
  monthLists.flatMap((list) =>
    list
      .split(' ')
      .map((name, i) => [fold(name), i + 1] as const)
      .filter(([name]) => name !== '-'),
  ),
);

/** Weekday names (folded) by language; value is the ISO weekday, 1 is Monday. */
const weekdayLists: readonly string[] = [
  'monday tuesday wednesday thursday friday saturday sunday',
  'mon tue wed thu fri sat sun',
  '- tues - thur - - -',
  '- - - thurs - - -',
  'montag dienstag mittwoch donnerstag freitag samstag sonntag',
  'lundi mardi mercredi jeudi vendredi samedi dimanche',
  'lunes martes miercoles jueves viernes sabado domingo',
  'lunedi martedi mercoledi giovedi venerdi sabato domenica',
  'segunda terca quarta quinta sexta sabado domingo',
  'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
];

export const weekdayByName: ReadonlyMap<string, number> = new Map(
  weekdayLists.flatMap((list) =>
    list
      .split(' ')
      .map((name, i) => [name, i + 1] as const)
      .filter(([name]) => name !== '-'),
  ),
);
