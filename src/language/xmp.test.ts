import { describe, expect, it } from 'vitest';
import { parseXmp } from './xmp.ts';

const packet = (inner: string, attributes = ''): string =>
  `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF ` +
  `xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description ${attributes}>${inner}</rdf:Description>` +
  `</rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

const bag = (name: string, ...entries: string[]): string =>
  `<${name}><rdf:Bag>${entries.map((e) => `<rdf:li>${e}</rdf:li>`).join('')}</rdf:Bag></${name}>`;

describe('an XMP packet', () => {
  it('gives time, signed position, words, stars and tagged faces, as attributes or as elements', () => {
    const facts = parseXmp(
      packet(
        `${bag('dc:subject', 'beach', 'Lagos')}<dc:title><rdf:Alt><rdf:li xml:lang="x-default">A day &amp; a half</rdf:li></rdf:Alt></dc:title>` +
          `<mwg-rs:Regions><mwg-rs:RegionList><rdf:Bag>` +
          `<rdf:li><rdf:Description mwg-rs:Name="Grace" mwg-rs:Type="Face"/></rdf:li>` +
          `<rdf:li><mwg-rs:Name>Lens spot</mwg-rs:Name><mwg-rs:Type>Focus</mwg-rs:Type></rdf:li>` +
          `</rdf:Bag></mwg-rs:RegionList></mwg-rs:Regions>`,
        'xmp:Rating="4" exif:DateTimeOriginal="2021-05-07T15:09:29+01:00" exif:GPSLatitude="37,6.1500N" exif:GPSLongitude="8,40.2W" exif:GPSAltitude="65/10"',
      ),
    );
    expect(facts).toMatchObject({
      captured: ['2021-05-07T15:09:29+01:00'],
      keywords: ['beach', 'Lagos'],
      titles: ['A day & a half'],
      people: ['Grace'],
      rating: 4,
      malformed: false,
    });
    expect(facts.position?.lat).toBeCloseTo(37.1025, 6);
    expect(facts.position?.lon).toBeCloseTo(-8.67, 6);
    expect(facts.position?.altitude).toBe(6.5);
  });

  it('gives the places of tagged faces, as attributes, as elements, and in Microsoft’s way', () => {
    const { regions, people } = parseXmp(
      packet(
        `<mwg-rs:Regions><mwg-rs:AppliedToDimensions stDim:w="3000" stDim:h="4000" stDim:unit="pixel"/><mwg-rs:RegionList><rdf:Bag>` +
          `<rdf:li><rdf:Description mwg-rs:Name="Grace" mwg-rs:Type="Face"><mwg-rs:Area stArea:x="0.5" stArea:y="0.25" stArea:w="0.5" stArea:h="0.5" stArea:unit="normalized"/></rdf:Description></rdf:li>` +
          `<rdf:li><mwg-rs:Name>Tom</mwg-rs:Name><mwg-rs:Area><stArea:x>0.125</stArea:x><stArea:y>0.5</stArea:y><stArea:w>0.25</stArea:w><stArea:h>0.5</stArea:h></mwg-rs:Area></rdf:li>` +
          `</rdf:Bag></mwg-rs:RegionList></mwg-rs:Regions>` +
          `<MP:RegionInfo><MPRI:Regions><rdf:Bag><rdf:li><rdf:Description MPReg:Rectangle="0.5, 0, 0.25, 0.125" MPReg:PersonDisplayName="Bo"/></rdf:li></rdf:Bag></MPRI:Regions></MP:RegionInfo>`,
      ),
    );
    expect(people).toEqual(['Grace', 'Tom', 'Bo']);
    expect(regions).toEqual({
      named: [
        { name: 'Grace', box: { x: 0.25, y: 0, w: 0.5, h: 0.5 } },
        { name: 'Tom', box: { x: 0, y: 0.25, w: 0.25, h: 0.5 } },
        { name: 'Bo', box: { x: 0.5, y: 0, w: 0.25, h: 0.125 } },
      ],
      of: { width: 3000, height: 4000 },
    });
  });

  it('does not expand entities: a billion laughs stay one', () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>`;
    const facts = parseXmp(bomb + packet(bag('dc:subject', '&b;', '&c;')));
    expect(facts.malformed).toBe(true);
    expect(JSON.stringify(facts)).not.toMatch(/haha|root:/);
  });

  it('keeps what came before a break', () => {
    const whole = packet(bag('dc:subject', 'kept'), 'xmp:CreateDate="2010-01-02T03:04:05"');
    const facts = parseXmp(whole.slice(0, whole.indexOf('</dc:subject>')));
    expect(facts).toMatchObject({ malformed: true, keywords: ['kept'], created: ['2010-01-02T03:04:05'] });
  });

  it('takes nothing from nothing', () => {
    expect(parseXmp('')).toMatchObject({ captured: [], keywords: [] });
    expect(parseXmp(Uint8Array.of(0xff, 0xfe, 0, 1))).toMatchObject({ captured: [], keywords: [] });
  });
});
