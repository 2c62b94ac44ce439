import type { Subjects } from '../../../contract/review/subjects.ts';
import { Chance } from '../../lives/chance.ts';
import type { BuildContext, Builder, Draft, Reviewed } from '../builder.ts';
import { byRule } from '../step-records.ts';
import { checkedQuestion, chosenQuestions } from './choose.ts';
import { exportAtm } from './export-atm.ts';
import { memorableMoments } from './moments.ts';
import { apart, type Checked, merged, moments, questions } from './proposal.ts';
import { momentTasks, proposeApart, proposeMerged, windowTasks } from './propose.ts';

/** Moments that are looked at for each question that is wanted. */
const MOMENTS_A_QUESTION = 3;

/** ATM-Bench's annotation (Appendix B): moments, questions on mails and pictures apart, then merged by year, then checked. */
export const atmBuilder: Builder = {
  name: 'atm',
  title: 'ATM-Bench',
  method:
    'Following ATM-Bench (Appendix B): questions are proposed for emails and for pictures apart, then over windows of a year with both merged by time; each has its answer and primary evidence, is checked against the guidelines, reviewed by one annotator and validated by another.',
  steps: [
    { id: 'moments', title: 'Choose memorable moments', needs: 'nothing', makes: moments, run: chooseMoments },
    {
      id: 'apart',
      title: 'Propose questions on emails and on pictures',
      needs: 'nothing',
      makes: apart,
      run: (context) => context.each(apart, momentTasks(context), (task) => proposeApart(context, task)),
    },
    {
      id: 'merged',
      title: 'Propose questions over a year of both',
      needs: 'nothing',
      makes: merged,
      run: (context) => context.each(merged, windowTasks(context), (task) => proposeMerged(context, task)),
    },
    {
      id: 'questions',
      title: 'Check questions against the guidelines',
      needs: 'nothing',
      makes: questions,
      run: async (context) =>
        context.each(questions, await chosenQuestions(context), (task) => checkedQuestion(context, task)),
      review: reviewed(),
    },
  ],
  export: exportAtm,
};

async function chooseMoments(context: BuildContext): Promise<void> {
  const all = memorableMoments(context.life);
  const wanted = context.options.questions * MOMENTS_A_QUESTION;
  const chance = new Chance(context.options.seed);
  const byPart = [...Map.groupBy(all, ({ part }) => part).values()];
  const chosen = byPart.flatMap((some) => chance.some(some, Math.ceil(wanted / byPart.length)));
  await context.each(moments, chosen, async ({ key: _, ...value }) => ({ by: [byRule('atm/moments')], value }));
}

function reviewed(): Reviewed {
  return {
    async drafts(context) {
      return context
        .records(questions)
        .all()
        .map(({ key, value }): Draft => {
          const { question, answer, type, topic, intent, evidence, checks } = value;
          return {
            key,
            kind: 'question',
            subject: { question, answer, answerType: type, topic, intent, evidence },
            evidence: evidence.map((item) => ({ item })),
            checks,
          };
        });
    },
    left(result, record) {
      const { answerType, ...subject } = result as Subjects['question'];
      const before = questions.schema.parse(record.value);
      return { ...before, ...subject, type: answerType ?? before.type };
    },
    written(result) {
      const { answerType = 'open_end', ...subject } = result as Subjects['question'];
      const language = /\p{Script=Han}/u.test(subject.question) ? 'zh' : 'en';
      return { ...subject, type: answerType, language, part: 'merged', checks: [] } satisfies Checked;
    },
  };
}
