import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../../../test/fixtures/processor-time.ts';
import { abstains } from './abstention.ts';
import { datesIn } from './dates.ts';
import { exactMatch } from './exact-match.ts';
import { jaccard, saidItems } from './jaccard.ts';
import { officialVerdict } from './judge-reply.ts';
import { questionType } from './question-type.ts';
import { readings } from './reading.ts';
import { timesIn } from './times.ts';

const em = (gold: string, said: string, question = ''): boolean =>
  exactMatch(gold, said, question, readings.official).right;

describe('official rules by hand', () => {
  it.each([
    ['£12.85', 'It cost £12.85 (with a railcard)', '', true],
    ['£12.85', '12.85', '', false],
    ['March 5, 2024', '5 March', '', true],
    ['March 5, 2024', '6 March', '', false],
    ['April 20 to 26', 'between April 20 and April 26', '', false],
    ['April 20-26', 'April 20 to 26', '', true],
    ['Tomorrow', 'March 02', 'Today is 2022-03-01. When?', true],
    ['BA2490', 'the code: ba2490', '', true],
    ['BA2490', 'BA2491', '', false],
    ['red, blue', 'blue and red', '', true],
    ['yes', 'no', '', false],
    ['no', 'No.', '', true],
    ['12 High Street', 'at High Street', '', false],
    ['High Street, Oxford', 'Oxford, on the High Street', '', true],
    ['unknown', "I don't know", '', false],
    ['three', '3', '', false],
    ['5', 'five', '', true],
    ['ten', 'ten or so', '', true],
  ])('"%s" and "%s" %s', (gold, said, question, right) => {
    expect(em(gold, said, question)).toBe(right);
  });

  it('reads dates and times as the released scorer does', () => {
    expect(datesIn('from May 1-5, 2022 and on 7th June, or 20230102')).toEqual([
      '20230102',
      '20220501-20220505',
      '0607',
    ]);
    expect(timesIn('4:00 p.m. or noon')).toEqual(['04:00', '12:00', '16:00']);
    expect(timesIn('9-5pm')).toEqual(['21:00-17:00']);
  });

  it('compares lists as sets, by ids where some are named', () => {
    expect(jaccard('salt and pepper; oil', 'Oil, salt')).toBe(2 / 3);
    expect(jaccard('20220507_150929, email1', 'I saw EMAIL1 and a cat')).toBe(1 / 2);
    expect(saidItems('x 20220507_150929.jpg, 20220507_150929')).toEqual(['20220507_150929']);
    expect([jaccard('', ''), jaccard('a', ''), jaccard('', 'a')]).toEqual([1, 0, 0]);
  });

  it('takes the type from its names, and from the gold where there is none', () => {
    expect([' NUM ', 'List-Recall', 'open ended', ''].map((label) => questionType(label, 'the cat'))).toEqual([
      'number',
      'list_recall',
      'open_end',
      'open_end',
    ]);
    expect(questionType(undefined, 'March 5, around 4 pm')).toBe('number');
    expect(questionType(undefined, '20220507_150929; email202401010001')).toBe('list_recall');
  });

  it('guesses a verdict from words where a judge writes no JSON', () => {
    expect(officialVerdict('That is incorrect.')).toEqual({ right: true, fallback: true });
    expect(officialVerdict('{"accuracy": "False"}')).toEqual({ right: false, fallback: false });
    expect(officialVerdict('"accuracy": false, and incorrect')).toEqual({ right: false, fallback: true });
  });

  it.each([
    ['full-width digits', '１２', '12'],
    ['Arabic digits', '٢٠٢٢-٠٣-٠١', '2022-03-01'],
  ])('reads Unicode as Python does: %s', (_what, gold, said) => {
    expect(em(gold, said)).toBe(true);
  });
});

const odd = fc.string({ unit: 'binary', maxLength: 40 });
const worded = fc
  .array(
    fc.constantFrom(
      'March',
      '5',
      '4:00 pm',
      '£12',
      'and',
      ',',
      '20220507_150929',
      'ſ',
      'İ',
      '北京',
      '１２',
      '(',
      ')',
      'no',
    ),
    { maxLength: 8 },
  )
  .map((words) => words.join(' '));
const text = fc.oneof(odd, worded);

describe('texts that are nothing but one thing, over and over', () => {
  const long = 50_000;
  it.each([' ', '(', '(a', 'Today (', '\u3000', ',  ', '1,', 'one ', 'March 1 ', ' and'])(
    '%j takes no second',
    (part) => {
      const text = part.repeat(long);
      const began = processorMs();
      em('£5 on March 3', text, 'Today is 2022-03-01.');
      jaccard(text, 'a, b');
      expect(processorMs() - began).toBeLessThan(2000);
    },
  );
});

describe('scoring in general', () => {
  it('decides every pair of texts, by both rules, and both sides abstaining is right', () => {
    fc.assert(
      fc.property(text, text, text, (gold, said, question) => {
        for (const by of Object.values(readings)) {
          const { right } = exactMatch(gold, said, question, by);
          if (abstains(gold) || abstains(said)) expect(right).toBe(abstains(gold) && abstains(said));
        }
      }),
    );
  });

  it('holds what is said of an answer without dates and times to be the answer, under strict rules', () => {
    fc.assert(
      fc.property(text, (gold) => {
        expect(exactMatch(gold, gold, '', readings.strict).right || gold.includes('(')).toBe(true);
      }),
    );
  });

  it('keeps Jaccard within 0 and 1', () => {
    fc.assert(
      fc.property(text, text, (gold, said) => {
        const value = jaccard(gold, said);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }),
    );
  });
});
