import iconv from 'iconv-lite';
import { expect, it } from 'vitest';
import { decodeName } from './member-name.ts';

it.each([
  ['utf-8', '照片/北京.jpg'],
  ['gb18030', '家庭旅行/北京 2020/长城.jpg'],
  ['gb18030', '照片.jpg'],
  ['shift_jis', '写真/さくら祭り.jpg'],
  ['shift_jis', 'スクリーンショット 1.png'],
  ['euc-kr', '가족 사진/제주도 바다.jpg'],
  ['cp437', 'château/Müller à Évora.jpg'],
  ['cp437', 'Señor Ñandú.jpg'],
  ['cp437', 'fête.jpg'],
  ['ascii', 'IMG_1.jpg'],
])('%s: %s', (encoding, name) => {
  expect(decodeName(iconv.encode(name, encoding))).toBe(name);
});
