import type { View } from '../view.ts';

/**
 * A view as plain values that JSON keeps, to be handed to another thread; `viewFrom` gives it back. What a view does not
 * have JSON leaves out.
 */
export type WrittenView = { readonly view: WordlessView; readonly words?: WrittenWords };
type WordlessView = Omit<View, 'words'> & { readonly words?: undefined };
type Words = NonNullable<View['words']>;
type WrittenWords = Omit<Words, 'votes'> & { readonly votes: readonly (readonly [string, number])[] };

export function writtenView(given: View): WrittenView {
  const { words } = given;
  // A copy of all is made sooner than one of all but a field.
  const view = { ...given, words: undefined };
  return words === undefined ? { view } : { view, words: { ...words, votes: [...words.votes] } };
}

/** Every view has all fields in one order, whatever was left out: organising reads them all day. */
export function viewFrom({ view, words }: WrittenView): View {
  return {
    id: view.id,
    modality: view.modality,
    importer: view.importer,
    album: view.album,
    messageId: view.messageId,
    time: view.time,
    instant: view.instant,
    local: view.local,
    day: view.day,
    hour: view.hour,
    place: view.place,
    people: view.people,
    title: view.title,
    caption: view.caption,
    tags: view.tags,
    entities: view.entities,
    amounts: view.amounts,
    references: view.references,
    dates: view.dates,
    documentKind: view.documentKind,
    thread: view.thread,
    sender: view.sender,
    camera: view.camera,
    phash: view.phash,
    shot: view.shot,
    cues: view.cues,
    animals: view.animals,
    words: words === undefined ? undefined : { ...words, votes: new Map(words.votes) as Words['votes'] },
    visit: view.visit,
    greeted: view.greeted,
  };
}
