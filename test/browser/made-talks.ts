import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A made LoCoMo file: two conversations in which things are bought, and a question for each of the first six things. */
export async function writeTalks(folder: string, things: readonly string[]): Promise<string> {
  const turns = things.map((text, n) => ({ speaker: 'Ada', dia_id: `D1:${n + 1}`, text: `I bought a ${text}.` }));
  const conversation = { session_1: turns, session_1_date_time: '1:56 pm on 8 May, 2023' };
  const qa = things.slice(0, 6).map((thing, n) => ({
    question: `What about the ${thing}?`,
    answer: thing,
    evidence: [`D1:${n + 1}`],
    category: 4,
  }));
  const file = join(folder, 'locomo10.json');
  await writeFile(file, JSON.stringify(['c-1', 'c-2'].map((sample_id) => ({ sample_id, conversation, qa }))));
  return file;
}
