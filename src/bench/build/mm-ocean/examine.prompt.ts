import { z } from 'zod';
import type { Prompt } from '../asker.ts';
import { categoryNames, strategies } from './records.ts';

const drafted = z.object({
  questions: z.array(
    z.object({
      category: z.enum(categoryNames),
      question: z.string(),
      right: z.string(),
      distractors: z.array(z.object({ text: z.string(), strategy: z.enum(strategies) })),
      explanation: z.string(),
      evidence: z.array(z.string()),
    }),
  ),
});
export type Drafted = z.infer<typeof drafted>;

/** Stage 3: multiple-choice questions of the categories that are asked for. */
export const examinePrompt: Prompt<Drafted> = {
  name: 'mm-ocean-examiner',
  version: 1,
  instructions: `You write exam questions on a short film for people who have seen and heard it. You are given its length, what is said in it, observations with ids, seconds and boxes, explanations of how viewers rated the person where there are any, and the categories to write one question each for.
- Personality Attribution: which trait at which level the behaviour of a given interval supports most.
- Counterfactual Reasoning: which rating would change most if what is seen around a given second were not there.
- Temporal-Causal Reasoning: which chain links what the person does at different moments.
- Mixed Emotion Discrimination: which mixture of feelings best describes a given interval, by face and voice.
- Micro-expression Localization: in which interval a change of the face occurs. Options are intervals such as [04.0s - 05.5s].
- Spatial Localization Verification: the question names a second and a box, as "At around 04.8s … (x=0.409, y=0.292, w=0.181, h=0.054)"; options say what is seen in it.
- Temporal-Spatial Joint Localization: when and where something occurs. Options are "Time: ~04.8s; Bbox: [x=0.409, y=0.292, w=0.181, h=0.054]".
The question never says what is done, felt or meant: only seconds and boxes point at it. Seconds and boxes of a question and of its right option are those of observations, unchanged.
"right": the right option. "distractors": exactly five: at least two of strategy "text", which somebody might choose who only reads what is said; at least one "wrong-segment", which is true of another part of the film; at least one "near-miss", which is nearly right. All six are of one form, and their lengths differ from that of the right one by less than 15 percent. "evidence": ids of the observations that the answer rests on. "explanation": why it is right, citing them.`,
  schema: drafted,
};
