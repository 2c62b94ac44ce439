import { z } from 'zod';
import type { Prompt } from '../asker.ts';

const words = z.string();
export const draftedQuestion = z.object({
  possible: z.boolean(),
  reasoning: words,
  question: words,
  right: words,
  misIdentified: words,
  withoutProfile: words,
  wrongUse: words,
});
export type DraftedQuestion = z.infer<typeof draftedQuestion>;

/** Type 3: a question about one of the owner's own pictures, with an option for each way to fail (C.2.4). */
export const pictureQuestionPrompt: Prompt<DraftedQuestion> = {
  name: 'mprbench-picture-question',
  version: 2,
  instructions: `You write one multiple-choice question about a person in a picture. The first picture shows the person alone, the second is the one that is asked about. You are given the person's profile and the sub-task.
First write "reasoning": how somebody who recognises the person comes to the answer, step by step. Then the "question", with the person's name in angle brackets, such as <Maren>; it must not say what the person looks like, nor what the answer rests on.
Options, all of one form and about one length, each a short phrase: "right"; "misIdentified": what would be right if somebody else in the picture were the person; "withoutProfile": what anybody would guess who knows nothing of the person; "wrongUse": what follows from something in the profile that has nothing to do with the picture.
"possible": false where the picture does not allow such a question, for instance since the person cannot be seen well; the rest is then empty.\nWrite everything in the "language" that is named; in English where none is.`,
  schema: draftedQuestion,
};

/** What each sub-task asks for, as Appendix C.5 defines it. */
export const subTasks = {
  'visual predict': 'What the person will do next, by what the picture shows. The profile is not needed.',
  'visual spatial': 'Where somebody or something in the picture is as seen from the person. The profile is not needed.',
  'visual numeric':
    'How many in the picture have something that is seen in common with the person. The profile is not needed.',
  'visual commonsense': 'Why the person does what the picture shows, by common knowledge. The profile is not needed.',
  'visual change': 'What about the looks of the person differs from the first picture. The profile is not needed.',
  'multimodal sentiment': 'Why the person feels as the picture shows, by an event or a preference of the profile.',
  'multimodal history': 'What went before what the picture shows, or came after it, by an event of the profile.',
} as const;
export type SubTask = keyof typeof subTasks;
