import type { SharedValues } from '../language/shared-values.ts';
import type { View } from './view.ts';

/** The same view in as little memory as equal parts of others leave it: a third, where there are many. */
export const sharedView = (view: View, values: SharedValues): View => ({
  ...view,
  modality: values.text(view.modality),
  importer: values.text(view.importer),
  album: values.text(view.album),
  messageId: view.messageId === view.id ? view.id : view.messageId,
  time: timeIn(view, values),
  day: values.text(view.day),
  place: values.of(view.place),
  people: values.of(view.people),
  title: values.text(view.title),
  caption: values.text(view.caption),
  tags: values.of(view.tags),
  entities: values.of(view.entities),
  amounts: values.of(view.amounts),
  references: values.of(view.references),
  dates: values.of(view.dates),
  documentKind: values.text(view.documentKind),
  camera: values.text(view.camera),
  cues: values.of(view.cues),
  animals: values.of(view.animals),
  words: wordsIn(view, values),
  greeted: values.text(view.greeted),
});

/** A moment has no length: one text says its beginning and its end. */
function timeIn({ time }: View, values: SharedValues): View['time'] {
  if (time === undefined) return undefined;
  const { start, end, precision, source } = time;
  return {
    ...time,
    end: end === start ? start : end,
    precision: values.text(precision),
    source: values.text(source),
  };
}

function wordsIn({ words }: View, values: SharedValues): View['words'] {
  if (words === undefined) return undefined;
  return {
    ...words,
    state: values.text(words.state),
    votes: values.map(words.votes),
    sums: values.of(words.sums),
    codes: values.of(words.codes),
    looks: values.of(words.looks),
    capitals: values.of(words.capitals),
    bound: values.of(words.bound),
  };
}
