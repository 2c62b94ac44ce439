import { expect, it } from 'vitest';
import { plannerWorld } from '../../../test/retrieve/planner-world.ts';
import { planText } from '../algebra/plan-text.ts';
import { plan } from './planner.ts';

const planOf = (question: string): string => planText(plan(question, plannerWorld, '2024-03-15T12:00:00').root);

it.each(['mails I sent', 'the letters written by me', '我发出的邮件'])('are the owner’s: %s', (question) =>
  expect(planOf(question)).toMatch(/Nora Field.*how="sender"/),
);
it.each(['mails that were sent to me', 'when did I send the mail', 'mails Anna sent'])('are not: %s', (question) =>
  expect(planOf(question)).not.toContain('Nora Field'),
);
