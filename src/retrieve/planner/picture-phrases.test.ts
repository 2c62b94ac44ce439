import { expect, it } from 'vitest';
import { inPlainWords } from './colloquial.ts';

it.each([
  ['photos where Ruth Keller is visible', 'photos with Ruth Keller'],
  ['pictures in which my younger brother appears in 2020', 'pictures with my younger brother in 2020'],
  ["photos of Ruth in which Otto doesn't appear", 'photos of Ruth without Otto'],
  ['photos with Ruth where Otto was not present', 'photos with Ruth without Otto'],
  ['photos with Ruth, Otto excluded', 'photos with Ruth without Otto'],
  ['images where Ruth is the only person', 'images with just Ruth'],
  ['pictures with Ruth only in Rome', 'pictures with just Ruth in Rome'],
  ['individual pictures of Ruth', 'pictures of just Ruth'],
  ['photos located in Norway', 'photos in Norway'],
  ['pictures from my travels with Ruth', 'pictures while travelling with Ruth'],
  ['photos not on a trip', 'photos near home'],
  ["photos in Ruth's company", 'photos with Ruth'],
  ["pictures with Ruth in Otto's absence", 'pictures with Ruth without Otto'],
  ['photos that do not include Otto', 'photos without Otto'],
  ['photos that show both Ruth and Otto', 'photos with Ruth and Otto'],
  ["photos where Ruth is there and Otto isn't", 'photos with Ruth but without Otto'],
  ['photos with Ruth as the only companion', 'photos with just Ruth'],
  ['photos with Ruth as well as Otto', 'photos with Ruth and Otto'],
  ['photos dating back to May 2019', 'photos from May 2019'],
  ['photos in the vicinity of my home', 'photos near home'],
  ['photos on the move', 'photos while travelling'],
  ['photos on the last of my visits to Oslo', 'photos the last time I was in Oslo'],
  ['photos the first occasion', 'photos the first occasion'],
  ['photos of dishes we tried in Oslo', 'photos of dishes in Oslo'],
  ['photos with my colleague from the office', 'photos with my colleague'],
  ['photos with our neighbours from across the road', 'photos with our neighbours'],
  ['bridges on trips away from home in 2019', 'bridges while travelling in 2019'],
  ['和公司的同事一起的照片', '和同事一起的照片'],
  ['photos on a trip in the course of 2019', 'photos while travelling in 2019'],
  ['Ruth和Otto都在的照片', 'Ruth和Otto一起的照片'],
  ['只有Ruth在场时的照片', '只有Ruth一个人的照片'],
  ['仅Ruth一人入镜时，我拍的桥', '仅Ruth一个人，我拍的桥'],
  ['Ruth入镜而Otto没入镜时的照片', 'Ruth没有Otto的照片'],
  ['在我居住的城市拍的桥', '在我住的城市拍的桥'],
  ['在奥斯陆的照片我都要看', '在奥斯陆的照片'],
  ['既有Ruth又有Otto的照片', '有Ruth和Otto的照片'],
  ['有Ruth无Otto的照片', '有Ruth没有Otto的照片'],
  ['只跟Ruth一起的照片', '只有Ruth一起的照片'],
  ['拍摄于奥斯陆的照片', '在奥斯陆的照片'],
  ['2019年盛夏的照片', '2019年夏天的照片'],
  ['2019.5的照片', '2019年5月的照片'],
  ['离家不远的照片', '家附近的照片'],
  ['首次前往奥斯陆的照片', '第一次去奥斯陆的照片'],
  ['最近一次奥斯陆之行的照片', '最近一次去奥斯陆的照片'],
  ['在外地旅行的照片', '旅行途中的照片'],
])('says "%s" as "%s"', (said, plain) => {
  expect(inPlainWords(said)).toBe(plain);
});

it.each([
  'photos of the only church',
  'photos from my trips to Rome',
  'the mails where Otto is not mentioned',
  'Where was Ruth when Otto was not there in March?',
  'Which letters include Ruth?',
  '有无障碍的酒店吗？',
  '他在路上说了什么？',
])('keeps "%s" as it is', (said) => {
  expect(inPlainWords(said)).toBe(said);
});
