import { questionIntents, questionTopics } from '../../../contract/review/subjects.ts';
import { languageOf } from '../../question.ts';
import { questionFile } from '../../suites/atm/question-file.ts';
import { type AtmQuestion, readQuestions } from '../../suites/atm/questions.ts';
import type { Life } from '../life.ts';
import type { Proposal } from './proposal.ts';

/**
 * Questions whose answers are known because the life was made (`bench make`, `demo --keep`), those left out whose evidence
 * the memory does not hold. Errors: `missing`, `corrupt`.
 */
export async function toldQuestions(path: string, life: Life): Promise<Proposal[]> {
  const { questions } = await readQuestions(await questionFile(path));
  return questions.flatMap((question) =>
    question.gold.evidence.every((id) => life.item(id) !== undefined) ? [proposalOf(question)] : [],
  );
}

function proposalOf({ text, gold }: AtmQuestion): Proposal {
  const { answer, type, evidence, labels } = gold;
  return {
    question: text,
    answer,
    type,
    topic: questionTopics.find((topic) => labels.topic?.includes(topic)) ?? 'Everyday Life Logging',
    intent: questionIntents.find((intent) => labels.intent?.includes(intent)) ?? 'Recall',
    evidence: [...evidence],
    language: languageOf(text),
    part: 'told',
  };
}
