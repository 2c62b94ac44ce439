import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isThing } from '../../memory/structured-data.ts';
import { readCardText } from './vcard-lines.ts';
import { mecardText, vcardContacts, vcardThings } from './vcard-things.ts';

const card = (...lines: readonly string[]): string => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');
const person = (text: string): unknown => {
  const { source: _, readFrom: __, ...said } = vcardThings(text, 'a.vcf').things[0] ?? { source: '', readFrom: '' };
  return said;
};

describe('contacts of a vCard file', () => {
  it('are people with all that version 4.0 says of them', () => {
    const text = card(
      'VERSION:4.0',
      'UID:urn:uuid:1',
      'FN:Ana Silva',
      'N:Silva;Ana;Maria;Dr.;',
      'NICKNAME:Anita,Nini',
      'BDAY:19850412',
      'ANNIVERSARY:2010-06-05',
      'TEL;TYPE="cell,voice";VALUE=uri:tel:+351-912-000-111',
      'TEL;TYPE=work:+351 213 000 222',
      'EMAIL;TYPE=home:ana@silva.example',
      'ADR;TYPE=home:;;Rua A\\, 1;Lisboa;;1100-001;Portugal',
      'ORG:Instituto Azul;Oceanos',
      'TITLE:Bióloga',
      'RELATED;TYPE=spouse;VALUE=text:Rui Silva',
      'RELATED;TYPE=child:urn:uuid:2',
      'NOTE:Likes\\nsardines',
      'CATEGORIES:Family,Lisbon',
      'REV:20240101T120000Z',
      'PHOTO:data:image/jpeg;base64,/9j/4AAQ',
    );
    expect(vcardThings(text, 'a.vcf').unread).toEqual([]);
    expect(person(text)).toEqual({
      '@type': 'Person',
      name: 'Ana Silva',
      givenName: 'Ana',
      additionalName: 'Maria',
      familyName: 'Silva',
      honorificPrefix: 'Dr.',
      alternateName: ['Anita', 'Nini'],
      birthDate: '1985-04-12',
      telephone: ['+351-912-000-111', '+351 213 000 222'],
      email: 'ana@silva.example',
      contactPoint: [
        { '@type': 'ContactPoint', contactType: 'cell', telephone: '+351-912-000-111' },
        { '@type': 'ContactPoint', contactType: 'work', telephone: '+351 213 000 222' },
        { '@type': 'ContactPoint', contactType: 'home', email: 'ana@silva.example' },
      ],
      address: {
        '@type': 'PostalAddress',
        name: 'home',
        streetAddress: 'Rua A, 1',
        addressLocality: 'Lisboa',
        postalCode: '1100-001',
        addressCountry: 'Portugal',
      },
      worksFor: { '@type': 'Organization', name: 'Instituto Azul', department: 'Oceanos' },
      jobTitle: 'Bióloga',
      spouse: { '@type': 'Person', name: 'Rui Silva' },
      description: 'Likes\nsardines',
      keywords: ['Family', 'Lisbon'],
      subjectOf: { '@type': 'Event', name: 'anniversary', startDate: '2010-06-05' },
      identifier: 'urn:uuid:1',
      dateModified: '2024-01-01T12:00:00Z',
    });
  });

  it('are read in version 2.1, with bare types and quoted-printable text in any character set', () => {
    const text = card(
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E7=8E=8B;=E5=B0=8F=E6=98=8E;;;',
      'FN;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:Ren=E9e =',
      'M=FCller',
      'TEL;CELL;PREF:0151 1',
      'ADR;HOME;ENCODING=QUOTED-PRINTABLE:;;Weg 1=0D=0A2. Stock;Ulm;;89073;',
      'BDAY:--0412',
      'X-ANDROID-CUSTOM:vnd.android.cursor.item/relation;Opa Karl;5;;;;;;;;;;;;;',
    );
    expect(person(text)).toMatchObject({
      name: 'Renée Müller',
      familyName: '王',
      givenName: '小明',
      telephone: '0151 1',
      contactPoint: { contactType: 'cell' },
      address: { streetAddress: 'Weg 1\r\n2. Stock', addressLocality: 'Ulm' },
      birthDate: '--04-12',
      parent: { name: 'Opa Karl', description: 'father' },
    });
  });

  it('have the labels, relations and years that Apple leaves out of version 3.0', () => {
    const text = card(
      'VERSION:3.0',
      'FN:Bo',
      'BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-29',
      'item1.TEL:+1 2',
      'item1.X-ABLabel:Cabin',
      'item2.X-ABRELATEDNAMES;type=pref:Li',
      'item2.X-ABLabel:_$!<Sister>!$_',
      'item3.X-ABDATE:2001-02-03',
      'item3.X-ABLabel:First day',
    );
    expect(person(text)).toMatchObject({
      birthDate: '--02-29',
      contactPoint: { contactType: 'cabin', telephone: '+1 2' },
      sibling: { name: 'Li', description: 'sister' },
      subjectOf: { name: 'first day', startDate: '2001-02-03' },
    });
  });

  it('are firms where they say so, and no groups', () => {
    const text =
      card('FN:Padaria', 'X-ABShowAs:COMPANY', 'ORG:Padaria', 'TEL:1') +
      card('KIND:group', 'FN:Friends', 'MEMBER:urn:uuid:1');
    const { contacts } = vcardContacts(text, 'a.vcf');
    expect(contacts).toMatchObject([
      {
        kind: 'organisation',
        thing: { '@type': 'Place', additionalType: 'LocalBusiness', name: 'Padaria', telephone: '1' },
      },
    ]);
    expect(vcardThings(text, 'a.vcf').things).toEqual([]);
  });

  it('have a name by what they are written to at, where they have no other', () => {
    expect(person(card('EMAIL:x@y.example'))).toMatchObject({ name: 'x@y.example' });
  });

  it('are read of the short form in matrix codes', () => {
    const text = mecardText('MECARD:N:Doe,Jane;TEL:+15551;EMAIL:jane@doe.example;ADR:1 Way,Town;;') ?? '';
    expect(person(text)).toMatchObject({
      name: 'Jane Doe',
      telephone: '+15551',
      email: 'jane@doe.example',
      address: { streetAddress: '1 Way Town' },
    });
  });
});

describe('contacts of strangers', () => {
  it('lose a broken line alone, which is named', () => {
    const { things, unread } = vcardThings(card('FN:A', 'what', 'TEL:1', 'TEL;X="a:2'), 'a.vcf');
    expect(things).toMatchObject([{ name: 'A', telephone: '1' }]);
    expect(unread).toMatchObject([{ code: 'corrupt', message: expect.stringContaining('3, 5') }]);
  });

  it('are read to where they are cut', () => {
    expect(vcardThings('BEGIN:VCARD\nFN:A\nTEL:1', 'a.vcf').things).toMatchObject([{ name: 'A', telephone: '1' }]);
  });

  it.each([
    ['no contact', 'Hello'],
    ['cards without end', 'BEGIN:VCARD\n'.repeat(100_000)],
    ['an empty card', card('VERSION:3.0')],
    ['a long text', card('FN:A', ...Array.from({ length: 200 }, (_, n) => `TEL:${n}`))],
  ])('are read within their bounds, and what was left out is named: %s', (_, text) => {
    const { contacts, unread } = vcardContacts(text, 'a.vcf');
    expect(contacts.every(({ thing }) => isThing(thing))).toBe(true);
    expect(contacts.length > 0 || unread.length > 0).toBe(true);
  });

  it('are so many at most', () => {
    const { cards, cut } = readCardText('BEGIN:VCARD\nEND:VCARD\n'.repeat(60_000));
    expect(cards).toHaveLength(50_000);
    expect(cut).toContain('more contacts');
  });

  it('do not name properties of objects', () => {
    const text = card(
      'FN:A',
      'item1.X-ABRELATEDNAMES:B',
      'item1.X-ABLabel:constructor',
      'item2.X-ABRELATEDNAMES:C',
      'item2.X-ABLabel:__proto__',
    );
    expect(person(text)).toMatchObject({ relatedTo: [{ name: 'B' }, { name: 'C' }] });
  });

  it('never throw, wherever they are cut or changed', () => {
    const text = card(
      'VERSION:2.1',
      'FN;ENCODING=QUOTED-PRINTABLE:A=C3=A4',
      'TEL;HOME:1',
      'ADR:;;a;b;c;d;e',
      'a.BDAY:20000101',
      'RELATED;TYPE=x:y',
    );
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(text.length), fc.string({ maxLength: 20 }), (from, to, put) => {
        for (const thing of vcardThings(`${text.slice(0, from)}${put}${text.slice(to)}`, 'a').things)
          expect(isThing(thing)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
