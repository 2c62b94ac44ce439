import { z } from 'zod';
import { slashedTime } from '../../../language/slashed-time.ts';
import type { FilePart } from '../../../ports/source.ts';

export const questionTypes = [
  'single-session-user',
  'single-session-assistant',
  'single-session-preference',
  'multi-session',
  'temporal-reasoning',
  'knowledge-update',
] as const;
export type QuestionType = (typeof questionTypes)[number];

const printed = z.union([z.string(), z.number(), z.boolean()]).transform(String);
export const entrySchema = z
  .looseObject({
    question_id: z.string().min(1).max(200),
    question_type: z.enum(questionTypes),
    question: z.string().min(1),
    answer: printed,
    question_date: z.string().nullish(),
    haystack_session_ids: z.array(printed),
    haystack_dates: z.array(z.string()),
    haystack_sessions: z.array(z.array(z.unknown())),
  })
  .refine(
    ({ haystack_session_ids: ids, haystack_dates: dates, haystack_sessions: sessions }) =>
      ids.length === sessions.length && dates.length === sessions.length,
    'haystack_session_ids, haystack_dates and haystack_sessions must have the same length',
  );

/** As the source reads turns: one without words or without a speaker is not in the collection. */
const turnSchema = z.looseObject({
  role: z.string().min(1).max(100),
  content: z.string(),
  has_answer: z.unknown().optional(),
});

/** A session of the history: its name, and who speaks in each turn: `u` the user, `a` anybody else, `-` for what cannot be read. */
export type Session = { readonly id: string; readonly roles: string };

/** A question with its history, whose words stay in the file. */
export type LongMemEvalQuestion = {
  /** By its place in the file: the released id says whether the question can be answered. */
  readonly id: string;
  readonly releasedId: string;
  readonly type: QuestionType;
  readonly text: string;
  /** When it is asked, `YYYY-MM-DDTHH:MM:SS`. */
  readonly now?: string;
  readonly part: FilePart;
  readonly sessions: readonly Session[];
  readonly gold: {
    readonly answer: string;
    readonly answerable: boolean;
    /** Ids of turns of whichever speaker that hold what the answer needs. */
    readonly evidence: readonly string[];
    /** Those of them that the released retrieval scorer looks for. */
    readonly targets: readonly string[];
  };
};

export const turnId = (question: string, session: number, turn: number): string =>
  `${question}:S${session + 1}:${turn + 1}`;

/** Who speaks in a turn of the question's history; `undefined` where it has no such turn. */
export function placeOf(
  { id, sessions }: Pick<LongMemEvalQuestion, 'id' | 'sessions'>,
  item: string,
): { readonly session: number; readonly isUser: boolean } | undefined {
  const [, session, turn] = (item.startsWith(`${id}:`) && /:S(\d{1,9}):(\d{1,9})$/.exec(item)) || [];
  const role = sessions[Number(session) - 1]?.roles[Number(turn) - 1];
  return role === undefined || role === '-' ? undefined : { session: Number(session) - 1, isUser: role === 'u' };
}

/**
 * A question of an entry. The released scorer takes for evidence what the user said in a session whose name holds
 * "answer"; what the assistant said is evidence too, but not looked for there.
 */
export function questionOf(entry: z.infer<typeof entrySchema>, part: FilePart): LongMemEvalQuestion {
  const { id } = part;
  const evidence: string[] = [];
  const targets: string[] = [];
  const sessions = entry.haystack_sessions.map((turns, session): Session => {
    const name = entry.haystack_session_ids[session] ?? '';
    const roles = turns.map((raw, number) => {
      const turn = turnSchema.safeParse(raw).data;
      if (turn === undefined) return '-';
      const isUser = turn.role === 'user';
      if (turn.has_answer === true) evidence.push(turnId(id, session, number));
      if (turn.has_answer === true && isUser && name.includes('answer')) targets.push(turnId(id, session, number));
      return isUser ? 'u' : 'a';
    });
    return { id: name, roles: roles.join('') };
  });
  const asked = slashedTime(entry.question_date ?? '');
  return {
    id,
    releasedId: entry.question_id,
    type: entry.question_type,
    text: entry.question,
    ...(asked === undefined ? {} : { now: asked.end }),
    part,
    sessions,
    gold: { answer: entry.answer, answerable: !entry.question_id.includes('_abs'), evidence, targets },
  };
}
