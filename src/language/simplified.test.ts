import { describe, expect, it } from 'vitest';
import { simplified } from './simplified.ts';

describe('simplified', () => {
  it('writes what is sent from Hong Kong and Taiwan as the tables are written', () => {
    expect(simplified('閣下之電費賬單已備妥，應繳總額：HK$512.00')).toBe('阁下之电费账单已备妥，应缴总额：HK$512.00');
    expect(simplified('台灣高鐵訂位成功')).toBe('台湾高铁订位成功');
  });

  it('leaves Japanese and letters alone', () => {
    expect(simplified('ご予約の確認')).toBe('ご予約の確認');
    expect(simplified('予約番号：A1B2C3')).toBe('予約番号：A1B2C3');
    expect(simplified('no characters')).toBe('no characters');
  });
});
