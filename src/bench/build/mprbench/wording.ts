import type { Lists } from './lists.ts';
import type { GroupEvent } from './records.ts';

type Named = { readonly name: string };

/** Everything that rules say in a set, in its language. Names in questions stand in angle brackets already. */
export type Wording = {
  /** What models are told of the language; absent for English. */
  readonly language?: string;
  readonly lists: Lists;
  inWords(date: string): string;
  /** As an option begins. */
  capital(text: string): string;
  readonly owner: string;
  readonly thing: string;
  relative(relative: string): string;
  event(
    of: { readonly date: string; readonly routine: string; readonly what: string; readonly felt: string } & Named,
  ): string;
  acquired(owner: string, process: string): string;
  kept(name: string, storage: string): string;
  /** Where an object is in a picture. */
  readonly sides: readonly [string, string, string];
  readonly sizes: readonly [string, string];
  place(side: string, size: string): string;
  history(
    of: {
      readonly date: string;
      readonly place: string;
      readonly owner: string;
      readonly why: string;
      readonly end: string;
    } & Named,
  ): string;
  habit(name: string, occasion: string, action: string): string;
  meeting(name: string, event: GroupEvent, other: string): string;
  afterwards(event: GroupEvent, other: string): string;
  /** An event in which the words of a wrong option are said. */
  riddle(of: { readonly date: string; readonly city: string; readonly option: string } & Named): string;
  readonly goingOn: readonly string[];
  readonly asks: {
    nextAction(name: string, occasion: string): string;
    yearsApart(name: string, relative: string): string;
    afterMeeting(name: string, event: GroupEvent): string;
    relativeOfFriend(name: string, event: GroupEvent, relative: string): string;
    homeOfOwner(name: string): string;
    placeInRow(name: string): string;
    rightOf(name: string): string;
    bornBefore(name: string): string;
    whenTaken(name: string): string;
    choice(name: string): string;
  };
  /** Forms for people: what each sub-task asks. */
  readonly forms: Readonly<Record<FormTask, (name: string) => string>>;
  inRow(place: number): string;
  readonly notSeen: string;
  readonly onlyPerson: string;
};
export type FormTask = 'predict' | 'commonsense' | 'change' | 'choice' | 'sentiment';
