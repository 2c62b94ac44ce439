import { isPicture } from '../../../memory/item.ts';
import type { Life, LifeItem } from '../life.ts';
import { dayInWords, saysPaid, senderOf, topicOf, totalOf } from './facts.ts';
import type { Moment, Proposal } from './proposal.ts';

/** Questions that need several items of one year, of one source or of both (B.2, second stage). */
export function mergedQuestions(window: readonly Moment[], life: Life, language: 'en' | 'zh'): Proposal[] {
  const items = [...new Set(window.flatMap((moment) => moment.items))].flatMap((id) => life.item(id) ?? []);
  const mails = items.filter(({ modality }) => modality === 'email');
  const pictures = items.filter(isPicture);
  const year = window[0]?.year ?? '';
  return [
    ...sums(mails, year, language),
    ...paidThere(mails, pictures, language),
    ...daysInPlaces(life, year, language),
  ];
}

/** What was paid to one sender over the year. */
function sums(mails: readonly LifeItem[], year: string, language: 'en' | 'zh'): Proposal[] {
  const paid = mails.filter((item) => saysPaid(item) && totalOf(item)?.currency !== undefined);
  return [...Map.groupBy(paid, (item) => `${senderOf(item)} ${totalOf(item)?.currency}`).values()].flatMap(
    (letters) => {
      const [first] = letters;
      const sender = first === undefined ? undefined : senderOf(first);
      const totals = letters.map((item) => totalOf(item)?.value ?? 0);
      // The same sum twice may be a bill and its reminder: nobody can say by rule.
      if (first === undefined || sender === undefined || letters.length < 2 || new Set(totals).size < totals.length)
        return [];
      const sum = Math.round(totals.reduce((all, one) => all + one, 0) * 100) / 100;
      const question =
        language === 'zh'
          ? `${year}年我一共付给${sender}多少钱？`
          : `How much did I pay ${sender} in ${year} altogether?`;
      return [
        {
          question,
          answer: `${totalOf(first)?.currency} ${sum.toFixed(2)}`,
          type: 'number' as const,
          intent: 'Aggregation' as const,
          topic: topicOf(first, false),
          evidence: letters.map(({ id }) => id),
          language,
          part: 'merged' as const,
        },
      ];
    },
  );
}

/** What a stay cost during which pictures of a place were taken: the picture leads to the letter by its day. */
function paidThere(mails: readonly LifeItem[], pictures: readonly LifeItem[], language: 'en' | 'zh'): Proposal[] {
  const stays = mails.flatMap((mail) => {
    const [total, begin, end] = [totalOf(mail), dateOf(mail, 'check-in'), dateOf(mail, 'check-out')];
    return total === undefined || begin === undefined || end === undefined ? [] : [{ mail, total, begin, end }];
  });
  return stays.flatMap(({ mail, total, begin, end }): Proposal[] => {
    const isWithin = (day: string, stay: { readonly begin: string; readonly end: string }) =>
      day >= stay.begin && day < stay.end;
    const taken = pictures.find(({ time, place }) => {
      const day = time?.start.slice(0, 10) ?? '';
      // The stay is asked for, so that its own name would give it away.
      return place?.poi !== undefined && place.poi !== senderOf(mail) && isWithin(day, { begin, end });
    });
    const poi = taken?.place?.poi;
    const rivals = stays.filter((stay) => isWithin(taken?.time?.start.slice(0, 10) ?? '', stay));
    if (taken === undefined || poi === undefined || rivals.length > 1) return [];
    const question =
      language === 'zh'
        ? `我在${poi}拍照那天住的地方，订的时候说要多少钱？`
        : `What was the stay to cost during which I took pictures at ${poi}?`;
    return [
      {
        question,
        answer: total.text,
        type: 'number',
        intent: 'Recall',
        topic: 'Travel',
        evidence: [taken.id, mail.id],
        language,
        part: 'merged',
      },
    ];
  });
}

const dateOf = ({ dates = [] }: LifeItem, role: 'check-in' | 'check-out'): string | undefined =>
  dates.find((date) => date.role === role)?.start.slice(0, 10);

/** When trips began and ended, by their first and last picture. */
function daysInPlaces({ events, item }: Life, year: string, language: 'en' | 'zh'): Proposal[] {
  const trips = events.filter(({ kind, span }) => kind === 'trip' && span.start.startsWith(year));
  return trips.flatMap((trip): Proposal[] => {
    const pictures = trip.items
      .flatMap((id) => item(id) ?? [])
      .filter((one) => isPicture(one) && one.time !== undefined);
    const sorted = pictures.toSorted((a, b) => ((a.time?.start ?? '') < (b.time?.start ?? '') ? -1 : 1));
    const [first, last] = [sorted.at(0), sorted.at(-1)];
    const where = destination(pictures);
    const others = trips.filter((other) => destination(other.items.flatMap((id) => item(id) ?? [])) === where);
    if (first?.time === undefined || last?.time === undefined || where === undefined || others.length > 1) return [];
    const days = [dayInWords(first.time.start, language), dayInWords(last.time.start, language)];
    if (days[0] === days[1]) return [];
    const question =
      language === 'zh'
        ? `${year}年我在${where}的照片是从哪天拍到哪天的？`
        : `From which day to which day did I take pictures on my trip to ${where} in ${year}?`;
    const answer = days.join(language === 'zh' ? '到' : ' to ');
    const evidence = [first.id, last.id];
    return [
      { question, answer, type: 'number', intent: 'Temporal', topic: 'Travel', evidence, language, part: 'merged' },
    ];
  });
}

/** The city that all pictures of a trip are of, else their country. */
function destination(pictures: readonly LifeItem[]): string | undefined {
  const [city, ...cities] = new Set(pictures.flatMap(({ place }) => place?.city ?? []));
  const [country, ...countries] = new Set(pictures.flatMap(({ place }) => place?.country ?? []));
  if (city !== undefined && cities.length === 0) return city;
  return countries.length === 0 ? country : undefined;
}
