import { describe, expect, it } from 'vitest';
import { bareColumns } from './bare-columns.ts';
import { passageOf } from './passage.ts';

const read = (text: string): string[] =>
  bareColumns(passageOf(text, 'body'), []).map(({ amount }) => `${amount.what} ${amount.value} ${amount.role}`);

describe('sums in a column without a sign', () => {
  it('are read where the column has a total', () => {
    expect(read('WORK ORDER 55871\nFront brake pads      164.50\nOil change      54.99\nTOTAL      219.49')).toEqual([
      'Front brake pads 164.5 unknown',
      'Oil change 54.99 unknown',
      'TOTAL 219.49 total',
    ]);
  });

  it('may have in brackets behind them how they were paid', () => {
    expect(read('琴谱      60.00\n合计      960.00\n本次实付      760.00（支付宝）')).toEqual([
      '琴谱 60 unknown',
      '合计 960 total',
      '本次实付 760 total',
    ]);
  });

  it('are none where a carrier numbers its journeys', () => {
    const marked = [{ value: 12, currency: 'NOK', role: 'unknown', field: 'body', text: 'kr 12' } as const];
    expect(bareColumns(passageOf('OUTBOUND  4 April   SK 512\nRETURN  9 April   SK 519', 'body'), marked)).toEqual([]);
  });

  it('are none where nothing is a total, or figures are numbers of something', () => {
    expect(read('Room 12.50\nSeat 14.00')).toEqual([]);
    expect(read('Call me at\nhalf past 7')).toEqual([]);
    expect(read('Dossier     441.20\nTotal     12.00')).toEqual([]);
  });
});
