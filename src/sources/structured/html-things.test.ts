import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isThing, thingBounds } from '../../memory/structured-data.ts';
import { htmlThings } from './html-things.ts';
import { lenientJson } from './lenient-json.ts';

const script = (json: string): string => `<p>Hello</p><script type="application/ld+json">${json}</script>`;
const order = { '@context': 'http://schema.org', '@type': 'Order', orderNumber: 'A-1', priceCurrency: 'EUR' };
const kept = {
  '@type': 'Order',
  orderNumber: 'A-1',
  priceCurrency: 'EUR',
  source: 'json-ld',
  readFrom: 'html#script1',
};

const things = (html: string) => htmlThings(html, 'html').things;

describe('JSON-LD in HTML', () => {
  it('is read with its place, in lists, lists of lists, graphs and wrappers', () => {
    for (const said of [order, [order], [[order]], { '@graph': [order] }, { '@type': 'EmailMessage', about: order }])
      expect(things(script(JSON.stringify(said)))).toEqual([kept]);
  });

  it.each([
    ['a comma too many', '{"@type":"Order","orderNumber":"A-1","priceCurrency":"EUR",}'],
    ['a comma too few', '{"@type":"Order" "orderNumber":"A-1"\n"priceCurrency":"EUR"}'],
    ['comments', '<!-- {"@type":"Order",/* no. */"orderNumber":"A-1",// here\n"priceCurrency":"EUR"} -->'],
    ['CDATA', '//<![CDATA[\n{"@type":"Order","orderNumber":"A-1","priceCurrency":"EUR"}\n//]]>'],
    [
      'entities',
      '{&quot;@type&quot;:&quot;Order&quot;,&quot;orderNumber&quot;:&quot;A-1&quot;,&quot;priceCurrency&quot;:&quot;EUR&quot;}',
    ],
    ['two values', '{"@type":"BreadcrumbList"}{"@type":"Order","orderNumber":"A-1","priceCurrency":"EUR"}'],
    [
      'a type with its address',
      '{"@type":"https://schema.org/Order","schema:orderNumber":"A-1","priceCurrency":"EUR"}',
    ],
    ['typed values', '{"@type":["Order","Thing"],"orderNumber":{"@value":"A-1"},"priceCurrency":["EUR"]}'],
  ])('is read with %s', (_, json) => {
    expect(htmlThings(script(json), 'html')).toEqual({ things: [kept], unread: [] });
  });

  it('is read as far as it goes where it is cut, which is said', () => {
    const { things: read, unread } = htmlThings(
      '<script type="application/ld+json">{"@type":"Order","orderNumber":"A-1","name":"Tw',
      'html',
    );
    expect(read).toEqual([{ '@type': 'Order', orderNumber: 'A-1', source: 'json-ld', readFrom: 'html#script1' }]);
    expect(unread).toEqual([expect.objectContaining({ place: 'html#script1', code: 'truncated' })]);
  });

  it('names a script that holds no JSON', () => {
    const { things: read, unread } = htmlThings(script('undefined'), 'html');
    expect(read).toEqual([]);
    expect(unread).toEqual([expect.objectContaining({ place: 'html#script1', code: 'corrupt' })]);
  });

  it('follows references within the document, also in a circle', () => {
    const graph = [
      { '@type': 'Order', orderNumber: 'A-1', seller: { '@id': '#s' } },
      { '@id': '#s', '@type': 'Organization', name: 'Lamps', parentOrganization: { '@id': '#s' } },
    ];
    const { things: read } = htmlThings(script(JSON.stringify({ '@graph': graph })), 'html');
    expect(read[0]).toMatchObject({ seller: { '@type': 'Organization', name: 'Lamps' } });
    expect(isThing(read[0])).toBe(true);
  });

  it('keeps more specific kinds of events and places, and nothing of what only came along', () => {
    const read = things(
      script(
        JSON.stringify([
          { '@type': 'MusicEvent', name: 'Fado' },
          { '@type': 'WebSite', name: 'x' },
        ]),
      ),
    );
    expect(read).toEqual([expect.objectContaining({ '@type': 'Event', additionalType: 'MusicEvent', name: 'Fado' })]);
  });

  it('takes no name of a property for anything else', () => {
    const [read] = things(
      script('{"@type":"Order","__proto__":{"polluted":true},"constructor":"x","orderNumber":"A-1"}'),
    );
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(Object.hasOwn(read ?? {}, '__proto__')).toBe(false);
    expect(read).not.toHaveProperty('polluted');
  });
});

describe('microdata in HTML', () => {
  it('is read from attributes and text, nested, without types, with several names for a value', () => {
    const html = `<div itemscope itemtype="http://schema.org/EventReservation">
      <meta itemprop="reservationNumber" content="R1"><link itemprop="url" href="https://a.example/1">
      <div itemprop="reservationFor" itemscope itemtype="http://schema.org/Event">
        <h1 itemprop="name headline">An <b>open</b>\n day</h1><time itemprop="startDate" datetime="2025-05-03">3 May</time>
        <span itemprop="location" itemscope><span itemprop="name">Hall</span></span></div></div>`;
    expect(things(html)).toEqual([
      {
        '@type': 'EventReservation',
        reservationNumber: 'R1',
        url: 'https://a.example/1',
        reservationFor: {
          '@type': 'Event',
          name: 'An open day',
          headline: 'An open day',
          startDate: '2025-05-03',
          location: { name: 'Hall' },
        },
        source: 'microdata',
        readFrom: 'html#item1',
      },
    ]);
  });

  it('is read where elements are closed wrongly or not at all', () => {
    const html = '<a1></b2><div itemscope itemtype="http://schema.org/Order"><p itemprop="orderNumber">A-1<p></i>';
    expect(things(html)).toMatchObject([{ '@type': 'Order', orderNumber: 'A-1' }]);
  });
});

describe('structured data of strangers', () => {
  const nested = (depth: number): string => `${'{"@type":"Order","a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  const hostile: readonly (readonly [string, string])[] = [
    ['JSON nested without end', script(nested(50_000))],
    ['open brackets', script('['.repeat(200_000))],
    ['a long string', script(`{"@type":"Order","name":"${'x'.repeat(400_000)}"}`)],
    [
      'many nodes',
      script(`[${Array.from({ length: 3000 }, (_, n) => `{"@type":"Order","orderNumber":"${n}"}`).join()}]`),
    ],
    ['a list without end', script(`{"@type":"Order","a":[${'1,'.repeat(100_000)}1]}`)],
    ['a script of megabytes', script(`{"@type":"Order","name":"${'x'.repeat(700_000)}"}`)],
    ['items in items', '<div itemscope itemprop=a itemtype="http://schema.org/Order">'.repeat(20_000)],
    ['texts in texts', `<div itemscope>${'<b itemprop=a>x'.repeat(30_000)}`],
  ];

  it.each(hostile)('is read within its bounds, and what was left out is named: %s', (_, html) => {
    const { things: read, unread } = htmlThings(html, 'html');
    expect(unread.length).toBeGreaterThan(0);
    expect(read.length).toBeLessThanOrEqual(thingBounds.things);
    for (const thing of read) expect(isThing(thing)).toBe(true);
  });

  it('never throws and keeps only what is within the bounds, wherever it is cut or changed', () => {
    const html = script(JSON.stringify([order, { '@type': 'Event', name: 'A "b" \\ ü', location: { name: 'Hall' } }]));
    const micro = '<div itemscope itemtype="http://schema.org/Order"><b itemprop="orderNumber">A-1</b></div>';
    fc.assert(
      fc.property(fc.nat(html.length), fc.nat(html.length), fc.string({ maxLength: 20 }), (from, to, put) => {
        const { things: read } = htmlThings(`${html.slice(0, from)}${put}${html.slice(to)}${micro}`, 'html');
        for (const thing of read) expect(isThing(thing)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('lenientJson', () => {
  it('reads what is JSON as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(lenientJson(json)).toEqual({ values: [JSON.parse(json)], isCut: false });
        // The space and the comma too many keep it from being JSON.
        expect(JSON.stringify(lenientJson(`[${json}, ,]`).values)).toBe(JSON.stringify([[JSON.parse(json)]]));
      }),
      { numRuns: 300 },
    );
  });

  it('says nothing of a value that is not complete', () => {
    expect(lenientJson('{"a":1,"b":12')).toEqual({ values: [{ a: 1 }], isCut: true });
    expect(lenientJson('{"a":"x","b":"y')).toEqual({ values: [{ a: 'x' }], isCut: true });
    expect(lenientJson('{"a":yes}')).toEqual({ values: [{}], isCut: true });
  });
});
