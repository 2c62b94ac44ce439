import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvContacts, looksLikeContactRows } from './contact-rows.ts';

const today = [
  'First Name,Middle Name,Last Name,Nickname,Organization Name,Organization Title,Birthday,Notes,Labels,' +
    'E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Formatted,' +
    'Address 1 - Street,Address 1 - City,Address 1 - Postal Code,Address 1 - Country,Relation 1 - Label,' +
    'Relation 1 - Value,Event 1 - Label,Event 1 - Value',
  'Ana,,Silva,Nini,Instituto Azul,Head,1985-04-12,"Met in Porto, 2019",* myContacts ::: Swimming,' +
    '* Home,ana@silva.example ::: ana2@silva.example,Mobile,+351 912 000 111,Home,"Rua A, 1',
].join('\n');
const anaRest =
  '\nLisboa","Rua A, 1",Lisboa,1100-001,Portugal,Mother,Teresa,Anniversary,2010-06-05\n' +
  'Bo,,,,,,--03-04,,,,,,,,,,,,,,,,\n';
const earlier =
  'Name,Given Name,Family Name,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Organization 1 - Name\n' +
  'Li Wei,Wei,Li,* myContacts,* Work,li@firm.example,Blue Ltd\n';

describe('a table of Google Contacts', () => {
  it('is read row by row, as the cards that they stand for', () => {
    const { contacts, unread } = csvContacts(`\ufeff${today}${anaRest}`, 'contacts.csv');
    expect(unread).toEqual([]);
    const [ana, bo] = contacts.map(({ thing }) => thing);
    expect(ana).toMatchObject({
      '@type': 'Person',
      name: 'Ana Silva',
      alternateName: 'Nini',
      birthDate: '1985-04-12',
      telephone: '+351 912 000 111',
      email: ['ana@silva.example', 'ana2@silva.example'],
      address: { streetAddress: 'Rua A, 1', addressLocality: 'Lisboa', postalCode: '1100-001' },
      worksFor: { name: 'Instituto Azul' },
      jobTitle: 'Head',
      description: 'Met in Porto, 2019',
      keywords: 'Swimming',
      parent: { name: 'Teresa', description: 'mother' },
      subjectOf: { name: 'anniversary', startDate: '2010-06-05' },
      readFrom: 'contacts.csv#line3',
    });
    expect(bo).toMatchObject({ name: 'Bo', birthDate: '--03-04' });
  });

  it('of an earlier export is read, too', () => {
    const [{ thing } = { thing: undefined }] = csvContacts(earlier, 'google.csv').contacts;
    expect(thing).toMatchObject({
      name: 'Li Wei',
      email: 'li@firm.example',
      contactPoint: { contactType: 'work', email: 'li@firm.example' },
      worksFor: { name: 'Blue Ltd' },
    });
  });

  it('is told from other tables by its first line', () => {
    expect(looksLikeContactRows(Buffer.from(today))).toBe(true);
    expect(looksLikeContactRows(Buffer.from(earlier))).toBe(true);
    expect(looksLikeContactRows(Buffer.from('Name,Price,Phone\nLamp,12,no\n'))).toBe(false);
    expect(csvContacts('a,b\n1,2\n', 'x.csv').unread).toMatchObject([{ place: 'x.csv', code: 'corrupt' }]);
  });

  it('that is broken fails by name and keeps the rows before', () => {
    const { contacts, unread } = csvContacts(`${earlier}"no end`, 'google.csv');
    expect(contacts.map(({ thing }) => thing['name'])).toEqual(['Li Wei']);
    expect(unread).toMatchObject([{ place: 'google.csv', code: 'corrupt' }]);
  });

  it('of any text never throws', () => {
    const cells = fc.array(fc.constantFrom('"', ',', '\n', ' ::: ', '* ', 'a', '--01', '\\', ';', '\0'), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(cells, (found) => csvContacts(`${today}${anaRest}${found.join('')}`, 'x.csv').contacts.length > 0),
    );
  });
});
