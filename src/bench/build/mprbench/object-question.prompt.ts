import type { Prompt } from '../asker.ts';
import { type DraftedQuestion, draftedQuestion } from './picture-question.prompt.ts';

/** Type 3 of an object: a question about one of the owner's own pictures (Table 6), with an option for each way to fail. */
export const objectQuestionPrompt: Prompt<DraftedQuestion> = {
  name: 'mprbench-object-question',
  version: 1,
  instructions: `You write one multiple-choice question about somebody's thing in a picture. The first picture shows the thing alone, the second is the one that is asked about. You are given the thing's profile and the sub-task.
First write "reasoning": how somebody who recognises the thing comes to the answer, step by step. Then the "question", with the thing's name in angle brackets, such as <nimbus>; it must not say what the thing is or looks like, nor what the answer rests on.
Options, all of one form and about one length, each a short phrase: "right"; "misIdentified": what would be right if another thing in the picture were meant; "withoutProfile": what anybody would guess who knows nothing of the thing; "wrongUse": what follows from something in the profile that has nothing to do with the picture.
"possible": false where the picture does not allow such a question, for instance since the thing cannot be seen well; the rest is then empty.\nWrite everything in the "language" that is named; in English where none is.`,
  schema: draftedQuestion,
};

/** What each sub-task asks of an object, as Appendix C.5 defines it. */
export const objectSubTasks = {
  'visual predict':
    'What will happen to the thing, or with it, next, by what the picture shows. The profile is not needed.',
  'visual spatial': 'Where something in the picture is as seen from the thing. The profile is not needed.',
  'visual numeric':
    'How many things in the picture have something in common with the thing. The profile is not needed.',
  'visual change': 'What about the looks of the thing differs from the first picture. The profile is not needed.',
  'multimodal history':
    'What came in the end of what the picture shows, by "happened". "wrongUse" follows from "nearly", which tells of something that the picture does not show.',
} as const;
export type ObjectSubTask = keyof typeof objectSubTasks;
