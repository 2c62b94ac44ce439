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
  const topic = questionTopics.find((one) => labels.topic?.includes(one));
  const intent = questionIntents.find((one) => labels.intent?.includes(one));
  return {
    question: text,
    answer,
    type,
    ...(topic === undefined ? {} : { topic }),
    ...(intent === undefined ? {} : { intent }),
    evidence: [...evidence],
    language: languageOf(text),
    part: 'told',
  };
}
