import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMadeleineError } from '../../memory/errors.ts';
import { all, any, leaf, not, type PlanNode, type PlanOrder, planNodeSchema, within } from '../../memory/query-plan.ts';
import { normalisePlan } from './plan-normal.ts';
import { parsePlan } from './plan-parse.ts';
import { planText } from './plan-text.ts';
import { parseQuery, queryText } from './query-text.ts';

const two = (n: number) => String(n).padStart(2, '0');
const day = fc
  .tuple(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([y, m, d]) => `${y}-${two(m)}-${two(d)}`);
const clock = fc.constantFrom('T00:00:00', 'T23:59:59', 'T12:30:15');
const instant = fc.tuple(day, clock).map(([d, t]) => d + t);
const words = fc.oneof(fc.string({ minLength: 1 }), fc.string({ minLength: 1, unit: 'binary' }));
const strength = fc.constantFrom('must' as const, 'prefer' as const);
const said = { said: fc.string() };
const partly = <T>(shape: { [K in keyof T]: fc.Arbitrary<T[K]> }, requiredKeys: (keyof T)[] = []) =>
  fc.record(shape, { requiredKeys });

const leaves = fc.oneof(
  fc.tuple(partly({ words, ...said }, ['words']), strength).map(([a, s]) => leaf('text', a, s)),
  fc
    .tuple(
      partly({
        start: instant,
        end: instant,
        hours: fc.array(fc.integer({ min: 0, max: 23 })),
        tag: fc.string(),
        ...said,
      }),
      strength,
    )
    .map(([{ start, end, ...rest }, s]) => {
      const ordered =
        start !== undefined && end !== undefined && start > end ? { start: end, end: start } : { start, end };
      return leaf(
        'time',
        { ...rest, ...Object.fromEntries(Object.entries(ordered).filter(([, v]) => v !== undefined)) },
        s,
      );
    }),
  fc
    .tuple(fc.constantFrom('2023', '2023-05', '2024-02', '2024-02-29'), strength)
    .map(([p, s]) => parsePlan(`time${s === 'must' ? '!' : ''}[${p}]`)),
  fc
    .tuple(
      partly(
        {
          name: words,
          lat: fc.double({ min: -90, max: 90, noNaN: true }),
          radiusKm: fc.double({ min: 0, max: 99, noNaN: true }),
        },
        ['name'],
      ),
      strength,
    )
    .map(([a, s]) => leaf('place', a, s)),
  fc
    .tuple(partly({ name: words, how: fc.constantFrom('shown' as const, 'sender' as const) }, ['name']), strength)
    .map(([a, s]) => leaf('person', a, s)),
  fc
    .tuple(partly({ modality: fc.constantFrom('image' as const, 'email' as const), documentKind: words }), strength)
    .map(([a, s]) => leaf('modality', a, s)),
  fc
    .tuple(partly({ min: fc.double({ min: -1e6, max: 1e6, noNaN: true }), currency: words }), strength)
    .map(([a, s]) => leaf('amount', a, s)),
);

const plans: fc.Arbitrary<PlanNode> = fc.letrec<{ plan: PlanNode }>((tie) => ({
  plan: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaves,
    fc.array(tie('plan'), { maxLength: 3 }).map((p) => all(...p)),
    fc.array(tie('plan'), { maxLength: 3 }).map((p) => any(...p)),
    tie('plan').map(not),
    fc
      .tuple(
        tie('plan'),
        tie('plan'),
        partly(
          {
            unit: fc.constantFrom('trip' as const, 'days' as const, 'day' as const),
            before: fc.nat(),
            after: fc.nat(),
          },
          ['unit'],
        ),
      )
      .map(([plan, anchor, window]) => within(plan, anchor, window)),
  ),
})).plan;

/** JSON without negative zeros, which a plan's text does not tell from zero. */
const plain = (node: PlanNode): unknown => JSON.parse(JSON.stringify(node));

describe('plan text', () => {
  it('reads back every plan exactly', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        expect(plain(parsePlan(planText(plan)))).toEqual(plain(planNodeSchema.parse(plan)));
      }),
    );
  });

  const orders = fc.option(
    partly<PlanOrder>(
      {
        by: fc.constantFrom('time' as const, 'duration' as const, 'amount' as const),
        end: fc.constantFrom('most' as const, 'least' as const),
        nth: fc.integer({ min: 1, max: 99 }),
        count: fc.integer({ min: 1, max: 99 }),
        of: fc.constantFrom('item' as const, 'trip' as const),
      },
      ['by', 'end', 'nth', 'of'],
    ),
    { nil: undefined },
  );

  it('reads back which of the matches are asked for', () => {
    fc.assert(
      fc.property(
        plans,
        fc.constantFrom('all' as const, 'first' as const, 'last' as const),
        orders,
        (root, pick, order) => {
          const read = parseQuery(queryText({ root, pick, ...(order === undefined ? {} : { order }) }));
          expect(read.pick).toBe(pick);
          expect(read.order).toEqual(order);
          expect(planText(read.root)).toBe(planText(root));
        },
      ),
    );
    expect(() => parseQuery('last of plase["x"]')).toThrowError(/at column 9: /);
    expect(() => parseQuery('order[by="time", nth=0] of all()')).toThrowError(/at column 7: /);
    expect(() => parseQuery('order[by="time", ent="most"] of all()')).toThrowError(/at column 18: .*did you mean end/);
  });

  it('is short for calendar spans', () => {
    const plan = all(
      parsePlan('time[2023-05]'),
      leaf('place', { name: 'Lisbon' }),
      leaf('text', { words: 'hotel invoice' }),
    );
    expect(planText(plan)).toBe('all(time[2023-05], place["Lisbon"], text["hotel invoice"])');
    expect(planText(parsePlan('time![2023-05-07..2023-05-09]'))).toBe('time![2023-05-07..2023-05-09]');
    expect(planText(parsePlan('time[..2022]'))).toBe('time[..2022-12-31]');
  });

  it.each([
    '',
    'all(',
    'frobnicate["x"]',
    'text[words=3]',
    'all() all()',
    'time[2023-02-30]',
    'time[2023-13]',
    'time[2024..2023]',
    'time[..]',
    'time[2023, start="2024-01-01T00:00:00"]',
    'place["Lisbon", lvel="city"]',
    'amount["5"]',
    'within(all(), all(), week)',
    'within(all(), all(), days[before=-1])',
    `${'not('.repeat(5000)}all()${')'.repeat(5000)}`,
    'text["x"]'.padEnd(60_000),
    'time[2023-05',
    'text["a\\"]',
    'person["A", how="psychic"]',
  ])('refuses %j with a code and what to do', (text) => {
    expect(() => parsePlan(text)).toThrowError(
      expect.objectContaining({ code: 'invalid-plan', action: expect.any(String) }),
    );
  });
});

describe('what a plan’s error points at', () => {
  const failure = (text: string): unknown => {
    try {
      return parsePlan(text);
    } catch (error) {
      return error;
    }
  };
  const problem = (text: string): string => {
    const error = failure(text);
    return error instanceof Error ? error.message : 'no error';
  };
  const advice = (text: string): string => {
    const error = failure(text);
    return isMadeleineError(error) ? (error.action ?? '') : 'no error';
  };

  it.each([
    ['all(time[2023-05], plase["Lisbon"])', 20, 'did you mean place'],
    ['all(time[2023-05], place["Lisbon")', 34, 'expected , or ]'],
    ['time[2023-05, hours=[9, 25]]', 15, 'hours'],
    ['time[2023-05-07..2023-05-99]', 18, '“2023-05-99” is not a date'],
    ['person["Anna", who="shown"]', 16, 'it takes name, id, how'],
    ['all(text["a"] text["b"])', 15, 'expected , or )'],
    ['place[“Lisbon”]', 7, 'straight'],
    ['all(place["里斯本"], 人物["安娜"])', 19, '“人物” is none of'],
    ['within(all(), all())', 20, 'one of event'],
  ])('%s: column %i', (text, column, words) => {
    const message = problem(text);
    expect(message).toContain(`at column ${column}: `);
    expect(message).toContain(words);
  });

  it('marks the place below the text, also after wide characters and in a long plan', () => {
    const [shown = '', mark = ''] = advice('all(place["里斯本"], plase["x"])').split('\n');
    // The line below is two cells further in, and each of the three characters takes two cells.
    expect(mark.indexOf('^')).toBe(shown.indexOf('plase') + 3 + 2);
    const long = `all(${'place["Lisbon"], '.repeat(40)}plase["x"])`;
    const [part = '', below = ''] = advice(long).split('\n');
    expect(part.length).toBeLessThan(80);
    expect(part.slice(below.indexOf('^') - 2)).toMatch(/^plase/);
  });

  it('shows no character that a terminal would obey', () => {
    expect(advice('plase["\u001b[31m\u202e"]')).toContain('plase["\ufffd[31m\ufffd"]');
  });
});

describe('normal form', () => {
  it('is idempotent and independent of the order of children', () => {
    fc.assert(
      fc.property(fc.array(plans, { maxLength: 4 }), (children) => {
        const normal = normalisePlan(all(...children));
        expect(normalisePlan(normal)).toEqual(normal);
        expect(normalisePlan(all(...children.toReversed()))).toEqual(normal);
      }),
    );
  });
});
