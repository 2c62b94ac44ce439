import { describe, expect, it } from 'vitest';
import { albumsInPath, nameReadings, titleInName } from './name-words.ts';

describe('names that people gave', () => {
  it.each([
    ['IMG_2041 Kyoto garden (2).jpg', 'Kyoto garden'],
    ['hotel-receipt_Lisbon.jpeg', 'hotel receipt Lisbon'],
    ['京都の写真 (1).jpg', '京都の写真'],
    ['바다에서.jpg', '바다에서'],
    ['2021-06-05 Geburtstag Oma.heic', 'Geburtstag Oma'],
    ['День рождения.png', 'День рождения'],
    ['Dinner at Café Bohème.jpg', 'Dinner at Café Bohème'],
  ])('%s is %s', (name, title) => {
    expect(titleInName(name)).toBe(title);
  });

  it.each([
    'IMG_2041.HEIC',
    'DSC00012.JPG',
    'PXL_20231006_063909898.LS.mp4',
    'MVIMG_20210605_141516.jpg',
    'WhatsApp Image 2023-05-07 at 15.09.29.jpeg',
    'Screenshot_20230507-150929.png',
    'Screen Shot 2023-05-07 at 3.09.29 PM.png',
    'FB_IMG_1683465600000.jpg',
    'mmexport1683465600000.jpg',
    '8F2A3B4C-1D2E-4F5A-9B8C-7D6E5F4A3B2C.jpeg',
    '0a1b2c3d4e5f.jpg',
    'GOPR0042.MP4',
    'P1020304.JPG',
    '20230507_150929.jpg',
    '微信图片_20230507150929.jpg',
    'image001.png',
    '截屏2023-05-07 15.09.29.png',
  ])('%s is nobody’s title', (name) => {
    expect(titleInName(name)).toBeUndefined();
  });
});

describe('folders', () => {
  it('are albums when they are called after something', () => {
    expect(albumsInPath('2023/2023年 家族旅行/DCIM/100APPLE/a.jpg')).toEqual(['2023年 家族旅行']);
    expect(albumsInPath('Trips/Rome 2019/a.jpg')).toEqual(['Trips', 'Rome 2019']);
    expect(albumsInPath('가족 사진/a.jpg')).toEqual(['가족 사진']);
    for (const folder of ['2019', '2019-05', '20190507', 'Camera Roll', '照片', 'DCIM', '100APPLE', 'a', '12'])
      expect(albumsInPath(`${folder}/a.jpg`)).toEqual([]);
  });

  it('of a file at the top are none', () => {
    expect(nameReadings('IMG_1.jpg')).toEqual([]);
  });
});
