import { expect, it } from 'vitest';
import { withCommonYears } from './republic-years.ts';

it.each([
  ['109年10月的水费多少？', '2020年10月的水费多少？'],
  ['民国98年我搬到哪里？', '2009年我搬到哪里？'],
  ['112年度的退税多少？', '2023年的退税多少？'],
  ['这棵树有120年历史吗？', '这棵树有120年历史吗？'],
  ['2019年的照片', '2019年的照片'],
])('%s', (written, read) => {
  expect(withCommonYears(written)).toBe(read);
});
