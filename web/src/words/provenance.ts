import type { Provenance } from '../../../src/memory/provenance.ts';
import { type Language, words } from './language.ts';

const phrases = words({
  en: {
    owner: 'You said so',
    camera: 'From the camera',
    cameraZone: 'From the camera’s clock, on the time of the place',
    cameraNaive: 'From the camera’s clock, whose time zone is not known',
    film: 'From the film’s own data',
    fileName: 'From the name of the file',
    fileTime: 'When the file was saved',
    beside: 'From the file beside it',
    mail: 'From the mail',
    mailDate: 'From the date of the mail',
    cameWith: 'From the mail that it came with',
    around: 'From what was made around it',
    row: 'As its source lists it',
    satellite: 'From the camera’s position',
    gazetteer: 'Names looked up from the position, on this machine',
    inText: 'From words in it',
    message: 'From a mail that speaks of it',
    alike: 'From a picture just like it',
    read: 'Read from the picture',
    words: 'Read from its words',
    calendar: 'Follows from its date and place',
    folder: 'From the name of its folder',
    takeout: 'From Google Takeout',
    icloud: 'From the iCloud export',
    people: 'Found by comparing with everything else',
    organised: 'Found by comparing with everything else',
    seen: 'Seen in the picture by a program on this machine',
    described: 'Described by a model',
    heard: 'Heard in the film by a program on this machine',
    file: 'From the file itself',
    address: 'By the mail address',
    program: (by: string) => `By ${by}`,
    sure: 'sure',
    quite: 'fairly sure',
    unsure: 'not so sure',
    guess: 'a guess',
    confidence: (word: string, percent: number) => `${word} (${percent}%)`,
  },
  zh: {
    owner: '您说的',
    camera: '来自相机',
    cameraZone: '来自相机时钟，按当地时间',
    cameraNaive: '来自相机时钟，时区不明',
    film: '来自视频文件的信息',
    fileName: '来自文件名',
    fileTime: '文件保存的时间',
    beside: '来自旁边的说明文件',
    mail: '来自邮件',
    mailDate: '来自邮件日期',
    cameWith: '来自它所在的邮件',
    around: '根据前后拍摄的内容',
    row: '来源里就这么写',
    satellite: '来自相机的定位',
    gazetteer: '在本机由坐标查出的地名',
    inText: '来自其中的文字',
    message: '来自提到它的邮件',
    alike: '来自几乎相同的照片',
    read: '从图片中识别',
    words: '从文字中读出',
    calendar: '由日期和地点得出',
    folder: '来自文件夹名称',
    takeout: '来自 Google Takeout',
    icloud: '来自 iCloud 导出',
    people: '与其他内容比较得出',
    organised: '与其他内容比较得出',
    seen: '由本机程序从画面中看出',
    described: '由模型描述',
    heard: '由本机程序从视频中听出',
    file: '来自文件本身',
    address: '由邮件地址得知',
    program: (by: string) => `由 ${by} 得出`,
    sure: '很确定',
    quite: '比较确定',
    unsure: '不太确定',
    guess: '猜测',
    confidence: (word: string, percent: number) => `${word}（${percent}%）`,
  },
});
type Origin = Exclude<keyof (typeof phrases)['en'], 'program' | 'confidence'>;

/** Where a time or place says that it comes from. */
const ofSource: Readonly<Record<string, Origin>> = {
  owner: 'owner',
  'exif-offset': 'camera',
  'exif-gps-zone': 'cameraZone',
  'exif-naive': 'cameraNaive',
  'gps-clock': 'satellite',
  xmp: 'beside',
  'quicktime-utc': 'film',
  'quicktime-local': 'film',
  sidecar: 'beside',
  'date-header': 'mailDate',
  'received-header': 'mailDate',
  row: 'row',
  'session-date': 'row',
  'file-name': 'fileName',
  'file-time': 'fileTime',
  parent: 'cameWith',
  event: 'around',
  'exif-gps': 'satellite',
  'xmp-gps': 'beside',
  'quicktime-gps': 'satellite',
  geocoder: 'gazetteer',
  text: 'inText',
  message: 'message',
  'look-alike': 'alike',
};

/** Extractors by what their names begin with; the first that fits holds. */
const ofExtractor: readonly (readonly [string, Origin])[] = [
  ['owner', 'owner'],
  ['organise.said', 'owner'],
  ['ocr', 'read'],
  ['extract.', 'words'],
  ['temporal-tags', 'calendar'],
  ['folder-name', 'folder'],
  ['file-name', 'fileName'],
  ['file-time', 'fileTime'],
  ['takeout', 'takeout'],
  ['icloud', 'icloud'],
  ['xmp-sidecar', 'beside'],
  ['exif', 'camera'],
  ['geocoder', 'gazetteer'],
  ['correspondents', 'address'],
  ['organise.people', 'people'],
  ['organise.', 'organised'],
  ['sights', 'seen'],
  ['faces', 'seen'],
  ['film-', 'seen'],
  ['film', 'film'],
  ['transcript', 'heard'],
  ['caption', 'described'],
  ['mail', 'mail'],
  ['file', 'file'],
  ['preview', 'file'],
  ['photos', 'file'],
  ['ingest.', 'file'],
  ['atm', 'row'],
  ['photobench', 'row'],
  ['locomo', 'row'],
  ['persona', 'row'],
];

/** Where a value comes from, as a person says it: "From the camera", "You said so". */
export function originInWords(
  { by, kind }: Pick<Provenance, 'by' | 'kind'>,
  source: string | undefined,
  language: Language,
): string {
  const say = phrases[language];
  if (kind === 'corrected') return say.owner;
  const known =
    (source === undefined ? undefined : ofSource[source]) ?? ofExtractor.find(([start]) => by.startsWith(start))?.[1];
  return known === undefined ? say.program(by) : say[known];
}

const levels: readonly (readonly [number, 'sure' | 'quite' | 'unsure' | 'guess'])[] = [
  [0.9, 'sure'],
  [0.7, 'quite'],
  [0.4, 'unsure'],
  [0, 'guess'],
];

/** How sure something is, of its share in [0, 1]: "fairly sure (82%)". */
export function surenessInWords(share: number, language: Language): string {
  const say = phrases[language];
  const [, word] = levels.find(([least]) => share >= least) ?? [0, 'guess' as const];
  return say.confidence(say[word], Math.round(share * 100));
}
