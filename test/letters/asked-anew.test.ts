import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lettersTo, memoryOf } from './asked-letters.ts';

const letter = lettersTo('Ola Brandt <ola.brandt@post.example>');

describe('invitations, tips, appointments and tables, asked in other constructions', () => {
  let memory: Awaited<ReturnType<typeof memoryOf>>;

  beforeAll(async () => {
    memory = await memoryOf('asked-anew', '2022-06-01T09:00:00+02:00', [
      letter(
        '2021-05-02',
        'Mia Vogt <mia.vogt@post.example>',
        'Are you free?',
        'Hi all, it is time for a housewarming! Come along to the old boathouse on 22 May, we begin at 6 pm. There will be soup. Mia',
      ),
      letter(
        '2021-06-10',
        'Jonas Lind <jonas.lind@post.example>',
        'Podcast for you',
        'Hi there, you were looking for a podcast? Mine is "Under the Harbour Wall" at the moment, it is really worth it. Jonas',
      ),
      letter(
        '2021-06-20',
        'Salon Kern <noreply@salon-kern.example>',
        'Appointment details',
        "That's booked!\n\nWith | Salon Kern (hairdresser), Ghent\nDate | 16 July 2021\nTime | 4 pm\nReason | colouring",
      ),
      letter(
        '2021-07-15',
        'Salon Kern <noreply@salon-kern.example>',
        '明天见（Salon Kern）',
        '温馨提示：您明天有预约。\n\n地点 | Salon Kern\n项目 | 理发师\n日期 | 2021年7月16日\n时间 | 下午4点',
      ),
      letter(
        '2021-08-03',
        'Clinic Sommer <office@clinic-sommer.example>',
        'You are booked in at Clinic Sommer',
        'This is to confirm an appointment.\n\nWhen: 19 August 2021, 14:45\nWhat for: new glasses\nService: eye doctor\n\nPlease come ten minutes early.',
      ),
      letter(
        '2021-09-01',
        'Casa Plum <hello@casa-plum.example>',
        'See you at Casa Plum on 9 September 2021',
        'SEATLY\n\nYou have a table!\n\nCasa Plum, Ghent\n9 September 2021\n7:30 PM\nTable for 2\n\n> Modify\n> Cancel\n> See the menu\n\nA cancellation less than 3 hours ahead may cost up to EUR 40.00.',
      ),
      letter(
        '2022-03-04',
        'Villa Kern <hello@villa-kern.example>',
        '预订已确认',
        '预订已确认！\n\nVilla Kern\n波尔图\n确认号：KX7P2Q\n入住：2022-04-06，14:00以后\n退房：2022-04-09，12:00以前\n\n价格\n预订时价格：EUR 390.00\n实付金额可能与此不同。\n\n机场接送：加422.90欧元',
      ),
      letter(
        '2022-04-10',
        'Villa Kern <hello@villa-kern.example>',
        'Recibo (KX7P2Q)',
        'Villa Kern\nPorto\n\nFATURA\n\nReserva | KX7P2Q\nNoites | 3\nQuarto | 371,76 €\nTaxa turística e extras | 51,00 €\nMontante total, pago | 422,76 €',
      ),
      letter(
        '2022-04-20',
        'Papierhof <service@papierhof.example>',
        'Papierhof: Beleg zu Ihrem Einkauf',
        'Papierhof\n\nBestellung HSSLYZQT\nDanke für Ihre Bestellung.\n\nARTIKEL | MENGE | PREIS\na desk lamp | 1 | 218,00 €\n\nLieferung | 30,00 €\nBestellsumme | 248,00 €\nZahlung | Karte',
      ),
    ]);
  });
  afterAll(() => memory.close());

  it.each([
    ['Compare the confirmed price of my hotel in Porto with the receipt: how large is the difference?', /32\.76/],
    ['What did a desk lamp from Papierhof cost, delivery included?', /248/],
  ])('%s', async (question, told) => {
    const answer = await memory.app.ask(question);
    expect(answer.answer).toMatch(told);
  });

  it('knows a table that may be cancelled as held', async () => {
    const accounts = await memory.app.ledger({});
    const states = accounts.accounts.find(({ counterparty }) => counterparty === 'Casa Plum')?.entries;
    expect(states?.map(({ state }) => state)).toEqual(['confirmed']);
  });
});
