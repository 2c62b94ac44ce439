import { describe, expect, it } from 'vitest';
import { at, stored } from '../../../test/retrieve/small-life.ts';
import { assembleItem } from '../../memory/item.ts';
import { isCalledOff } from './called-off.ts';

describe('a code of what does not go any more', () => {
  it.each([
    ['Flight XY102 on 7 May has been cancelled. You are now on XY104.', 'XY102', true],
    ['Flight XY102 on 7 May has been cancelled. You are now on XY104.', 'XY104', false],
    ['您预订的XY102航班因天气取消，已为您改签XY104。', 'XY102', true],
    ['您预订的XY102航班因天气取消，已为您改签XY104。', 'XY104', false],
  ])('%s %s', (text, code, is) => {
    const item = assembleItem(
      stored('m-1', 'email', { title: 'Change', time: at('2021-05-03T09:00:00'), body: { text } }),
    );
    expect(isCalledOff({ kind: 'flight', code, field: 'body' }, item)).toBe(is);
  });
});
