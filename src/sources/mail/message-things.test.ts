import { describe, expect, it } from 'vitest';
import type { SourceRecord } from '../../memory/source-record.ts';
import { mailRecord } from './mail-record.ts';

const json = '{"@context":"http://schema.org","@type":"Order","orderNumber":"A-1",}';
const page = (said: string): string =>
  `<html><p>Thank you.</p><script type="application/ld+json">${said}</script></html>`;
const invitation = (...lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'METHOD:REQUEST', 'BEGIN:VEVENT', 'UID:d1', 'SUMMARY:Dinner', ...lines, 'END:VEVENT'].join(
    '\r\n',
  );

const mail = (...parts: readonly string[]): string =>
  [
    'From: Ada <ada@a.example>',
    'Subject: Your order',
    'Date: Mon, 03 Mar 2025 10:00:00 +0000',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    ...parts.flatMap((part) => ['--b', part]),
    '--b--',
    '',
  ].join('\r\n');
const part = (type: string, text: string, ...headers: readonly string[]): string =>
  [`Content-Type: ${type}`, ...headers, '', text].join('\r\n');

async function recordOf(raw: string): Promise<SourceRecord> {
  const [event] = await mailRecord(Buffer.from(raw), { root: '/r', path: 'a.eml' });
  if (event?.type !== 'record') throw new Error('no record');
  return event.record;
}
const thingsOf = ({ readings }: SourceRecord) =>
  readings.flatMap((one) => (one.field === 'structuredData' ? one.value : []));

describe('the structured data of a message', () => {
  const words = 'Booking reference: K7QX2M\r\nTrain: IC 71\r\nDeparture: 5 Mar 09:10 Ulm\r\nArrival: 5 Mar 10:00 Mainz';

  it('is the itinerary that its text lists, in the year in which it was sent, unless data says the booking', async () => {
    const [train, other] = thingsOf(await recordOf(mail(part('text/plain', words))));
    expect(train).toMatchObject({ reservationNumber: 'K7QX2M', source: 'text', readFrom: 'text' });
    expect(train?.['reservationFor']).toMatchObject({ departureTime: '2025-03-05T09:10:00' });
    expect(other).toBeUndefined();
    const booked = part('text/html', page('{"@type":"TrainReservation","reservationNumber":"K7QX2M"}'));
    const things = thingsOf(await recordOf(mail(part('text/plain', words), booked)));
    expect(things.map(({ source }) => source)).toEqual(['json-ld']);
  });

  const order = { '@type': 'Order', orderNumber: 'A-1', source: 'json-ld', readFrom: 'html#script1' };

  it('is read from its HTML, however that is encoded, beside its words', async () => {
    const base64 = Buffer.from(page(json)).toString('base64');
    const quoted = page(json).replaceAll('=', '=3D').replace(/.{50}/g, '$&=\r\n');
    for (const html of [
      part('text/html', page(json)),
      part('text/html', base64, 'Content-Transfer-Encoding: base64'),
      part('text/html', quoted, 'Content-Transfer-Encoding: quoted-printable'),
    ]) {
      const record = await recordOf(mail(html));
      expect(thingsOf(record)).toEqual([order]);
      expect(record.readings.find(({ field }) => field === 'body')?.value).toMatchObject({ text: 'Thank you.' });
      expect(record.failures).toBeUndefined();
    }
  });

  it('is read from calendars that came with it, of which the latest version counts', async () => {
    const calendar = (sequence: number, name: string, type: string): string =>
      part(
        type,
        invitation(`SEQUENCE:${sequence}`, `LOCATION:${name}`),
        `Content-Disposition: attachment; filename=${name}.ics`,
      );
    const record = await recordOf(
      mail(calendar(2, 'there', 'text/calendar; method=REQUEST'), calendar(1, 'here', 'application/octet-stream')),
    );
    expect(thingsOf(record)).toMatchObject([
      {
        '@type': 'Event',
        name: 'Dinner',
        location: { name: 'there' },
        source: 'icalendar',
        readFrom: 'there.ics#line3',
      },
    ]);
  });

  it('makes an item of each event that others can speak of, which belongs to the message', async () => {
    const reply = invitation('SEQUENCE:1').replace('REQUEST', 'REPLY');
    const attached = 'Content-Disposition: attachment; filename=a.ics';
    const asked = await recordOf(mail(part('text/calendar', invitation('SEQUENCE:1'), attached)));
    expect(asked.parts).toMatchObject([
      { link: 'attachment', record: { modality: 'text', identity: 'ical:d1', origin: { path: 'a.eml!/a.ics' } } },
    ]);
    const answered = await recordOf(mail(part('text/calendar', reply, attached)));
    expect(answered.parts).toEqual([]);
    expect(thingsOf(answered)).toMatchObject([{ '@type': 'Event', name: 'Dinner' }]);
  });

  it('leaves a message with broken data the item that it is, and names the place', async () => {
    const record = await recordOf(
      mail(
        part('text/html', page('{{}')),
        part('text/calendar', 'Hello', 'Content-Disposition: attachment; filename=a.ics'),
      ),
    );
    expect(record.readings.find(({ field }) => field === 'title')?.value).toBe('Your order');
    expect(thingsOf(record)).toEqual([]);
    expect(record.failures?.map(({ path, code }) => `${path} ${code}`)).toEqual([
      '/r/a.eml!/html#script1 corrupt',
      '/r/a.eml!/a.ics corrupt',
    ]);
  });

  it('is read of contacts that came with it', async () => {
    const card = ['BEGIN:VCARD', 'FN:Ada Byron', 'TEL:+44 1', 'END:VCARD'].join('\r\n');
    const attached = 'Content-Disposition: attachment; filename=ada.vcf';
    expect(thingsOf(await recordOf(mail(part('text/x-vcard', card, attached))))).toEqual([
      { '@type': 'Person', name: 'Ada Byron', telephone: '+44 1', source: 'vcard', readFrom: 'ada.vcf#line1' },
    ]);
  });
});
