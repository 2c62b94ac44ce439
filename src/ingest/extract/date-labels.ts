import { phraseList, phraseRules, phraseTable } from '../../language/phrases.ts';
import type { MentionedDate } from '../../memory/item-text.ts';

type LabelledRole = Exclude<MentionedDate['role'], 'other'>;

/** What the words before a date say it is the date of. */
const labels: Readonly<Record<LabelledRole, readonly string[]>> = {
  'check-in': phraseList(`
    check in | checkin | arr | checking in | arrival date | pick up | pickup | anreise | einchecken | ankunftstag |
    arrivée le | entrada | fecha de entrada | data de entrada | data di arrivo | inchecken | incheckning | aankomst
    | 入住 | 入住日期 | チェックイン | 체크인`),
  'check-out': phraseList(`
    check out | checkout | dep | checking out | departure date | drop off | abreise | auschecken | salida | fecha de
    salida | saída | data de saída | data di partenza | uitchecken | utcheckning | 退房 | 离店 | 离店日期 | チェックアウト | 체크아웃`),
  departure: phraseList(`
    departure | departs | depart | departing | outbound | leaves | leaving | abflug | abfahrt | hinflug | départ |
    aller | partenza | partida | vertrek | avresa | ida | 出发 | 起飞 | 启程 | 出発 | 출발`),
  arrival: phraseList(`
    arrival | arrives | arrive | arriving | landing | ankunft | arrivée | llegada | arrivo | chegada | ankomst | 到达
    | 抵达 | 到着 | 도착`),
  due: phraseList(`
    due | due date | due by | due on | pay by | payment due | deadline | expires | expires on | valid until | renews
    on | fällig | fällig am | zahlbar bis | fälligkeitsdatum | gültig bis | échéance | date d'échéance | à payer
    avant | avant le | vencimiento | fecha límite | vence | scadenza | entro il | vencimento | vervaldatum |
    uiterlijk | förfallodag | 到期 | 截止 | 截止日期 | 最后还款日 | 支払期限 | 締切 | 期限 | 마감`),
  event: phraseList(`
    appointment | your appointment | event | meeting | date and time | when | party | concert | show | performance |
    reservation for | table for | reservation | starts | wedding | ceremony | dinner | stay | dates of stay | termin
    | veranstaltung | beginn | einlass | rendez vous | réservation | cita | evento | reserva | appuntamento |
    prenotazione | consulta | afspraak | möte | 预约 | 活动时间 | 会议 | 演出时间 | 予約 | 日時 | 開催日 | 예약`),
  delivery: phraseList(`
    delivery | delivered | delivery date | estimated delivery | expected delivery | arriving by | will arrive |
    dispatched | shipped | lieferung | zustellung | liefertermin | zugestellt | voraussichtliche lieferung |
    livraison | livré | livraison prévue | entrega | entrega prevista | consegna | consegna prevista | bezorging |
    bezorgd | levering | leverans | 送达 | 预计送达 | 配送 | お届け | お届け予定日 | 배송`),
  birthday: phraseList(`
    birthday | birthday on | born | born on | date of birth | turns | geburtstag | geboren | geburtsdatum |
    anniversaire | né le | née le | date de naissance | cumpleaños | nacido | fecha de nacimiento | compleanno |
    nato il | nata il | data di nascita | aniversário | nascido | data de nascimento | verjaardag | geboren op |
    födelsedag | 生日 | 出生日期 | 誕生日 | 生年月日 | 생일`),
};

export const dateLabels = phraseTable(phraseRules(labels));

/** Words that make a sentence worth reading for dates told against the day of writing. */
const relative = phraseList(`
    tomorrow | tonight | yesterday | today | next week | next month | next year | last week | last month | last
    night | this weekend | next weekend | monday | tuesday | wednesday | thursday | friday | saturday | sunday | in
    a week | in two weeks | in three weeks | in a month | days ago | weeks ago | morgen | übermorgen | gestern |
    heute | vorgestern | nächste woche | montag | dienstag | mittwoch | donnerstag | freitag | samstag | sonntag |
    demain | hier | aujourd'hui | après demain | lundi | mardi | mercredi | jeudi | vendredi | samedi | dimanche |
    mañana | ayer | hoy | pasado mañana | lunes | martes | miércoles | jueves | viernes | sábado | domingo | amanhã
    | ontem | hoje | domani | ieri | oggi | dopodomani | lunedì | martedì | mercoledì | giovedì | venerdì | sabato |
    domenica | gisteren | vandaag | overmorgen | 明天 | 后天 | 大后天 | 昨天 | 前天 | 今天 | 今晚 | 明晚 | 昨晚 | 明早 | 今早 | 这周 | 本周 | 这个周 | 周一 | 周二 | 周三 | 周四 | 周五 | 周六 | 周日 | 星期 | 礼拜 | 上个月 | 下个月 | 下周 | 上周 | 明日 | 昨日 | 明後日 | 来週 | 今日`);
export const relativeWords = phraseTable(relative.map((phrase) => ({ phrase, value: true })));
