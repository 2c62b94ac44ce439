import type { AuditFinding, NotJudged, ShareReason } from './share-verbs.ts';

/** Why something is held back, as a person would say it of an item. */
export const reasonWords: Readonly<Record<ShareReason, string>> = {
  document: 'looks like a document',
  card: 'looks like an identity or bank card',
  code: 'has a barcode or QR code',
  text: 'has writing',
  screen: 'shows a screen',
  vehicle: 'shows a vehicle',
  child: 'may show a child',
  intimate: 'may be intimate',
  'missed-face': 'shows a person without a detected face',
  'faces-not-judged': 'could not be searched for faces',
  'text-not-judged': 'could not be searched for text',
  model: 'flagged by the model',
  'model-not-judged': 'the model gave no verdict',
  'film-too-long': 'is longer than 60 seconds',
  'film-with-text': 'has writing or codes, which cannot be covered reliably in a video',
  'film-not-judged': 'could not be searched (ffmpeg and the face models are required)',
  unreadable: 'could not be read',
  empty: 'has no content to share',
  audit: 'the audit still found something',
  owner: 'left out by you',
};

/** What an audit finds, with its article. */
export const findingWords: Readonly<Record<AuditFinding['kind'], string>> = {
  name: 'a name',
  address: 'an email address',
  code: 'a code',
  number: 'a number of the originals',
  position: 'a position',
  pattern: 'the form of a number, address or link',
  face: 'a face',
  text: 'a line of text',
  barcode: 'a barcode or QR code',
  metadata: 'metadata',
};

const of = (count: number | undefined, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${(count ?? 0).toLocaleString('en')} ${many}`;

/** A sentence on what the audit could not judge. */
export const notJudgedWords = ({ what, count }: NotJudged): string => notJudgedSentences[what](count);

const notJudgedSentences: Readonly<Record<NotJudged['what'], (count: number | undefined) => string>> = {
  nudity: () => 'Nudity: the program has no model for it.',
  manner: () => 'Whether build, clothes, home or style of writing give somebody away.',
  faces: (n) => `Faces in ${of(n, 'picture', 'pictures')}: they could not be searched for.`,
  text: (n) => `Writing in ${of(n, 'picture', 'pictures')}: it could not be read.`,
  'unclear-text': (n) => `Whether ${of(n, 'picture holds', 'pictures hold')} writing too small or unclear to be read.`,
  'hidden-people': (n) => `People seen without a face in ${of(n, 'picture', 'pictures')}.`,
  'name-parts': (n) =>
    `${of(n, 'part of a name that is', 'parts of names that are')} also an ordinary word or a place: searched for only with the rest of the name.`,
  'unknown-names': () => 'Names that the memory does not know: read the capitalised words that are left.',
  rest: () => 'Numbers of fewer than five digits, and anything in pictures but faces, writing and codes.',
};
