import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { locatedItems } from '../../app/items/located-items.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { sgmText } from '../../memory/sgm-text.ts';
import type { Collection } from '../collection.ts';
import { noSpending, type Reply, replySchema, type Said } from '../outcome.ts';
import type { AskedQuestion } from '../question.ts';
import type { IngestReport, SystemUnderTest } from '../system.ts';

/**
 * Any outside system, in any language: a process that reads JSON lines and writes JSON lines.
 *
 *   → {"type":"ingest","collection":"conv-26"}           then one line an item:
 *   → {"type":"item","id":"conv-26:D1:1","modality":"text","text":"…","item":{…}}
 *   → {"type":"end"}                                      ← {"type":"ready"}
 *   → {"type":"ask","id":"conv-26:q0","question":{…},"k":10,"seed":1,"retrievalOnly":false}
 *   ← {"type":"reply","id":"conv-26:q0","answer":"…","retrieved":[{"id":"…","score":1.5}],"confidence":0.8}
 *
 * `answer` may be left out (nothing said), `null` (an abstention), a letter for a choice. `{"type":"error","id":…,
 * "message":…}` is a failure, which is retried. What the process writes to stderr is passed on.
 */
export const commandSystem = (command: string): SystemUnderTest => ({
  name: `command:${command}`,
  identity: { version: 1, command },
  gives: { ranking: true, answers: true },
  cacheable: false,
  concurrency: 1,
  async ingest(collection, { workspace, signal }) {
    const program = new Program(command, workspace);
    try {
      const report = await program.ingest(collection, signal);
      return {
        report,
        ask: (question, { signal, seed, k, retrievalOnly }) =>
          program.ask(question, { k, seed, retrievalOnly }, signal),
        close: async () => program.stop(),
      };
    } catch (error) {
      program.stop();
      throw error;
    }
  },
});

const lineSchema = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('ready') }),
  z.looseObject({ type: z.literal('error'), id: z.string().optional(), message: z.string() }),
  z.looseObject({
    type: z.literal('reply'),
    id: z.string(),
    answer: z.union([z.string(), z.number()]).nullish(),
    retrieved: replySchema.shape.retrieved,
    cited: replySchema.shape.cited,
    confidence: replySchema.shape.confidence,
    ratings: z.unknown().optional(),
    spending: replySchema.shape.spending,
  }),
]);
type Line = z.infer<typeof lineSchema>;

class Program {
  readonly #child: ChildProcess;
  readonly #command: string;
  #waiting: { take: (line: Line) => void; fail: (error: Error) => void } | undefined;
  #ended: Error | undefined;

  constructor(command: string, cwd: string) {
    this.#command = command;
    this.#child = spawn(command, { shell: true, cwd, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#child.stdin?.on('error', () => undefined);
    this.#child.on('error', (error) => this.#end(this.#failure(`could not be started: ${error.message}`)));
    this.#child.on('exit', (code, by) => this.#end(this.#failure(`ended (${code ?? by})`)));
    if (this.#child.stdout !== null) {
      createInterface({ input: this.#child.stdout }).on('line', (line) => this.#read(line));
    }
  }

  async ingest(collection: Collection, signal: AbortSignal): Promise<IngestReport> {
    const began = performance.now();
    let items = 0;
    await this.#send({ type: 'ingest', collection: collection.id });
    for await (const item of locatedItems(collection.items())) {
      signal.throwIfAborted();
      const { id, modality } = item;
      await this.#send({ type: 'item', id, modality, text: sgmText(item), item });
      items += 1;
    }
    const line = await this.#exchange({ type: 'end' }, signal);
    if (line.type !== 'ready') throw this.#failure('did not say that it is ready');
    return { items, seconds: (performance.now() - began) / 1000, spending: noSpending };
  }

  async ask(
    question: AskedQuestion,
    options: { readonly k: number; readonly seed: number; readonly retrievalOnly: boolean },
    signal: AbortSignal,
  ): Promise<Reply> {
    const line = await this.#exchange({ type: 'ask', id: question.id, question, ...options }, signal, question.id);
    if (line.type === 'error') throw this.#failure(line.message);
    if (line.type !== 'reply' || line.id !== question.id) throw this.#failure('answered something else');
    const said = saidBy(line, question);
    return replySchema.parse({
      ...(said === undefined ? {} : { said }),
      retrieved: line.retrieved,
      cited: line.cited,
      confidence: line.confidence,
      spending: line.spending,
    });
  }

  stop(): void {
    this.#child.stdin?.end();
    this.#child.kill();
  }

  /** Writes and waits for one line. A late line of a question that was given up is not taken for the next one's. */
  async #exchange(message: object, signal: AbortSignal, id?: string): Promise<Line> {
    const answer = new Promise<Line>((resolve, reject) => {
      const settle = () => {
        signal.removeEventListener('abort', abort);
        this.#waiting = undefined;
      };
      const abort = () => {
        settle();
        reject(signal.reason);
      };
      signal.addEventListener('abort', abort);
      this.#waiting = {
        take: (line) => {
          if (id !== undefined && line.type !== 'ready' && line.id !== undefined && line.id !== id) return;
          settle();
          resolve(line);
        },
        fail: (error) => {
          settle();
          reject(error);
        },
      };
      if (this.#ended !== undefined) this.#waiting.fail(this.#ended);
      else if (signal.aborted) abort();
    });
    // A rejection while the message is being written is met by whoever awaits the answer.
    answer.catch(() => undefined);
    await this.#send(message);
    return answer;
  }

  async #send(message: object): Promise<void> {
    if (this.#ended !== undefined) throw this.#ended;
    const { stdin } = this.#child;
    if (stdin === null) throw this.#failure('takes no input');
    if (!stdin.write(`${JSON.stringify(message)}\n`)) {
      await new Promise<void>((resolve) => {
        const go = () => {
          stdin.off('drain', go);
          this.#child.off('exit', go);
          resolve();
        };
        stdin.on('drain', go);
        this.#child.on('exit', go);
      });
    }
  }

  #read(text: string): void {
    if (text.trim() === '') return;
    const line = lineSchema.safeParse(parsed(text));
    if (line.success) this.#waiting?.take(line.data);
    else this.#waiting?.fail(this.#failure(`wrote a line that is not of the protocol: ${text.slice(0, 200)}`));
  }

  #end(error: Error): void {
    this.#ended = error;
    this.#waiting?.fail(error);
  }

  #failure(what: string): MadeleineError {
    return new MadeleineError('system-failed', `The command "${this.#command}" ${what}.`, {
      action: 'Run it manually with the input shown in docs/bench/README.md.',
    });
  }
}

function saidBy(line: Extract<Line, { type: 'reply' }>, question: AskedQuestion): Said | undefined {
  if (line.ratings !== undefined) return ratingsSchema.parse(line.ratings);
  if (question.form === 'items') return { kind: 'items' };
  if (line.answer === undefined) return undefined;
  if (line.answer === null) return { kind: 'abstained', reason: '' };
  const text = String(line.answer);
  return question.form === 'choice' ? { kind: 'choice', letter: text.trim().toUpperCase() } : { kind: 'text', text };
}

const ratingsSchema = z
  .object({
    levels: z.record(z.string(), z.string()),
    rationales: z.record(z.string(), z.string()).default({}),
    choices: z.array(z.string().nullable()),
  })
  .transform((ratings): Said => ({ kind: 'ratings', ...ratings }));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
