import { describe, expect, it } from 'vitest';
import { stored } from '../../../test/retrieve/small-life.ts';
import { assembleItem } from '../../memory/item.ts';
import { clausesOf } from './clause.ts';
import { toldOf } from './told.ts';

const mail = (title: string, text: string, more: object = {}) =>
  assembleItem(stored('m', 'email', { title, body: { text }, ...more }));

describe('clausesOf', () => {
  it('gives a title, each sentence, and the short line that a value stands under', () => {
    const clauses = clausesOf(mail('Your table', 'Table for\nfour people by the window\nSee you soon. Ask for Rosa.'));
    expect(clauses.filter(({ kind }) => kind === 'title').map(({ text }) => text)).toEqual(['Your table']);
    const body = clauses.filter(({ kind }) => kind === 'body');
    expect(body.map(({ text }) => text)).toEqual([
      'Table for',
      'four people by the window',
      'See you soon.',
      'Ask for Rosa.',
    ]);
    expect(body[1]?.label).toBe('Table for');
    expect(body[3]?.label).toBe('');
  });

  it('gives who sent it by name, so that it can be quoted', () => {
    const [sender] = clausesOf(mail('Hi', 'Hello.', { people: [{ name: 'Rosa Lind', how: 'sender' }] }));
    expect(sender).toMatchObject({ kind: 'sender', field: 'people.0.name', text: 'Rosa Lind' });
  });

  it('is bounded for a text without end', () => {
    expect(clausesOf(mail('Long', 'A line.\n'.repeat(5000))).length).toBeLessThanOrEqual(120);
  });
});

describe('toldOf', () => {
  it('says in full the day that a clause only hints at', () => {
    const dates = [
      { start: '2024-05-03', end: '2024-05-03', role: 'other', field: 'body', text: 'Friday' },
      { start: '2024-05-04', end: '2024-05-04', role: 'other', field: 'body', text: '4 May 2024' },
    ];
    const [hint, full] = clausesOf(mail('', 'We meet on Friday.\nOr on 4 May 2024.', { dates })).filter(
      ({ kind }) => kind === 'body',
    );
    expect(hint && toldOf(hint, 'en')).toBe('We meet on Friday. (3 May 2024)');
    expect(hint && toldOf(hint, 'zh')).toBe('We meet on Friday.（2024年5月3日）');
    expect(full && toldOf(full, 'en')).toBe('Or on 4 May 2024.');
  });
});
