import type { AskedQuestion } from '../question.ts';
import type { LoadedSuite } from '../suite.ts';
import type { Asked } from './run-record.ts';

/** The questions with their gold, for those who read the run. No system is near when this is called. */
export const shownQuestions = (suite: LoadedSuite, limit = suite.questions.length): Asked[] =>
  suite.questions.slice(0, limit).map((question) => {
    const { answer, evidence, slices, cluster } = suite.gold(question.id);
    return {
      id: question.id,
      text: shownText(question),
      answer,
      evidence: [...evidence],
      slices: { ...slices },
      cluster,
    };
  });

const MOST_SPOKEN = 160;

/** Videos are all asked about in the same words: what is said in one tells it from the others. */
function shownText({ text, video }: AskedQuestion): string {
  const spoken = video?.transcript.trim() ?? '';
  if (spoken === '') return text;
  return spoken.length > MOST_SPOKEN ? `“${spoken.slice(0, MOST_SPOKEN).trimEnd()}…”` : `“${spoken}”`;
}
