import { isArchiveName } from '../../memory/origin.ts';
import { derived } from '../../memory/provenance.ts';
import { type Reading, reading } from '../../memory/reading.ts';

/** What cameras, phones, messengers and programs put into names, in words; what people add stands beside it. */
const machineWords: ReadonlySet<string> = new Set([
  ...[
    'img',
    'image',
    'images',
    'dsc',
    'dscn',
    'dscf',
    'dcim',
    'pict',
    'pic',
    'photo',
    'photos',
    'foto',
    'pxl',
    'mvimg',
    'vid',
  ],
  ...[
    'video',
    'videos',
    'mov',
    'movie',
    'film',
    'pano',
    'panorama',
    'sam',
    'gopr',
    'gx',
    'gh',
    'dji',
    'wp',
    'imag',
    'burst',
  ],
  ...[
    'cover',
    'portrait',
    'night',
    'motion',
    'hdr',
    'raw',
    'mp',
    'ls',
    'wa',
    'whatsapp',
    'at',
    'signal',
    'telegram',
    'received',
  ],
  ...[
    'fb',
    'mmexport',
    'wx',
    'camera',
    'snapchat',
    'instagram',
    'screenshot',
    'screen',
    'shot',
    'capture',
    'bildschirmfoto',
  ],
  ...[
    'edited',
    'bearbeitet',
    'copy',
    'kopie',
    'scan',
    'untitled',
    'unnamed',
    'new',
    'tmp',
    'temp',
    'file',
    'download',
    'am',
    'pm',
  ],
  ...[
    '截屏',
    '屏幕截图',
    '截图',
    '微信图片',
    '照片',
    '图片',
    '写真',
    'スクリーンショット',
    '画像',
    '사진',
    '스크린샷',
    '이미지',
  ],
]);

/** Folders in which things merely lie. */
const plainFolders =
  /^(dcim|camera|camera roll|pictures?|photos?|images?|media|videos?|movies?|fotos?|bilder|immagini|imágenes|desktop|downloads?|documents?|inbox|incoming|input|output|data|files?|misc|other|various|sonstiges|new folder.*|neuer ordner.*|untitled.*|backup|icloud photos?.*|google photos?|recently deleted|albums?|whatsapp (images?|video)|\d{3}[a-z_]{4,5}|我的照片|照片|相册|图片|视频|写真|画像|ピクチャ|사진|앨범|新建文件夹.*|新しいフォルダー.*|새 폴더.*)$/iu;

const date = /^(19|20)\d{2}([-_. ]?\d{1,2}([-_. ]?\d{1,2})?)?年?(\d{1,2}月)?(\d{1,2}日)?$/;
/** An archive on the way to what lies in it. */
const isWithin = (folder: string): boolean => folder.endsWith('!') && isArchiveName(folder.slice(0, -1));
/** A word of a language, and no code: letters of an alphabet, three at least, or two of Chinese, Japanese or Korean. */
const word = /\p{Script=Han}{2}|[\p{Script=Hiragana}\p{Script=Katakana}]{2}|\p{Script=Hangul}{2}|\p{L}{3}/u;
const vowel =
  /[aeiouyàâäáåæèéêëìíîïòóôöøùúûüœαεηιουωаеиоуыэюяії]|[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/iu;

const isHumanWord = (part: string): boolean => {
  const letters = part.replace(/[^\p{L}\p{M}]+/gu, '');
  const isCode = /\d.*\p{L}.*\d|^[\da-f-]{6,}$/iu.test(part);
  return word.test(part) && vowel.test(part) && !isCode && !machineWords.has(letters.toLowerCase());
};

/** The words of a file's name, when a person gave it one: "IMG_2041 Kyoto garden (2).jpg" is "Kyoto garden". */
export function titleInName(name: string): string | undefined {
  const stem = name.normalize('NFC').replace(/\.[^.]{1,5}$/, '');
  const parts = stem
    .replace(/[\s(（[【]*(copy|kopie|副本|コピー|복사본)?[\s(（[【]*\d{0,3}[)）\]】]\s*$/iu, '')
    .split(/[\s_+~]+|(?<=\p{L})[-.](?=\p{L})/u)
    .filter((part) => part !== '');
  const first = parts.findIndex(isHumanWord);
  const last = parts.findLastIndex(isHumanWord);
  return first === -1 ? undefined : parts.slice(first, last + 1).join(' ');
}

/** Folders of a path that are names of something, outermost first; not years, and not "DCIM" or "Pictures". */
export const albumsInPath = (path: string): string[] =>
  path
    .normalize('NFC')
    .split('/')
    .slice(0, -1)
    .map((folder) => folder.trim())
    .filter((folder) => word.test(folder) && !plainFolders.test(folder) && !date.test(folder) && !isWithin(folder));

/** What the owner wrote into the names of a file and of the folders below the one that was added. */
export function nameReadings(path: string): Reading[] {
  const title = titleInName(path.slice(path.lastIndexOf('/') + 1));
  const albums = [...new Set(albumsInPath(path))];
  return [
    ...(title === undefined ? [] : [reading('title', title, derived('file-name', 1, 0.4))]),
    ...(albums.length === 0
      ? []
      : [
          reading(
            'tags',
            albums.map((name) => ({ name, source: 'album' as const })),
            derived('folder-name', 1, 0.6),
          ),
        ]),
  ];
}
