import type { Conversation, Session } from './conversation.ts';
import type { MadeDialogueQuestion } from './dialogue-questions.ts';
import { dateText } from './relative-time.ts';

/** A conversation with its questions, as LoCoMo's released file has them. */
export type LocomoSample = {
  readonly sample_id: string;
  readonly conversation: Readonly<Record<string, unknown>>;
  readonly qa: readonly LocomoRow[];
};
type LocomoRow = {
  readonly question: string;
  readonly answer?: string;
  readonly adversarial_answer?: string;
  readonly evidence: readonly string[];
  readonly category: number;
};

export const locomoSample = (
  id: string,
  { speakers: [a, b], sessions }: Conversation,
  questions: readonly MadeDialogueQuestion[],
): LocomoSample => ({
  sample_id: id,
  conversation: {
    speaker_a: a.name,
    speaker_b: b.name,
    ...Object.fromEntries(sessions.flatMap((session, i) => sessionRows(session, `session_${i + 1}`))),
  },
  qa: questions.map(({ question, answer, evidence, category }) => ({
    question,
    ...(category === 5 ? { adversarial_answer: answer } : { answer }),
    evidence,
    category,
  })),
});

const sessionRows = (session: Session, name: string): [string, unknown][] => [
  [`${name}_date_time`, momentText(session)],
  [
    name,
    session.turns.map(({ id, speaker, text, caption }) => ({
      speaker,
      dia_id: id,
      ...(caption === undefined ? {} : { blip_caption: caption }),
      text,
    })),
  ],
];

/** "1:56 pm on 8 May, 2023" */
function momentText({ day, minute }: Session): string {
  const hour = Math.floor(minute / 60);
  const time = `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
  return `${time} on ${dateText(day).replace(/ (\d+)$/, ', $1')}`;
}

/** How many turns a conversation has. */
export const turnsOf = ({ conversation }: LocomoSample): number =>
  Object.values(conversation).reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 0), 0);
