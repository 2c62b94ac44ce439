import type { Provenance } from '../../../src/memory/provenance.ts';
import { type Language, words } from './language.ts';

const phrases = words({
  en: {
    owner: 'Corrected by you',
    camera: 'From the camera',
    cameraZone: 'From the camera clock, in local time',
    cameraNaive: 'From the camera clock, time zone unknown',
    film: 'From the video file',
    fileName: 'From the file name',
    fileTime: 'From the file’s modification time',
    beside: 'From the sidecar file',
    mail: 'From the email',
    mailDate: 'From the date of the email',
    cameWith: 'From the email it was attached to',
    around: 'From items around the same time',
    row: 'From the imported data',
    satellite: 'From the GPS position',
    gazetteer: 'Place name looked up from the position, on this computer',
    inText: 'From its text',
    message: 'From an email that mentions it',
    alike: 'From a nearly identical picture',
    read: 'Text recognised in the picture',
    words: 'From its text',
    calendar: 'Derived from its date and place',
    folder: 'From the folder name',
    takeout: 'From Google Takeout',
    icloud: 'From the iCloud export',
    people: 'Derived by comparing items',
    organised: 'Derived by comparing items',
    seen: 'Recognised in the picture on this computer',
    described: 'Described by a model',
    heard: 'Transcribed from the video on this computer',
    file: 'From the file',
    address: 'From the email address',
    program: (by: string) => `By ${by}`,
    sure: 'high confidence',
    quite: 'medium confidence',
    unsure: 'low confidence',
    guess: 'guess',
    confidence: (word: string, percent: number) => `${word} (${percent}%)`,
  },
  zh: {
    owner: '由您更正',
    camera: '来自相机',
    cameraZone: '来自相机时钟，按当地时间',
    cameraNaive: '来自相机时钟，时区不明',
    film: '来自视频文件的信息',
    fileName: '来自文件名',
    fileTime: '文件保存的时间',
    beside: '来自附属文件',
    mail: '来自邮件',
    mailDate: '来自邮件日期',
    cameWith: '来自它所在的邮件',
    around: '根据前后拍摄的内容',
    row: '来自导入的数据',
    satellite: '来自相机的定位',
    gazetteer: '在本机由坐标查出的地名',
    inText: '来自其中的文字',
    message: '来自提到它的邮件',
    alike: '来自几乎相同的照片',
    read: '从图片中识别的文字',
    words: '来自其中的文字',
    calendar: '由日期和地点得出',
    folder: '来自文件夹名称',
    takeout: '来自 Google Takeout',
    icloud: '来自 iCloud 导出',
    people: '通过比较各项内容得出',
    organised: '通过比较各项内容得出',
    seen: '由本机从画面中识别',
    described: '由模型描述',
    heard: '由本机从视频转写',
    file: '来自文件本身',
    address: '由邮件地址得知',
    program: (by: string) => `由 ${by} 得出`,
    sure: '把握很大',
    quite: '比较有把握',
    unsure: '不太有把握',
    guess: '猜测',
    confidence: (word: string, percent: number) => `${word}（${percent}%）`,
  },
});
type Origin = Exclude<keyof (typeof phrases)['en'], 'program' | 'confidence'>;

/** The stated source of a time or place. */
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

/** Extractors by name prefix; the first match is used. */
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
  ['icalendar', 'file'],
  ['calendar-event', 'file'],
  ['preview', 'file'],
  ['photos', 'file'],
  ['ingest.', 'file'],
  ['atm', 'row'],
  ['photobench', 'row'],
  ['locomo', 'row'],
  ['lifebench', 'row'],
  ['longmemeval', 'row'],
  ['personamem', 'row'],
  ['persona', 'row'],
];

/** The source of a value in words: "From the camera", "Corrected by you". */
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

/** A confidence in [0, 1] in words: "medium confidence (82%)". */
export function surenessInWords(share: number, language: Language): string {
  const say = phrases[language];
  const [, word] = levels.find(([least]) => share >= least) ?? [0, 'guess' as const];
  return say.confidence(say[word], Math.round(share * 100));
}
