import { chatPath, contactsPath } from './documents.ts';
import { keptPapers } from './kept-papers.ts';
import type { MadePicture } from './made-picture.ts';
import { money } from './papers.ts';
import { cents, type Story } from './story.ts';

/**
 * A question with what its answer must be, computed from the story: for tests, never for the answerer. A grounded answer
 * contains one of `anyOf` (and, where there are any, cites something of `evidence`: paths or message keys).
 */
export type DemoQuestion = {
  readonly kind: 'when' | 'where' | 'who' | 'how-much' | 'how-many' | 'list' | 'reference' | 'open' | 'unanswerable';
  readonly question: string;
  readonly expected:
    | { readonly outcome: 'grounded'; readonly anyOf: readonly string[]; readonly evidence: readonly string[] }
    | { readonly outcome: 'abstained' };
};

const longDate = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

const grounded = (
  kind: DemoQuestion['kind'],
  question: string,
  anyOf: readonly string[],
  evidence: readonly string[],
): DemoQuestion => ({ kind, question, expected: { outcome: 'grounded', anyOf, evidence } });

/** Questions that documents alone can answer: an invoice, a pass, a moved invitation, a barcode, a chat, a contact. */
function documentQuestions(story: Story, photos: readonly MadePicture[]): DemoQuestion[] {
  const { repair, concert, lesson, back, moved, plumber } = keptPapers(story);
  const passes = photos.filter(({ takenAt, kind }) => takenAt.startsWith(back.day) && kind === 'boarding pass');
  const on = lesson.after.slice(0, 10);
  return [
    grounded('when', `When is the invoice from ${repair.shop} due?`, [repair.due, longDate(repair.due)], ['repair']),
    grounded('reference', `What is my seat at ${concert.title}?`, [`seat ${concert.seat}`, concert.seat], ['concert']),
    grounded('when', `When is the ${lesson.title.toLowerCase()}?`, [on, longDate(on)], ['lesson-moved']),
    grounded(
      'reference',
      `Which seat did I have on flight ${back.flight}?`,
      [back.seat],
      passes.map(({ path }) => path),
    ),
    grounded('open', `What is ${story.cast.friend.first}'s new address?`, [moved.street], [chatPath(story)]),
    grounded('reference', `What is ${plumber.name}'s phone number?`, [plumber.phone], [contactsPath]),
  ];
}

/** Questions of different kinds; the last two cannot be answered. */
export function demoQuestions(
  story: Story,
  photos: readonly MadePicture[],
  videos: readonly MadePicture[],
): DemoQuestion[] {
  const { long, far, cast, vet, ground } = story;
  const country = long.trip.first.country;
  const paid = cents(long.stays[0].paid + long.stays[1].paid);
  const pathsOf = (match: (photo: MadePicture) => boolean): string[] => photos.filter(match).map((photo) => photo.path);
  const shore = pathsOf((photo) => photo.city === long.trip.shore.city);
  const counted = videos.filter((video) => video.country === country);
  return [
    grounded(
      'when',
      `When did I visit the ${long.trip.museum}?`,
      [long.museumDay, longDate(long.museumDay)],
      pathsOf(
        (photo) => photo.takenAt.startsWith(long.museumDay) && (photo.kind === 'museum' || photo.kind === 'ticket'),
      ),
    ),
    grounded(
      'where',
      'Where was I on Christmas Eve 2023?',
      [ground.sister.city],
      pathsOf((photo) => photo.takenAt.startsWith('2023-12-24')),
    ),
    grounded('who', 'Who is my best friend?', [cast.friend.name, cast.friend.first], ['card']),
    grounded(
      'how-much',
      `How much did I pay for my hotels in ${country}?`,
      [money(paid, 'EUR')],
      ['stay1-invoice', 'stay2-invoice'],
    ),
    grounded(
      'how-many',
      `How many videos did I take in ${country}?`,
      [String(counted.length)],
      counted.map((made) => made.path),
    ),
    grounded('list', `Show me the photos from ${long.trip.shore.city}`, shore, shore),
    grounded(
      'reference',
      `What is the ticket number for the ${far.trip.garden}?`,
      [far.gardenTicket],
      pathsOf((photo) => photo.words.some((line) => line.includes(far.gardenTicket))),
    ),
    grounded(
      'open',
      `What did the vet find when ${cast.cat} was ill?`,
      [vet.finding, vet.finding.replace(/^an? /, '')],
      ['vet-2'],
    ),
    ...documentQuestions(story, photos),
    {
      kind: 'unanswerable',
      question: 'How much did the opera tickets in Vancouver cost?',
      expected: { outcome: 'abstained' },
    },
    { kind: 'unanswerable', question: 'When did I learn to fly a helicopter?', expected: { outcome: 'abstained' } },
  ];
}
