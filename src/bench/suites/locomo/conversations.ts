import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import { insideFolder } from '../../../app/import/content-path.ts';
import { MadeleineError } from '../../../memory/errors.ts';
import type { Failure } from '../../../memory/failure.ts';

/** LoCoMo's categories, by their numbers in the file. */
export const categories = {
  1: 'multi-hop',
  2: 'temporal',
  3: 'open-domain',
  4: 'single-hop',
  5: 'adversarial',
} as const;
export type Category = keyof typeof categories;

const printed = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const questionSchema = z.looseObject({
  question: z.string(),
  answer: printed.nullish(),
  adversarial_answer: printed.nullish(),
  evidence: z.array(printed).nullish(),
  category: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
});
const sampleSchema = z.looseObject({
  /** As long as the ids of its turns allow. */
  sample_id: z.string().min(1).max(200),
  conversation: z.record(z.string(), z.unknown()),
  qa: z.array(z.unknown()).default([]),
});
const turnSchema = z.looseObject({ dia_id: z.string().max(200) });

export type LocomoGold = {
  readonly category: Category;
  /** Absent for adversarial questions whose right answer is that it was never said. */
  readonly answer?: string;
  readonly adversarialAnswer?: string;
  /** Ids of turns, `<sample_id>:<dia_id>`; only those that the conversation has. */
  readonly evidence: readonly string[];
};
export type LocomoQuestion = {
  readonly id: string;
  readonly sample: string;
  readonly text: string;
  readonly gold: LocomoGold;
};
export type Conversations = {
  readonly file: string;
  readonly sha256: string;
  readonly samples: readonly string[];
  readonly questions: readonly LocomoQuestion[];
  readonly failures: readonly Failure[];
  readonly notes: readonly string[];
};

const names = ['locomo10.json', 'locomo3.json', 'locomo.json'];

/** The file itself, or the one with a released name in a folder. Errors: `missing`. */
async function fileAt(path: string): Promise<string> {
  const top = resolve(path);
  const found = await stat(top).catch((cause: unknown) => {
    throw new MadeleineError('missing', 'The path does not exist.', { path: top, cause });
  });
  if (found.isFile()) return top;
  for (const name of names) {
    const file = join(top, name);
    if ((await stat(file).catch(() => undefined))?.isFile() === true) return insideFolder(top, file);
  }
  throw new MadeleineError('missing', `This folder has no ${names[0]}.`, {
    path: top,
    action: 'Give the JSON file with the conversations.',
  });
}

/**
 * Questions and gold of a LoCoMo file (Maharana et al. 2024). Evidence that names several turns in one string is split;
 * what names no turn of the conversation is dropped, and said in `notes`. Errors: `missing`, `corrupt`.
 */
export async function readConversations(path: string): Promise<Conversations> {
  const file = await fileAt(path);
  const bytes = await readFile(file);
  const failures: Failure[] = [];
  const notes: string[] = [];
  const questions: LocomoQuestion[] = [];
  const samples: string[] = [];
  for (const [row, value] of samplesOf(file, bytes.toString('utf8').replace(/^\ufeff/, '')).entries()) {
    const sample = sampleSchema.safeParse(value);
    if (!sample.success) {
      failures.push(malformed(file, `sample ${row}`, sample.error));
      continue;
    }
    const { sample_id: id, conversation, qa } = sample.data;
    samples.push(id);
    const turns = turnsOf(conversation);
    qa.forEach((raw, number) => {
      const read = questionSchema.safeParse(raw);
      if (!read.success) failures.push(malformed(file, `${id}, question ${number}`, read.error));
      else questions.push(questionOf(id, number, read.data, turns, notes));
    });
  }
  return { file, sha256: createHash('sha256').update(bytes).digest('hex'), samples, questions, failures, notes };
}

function samplesOf(file: string, text: string): readonly unknown[] {
  try {
    const root: unknown = JSON.parse(text);
    return Array.isArray(root) ? root : [root];
  } catch (cause) {
    throw new MadeleineError('corrupt', 'This file is not valid JSON.', {
      path: file,
      action: 'Download it again.',
      cause,
    });
  }
}

const malformed = (file: string, where: string, error: z.ZodError): Failure => ({
  path: `${basename(file)}, ${where}`,
  code: 'malformed-row',
  message: z.prettifyError(error).replaceAll('\n', '; '),
  action: 'Correct the row, or leave it: the others count.',
});

function turnsOf(conversation: Readonly<Record<string, unknown>>): Set<string> {
  const ids = new Set<string>();
  for (const [key, session] of Object.entries(conversation)) {
    if (!/^session_\d+$/.test(key) || !Array.isArray(session)) continue;
    for (const turn of session) {
      const read = turnSchema.safeParse(turn);
      if (read.success) ids.add(read.data.dia_id);
    }
  }
  return ids;
}

const present = <K extends string>(key: K, value: string | null | undefined): Partial<Record<K, string>> =>
  value === null || value === undefined ? {} : ({ [key]: value } as Record<K, string>);

function questionOf(
  sample: string,
  number: number,
  raw: z.infer<typeof questionSchema>,
  turns: ReadonlySet<string>,
  notes: string[],
): LocomoQuestion {
  const id = `${sample}:q${number}`;
  const evidence = new Set<string>();
  for (const written of raw.evidence ?? []) {
    const parts = written.split(/[;,\s]+/).filter((part) => part !== '');
    const known = parts.filter((part) => turns.has(part));
    if (parts.length > 1 && known.length > 0) notes.push(`${id}: the evidence "${written}" was split.`);
    if (known.length < parts.length || parts.length === 0)
      notes.push(`${id}: the evidence "${written}" names no turn and was dropped.`);
    for (const part of known) evidence.add(`${sample}:${part}`);
  }
  return {
    id,
    sample,
    text: raw.question,
    gold: {
      category: raw.category,
      ...present('answer', raw.answer),
      ...present('adversarialAnswer', raw.adversarial_answer),
      evidence: [...evidence],
    },
  };
}
