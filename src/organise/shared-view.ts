import type { SharedValues } from '../language/shared-values.ts';
import type { View } from './view.ts';

/** The same view in as little memory as equal parts of others leave it: a third, where there are many. */
export const sharedView = (view: View, values: SharedValues): View => ({
  ...view,
  messageId: view.messageId === view.id ? view.id : view.messageId,
  time: timeIn(view),
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
  cues: values.of(view.cues),
  animals: values.of(view.animals),
  words: wordsIn(view, values),
  greeted: values.text(view.greeted),
});

/** A moment has no length: one text says its beginning and its end. */
const timeIn = ({ time }: View): View['time'] =>
  time === undefined || time.start !== time.end ? time : { ...time, end: time.start };

function wordsIn({ words }: View, values: SharedValues): View['words'] {
  if (words === undefined) return undefined;
  return {
    ...words,
    votes: values.map(words.votes),
    sums: values.of(words.sums),
    codes: values.of(words.codes),
    looks: values.of(words.looks),
    capitals: values.of(words.capitals),
    bound: values.of(words.bound),
  };
}
