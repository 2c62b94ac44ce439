import { agentPromptVersion } from '../../answer/model/agent.prompt.ts';
import { answerPromptVersion } from '../../answer/model/answer.prompt.ts';
import { evaluatorPromptVersion } from '../../answer/model/evaluator.prompt.ts';
import { planPromptVersion } from '../../retrieve/model-planner/plan.prompt.ts';

/** The versions of what models are told when they answer: part of what makes two runs comparable. */
export const promptVersions = {
  answer: answerPromptVersion,
  agent: agentPromptVersion,
  evaluator: evaluatorPromptVersion,
  plan: planPromptVersion,
} as const;
