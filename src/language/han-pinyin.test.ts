import { describe, expect, it } from 'vitest';
import { latinNames } from './han-pinyin.ts';

describe('Chinese names in Latin letters', () => {
  it.each([
    ['陈国伟', ['guowei chen', 'chen guowei', 'chen guo wei']],
    ['王芳', ['wangfang', 'fang wang', 'wang fang']],
    ['曾静', ['zengjing', 'jing zeng', 'zeng jing']],
    // A given name alone.
    ['国伟', ['guowei']],
    // No name, or of characters that nobody is called by.
    ['照片', []],
    ['酒店', []],
    ['Anna', []],
  ])('%s', (name, ways) => {
    expect(latinNames(name)).toEqual(ways);
  });
});
