import { agentPromptVersion } from '../answer/model/agent.prompt.ts';
import { answerPromptVersion } from '../answer/model/answer.prompt.ts';

/** The versions of what models are told when they answer: part of what makes two runs comparable. */
export const promptVersions = { answer: answerPromptVersion, agent: agentPromptVersion } as const;
