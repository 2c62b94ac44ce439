import { z } from 'zod';
import { isMadeleineError } from '../../memory/errors.ts';
import type { GeneratedText, GenerateOptions, ModelMessage } from '../../ports/language-model.ts';
import { plus } from '../runner/ledger.ts';
import type { Called, CallerOptions } from './asked.ts';
import { callKey } from './call-key.ts';
import type { CallRecord } from './call-record.ts';
import { detailsOf, type Tried, tried } from './one-call.ts';

/** How a call is made, and how its reply is read. */
export type Way<T> = {
  readonly step: string;
  readonly prompt: string;
  readonly sent: { readonly name: string; readonly json: unknown } | undefined;
  readonly read: (text: string) => T;
  /** False for who puts a reply right that cannot be read by itself. */
  readonly repairs?: boolean;
  readonly make: (options: GenerateOptions) => Promise<GeneratedText>;
  /** What an endpoint says that does not take this request; nothing where that is an error. Told of success, too. */
  readonly notTaken: (error: unknown) => string | undefined;
};

/** The reply from the journal, or made now and kept there. */
export async function recorded<T>(caller: CallerOptions, request: GenerateOptions, way: Way<T>): Promise<Called<T>> {
  const key = callKey(caller.model.identity, request, way.sent);
  const { flying } = caller.book.shared;
  const others = flying.get(key);
  if (others !== undefined) await others.catch(() => undefined);
  const kept = knownOf(caller, key, way);
  if (kept.ended !== undefined) return kept.ended;
  // Others may have begun it while this one waited.
  if (flying.has(key)) return recorded(caller, request, way);
  const made = caller.book.shared.queue.add(() => new Call(caller, key, request, way).made(kept.malformed));
  flying.set(key, made);
  try {
    return await made;
  } finally {
    flying.delete(key);
  }
}

type Malformed = Extract<CallRecord, { state: 'malformed' }>;

function knownOf<T>(
  { book }: CallerOptions,
  key: string,
  way: Way<T>,
): { readonly ended?: Called<T>; readonly malformed?: Malformed } {
  const { journal, counts } = book.shared;
  const known = journal.call(key);
  if (known === undefined) return {};
  if (book.countKept(key, plus(known.spent, known.lost))) counts.lost += known.lost.calls;
  const { record } = known;
  if (record?.state === 'malformed') return { malformed: record };
  const ended = record === undefined ? undefined : endedBy(record, way);
  if (ended === undefined) return {};
  counts.kept += 1;
  count(counts, ended);
  return { ended };
}

function count(counts: { answered: number; unreadable: number; refused: number }, { state }: Called<unknown>): void {
  counts[state] += 1;
}

/** What a record says; nothing where it is read otherwise today. */
function endedBy<T>(record: CallRecord, { read }: Way<T>): Called<T> | undefined {
  if (record.state === 'unreadable') return { state: 'unreadable' };
  if (record.state === 'refused') return { state: 'refused', said: record.said };
  if (record.state !== 'answered') return undefined;
  try {
    return { state: 'answered', value: read(record.text) };
  } catch {
    return undefined;
  }
}

type Read<T> =
  | { readonly state: 'read'; readonly called: Called<T> }
  | { readonly state: 'malformed'; readonly text: string; readonly reason: string };

class Call<T> {
  readonly #caller: CallerOptions;
  readonly #key: string;
  readonly #request: GenerateOptions;
  readonly #way: Way<T>;

  constructor(caller: CallerOptions, key: string, request: GenerateOptions, way: Way<T>) {
    this.#caller = caller;
    this.#key = key;
    this.#request = request;
    this.#way = way;
  }

  async made(malformed: Malformed | undefined): Promise<Called<T>> {
    const { counts, counted } = this.#caller.book.shared;
    counted.add(this.#key);
    const called = await this.#made(malformed);
    count(counts, called);
    return called;
  }

  async #made(malformed: Malformed | undefined): Promise<Called<T>> {
    if (malformed !== undefined) return this.#repaired(malformed);
    const first = await this.#tried(this.#request);
    const read = this.#read(first);
    if (read.state !== 'malformed') return read.called;
    const { text, reason } = read;
    if (this.#way.repairs === false) return this.#unreadable(first, text);
    const record: Malformed = { ...this.#line(first), state: 'malformed', text, reason };
    this.#append(record);
    return this.#repaired(record);
  }

  async #repaired({ text, reason }: Pick<Malformed, 'text' | 'reason'>): Promise<Called<T>> {
    const repair: ModelMessage[] = [
      ...this.#request.messages,
      ...(text.trim() === '' ? [] : [{ role: 'assistant' as const, text }]),
      {
        role: 'user',
        content: [
          {
            type: 'text',
            text: `Your reply could not be read: ${reason}\nReply again to the same request with one JSON object of the given schema and nothing else.`,
          },
        ],
      },
    ];
    const second = await this.#tried({ ...this.#request, messages: repair });
    const read = this.#read(second);
    if (read.state !== 'malformed') return read.called;
    return this.#unreadable(second, read.text);
  }

  #unreadable(one: Tried<GeneratedText>, text: string): Called<T> {
    this.#append({ ...this.#line(one), state: 'unreadable', text });
    return { state: 'unreadable' };
  }

  #tried(request: GenerateOptions): Promise<Tried<GeneratedText>> {
    const { book, prices, signal } = this.#caller;
    const { reckoning, journal } = book.shared;
    const { sent } = this.#way;
    const most = reckoning.of(request, sent?.json, prices);
    return tried(book, {
      most,
      prices,
      signal,
      began: () => journal.append({ key: this.#key, state: 'began', reserved: most }),
      useOf: ({ use }) => {
        if (use.input !== undefined) reckoning.learn(request, sent?.json, use.input);
        return use;
      },
      make: (during) => this.#way.make({ ...request, signal: during }),
    });
  }

  /** What a reply says; kept when that is the last word. Errors: what outlasted the retries. */
  #read(one: Tried<GeneratedText>): Read<T> {
    const { made } = one;
    if (!made.ok) return this.#unmade(one, made.error);
    const { text, finish } = made.value;
    this.#way.notTaken(undefined);
    if (finish === 'refused') return { state: 'read', called: this.#refused(one, text) };
    try {
      const value = this.#way.read(text);
      this.#append({ ...this.#line(one), state: 'answered', text });
      return { state: 'read', called: { state: 'answered', value } };
    } catch (error) {
      return { state: 'malformed', text, reason: reasonOf(error) };
    }
  }

  #unmade(one: Tried<GeneratedText>, error: unknown): Read<T> {
    const { text, finish, error: why } = detailsOf(error);
    const code = isMadeleineError(error) ? error.code : 'internal';
    if (code === 'malformed-reply' && text !== undefined) {
      this.#way.notTaken(undefined);
      if (finish === 'content-filter') return { state: 'read', called: this.#refused(one, text) };
      const cut = finish === 'length' ? 'it was cut at its greatest length; be shorter' : undefined;
      return { state: 'malformed', text, reason: cut ?? reasonOf(why) };
    }
    // It counts with what this key cost, and is asked again by whoever carries on.
    const message = error instanceof Error ? error.message : String(error);
    this.#append({ ...this.#line(one), state: 'failed', code, message });
    const said = this.#way.notTaken(error);
    if (said !== undefined) return { state: 'read', called: { state: 'refused', said } };
    throw error;
  }

  #refused(one: Tried<GeneratedText>, said: string): Called<T> {
    this.#append({ ...this.#line(one), state: 'refused', said });
    return { state: 'refused', said };
  }

  #line({ spent, seconds, attempts }: Tried<unknown>) {
    const { step, prompt } = this.#way;
    return { key: this.#key, step, prompt, model: this.#caller.model.name, spent, seconds, attempts };
  }

  #append(record: CallRecord): void {
    this.#caller.book.shared.journal.append(record);
  }
}

const MOST_OF_A_REASON = 600;

/** Why a reply could not be read, as the model is told. */
function reasonOf(error: unknown): string {
  const zod = zodOf(error);
  const text =
    zod === undefined
      ? error instanceof Error
        ? error.message
        : 'it is not JSON of the schema'
      : z.prettifyError(zod);
  return text.slice(0, MOST_OF_A_REASON);
}

const zodOf = (error: unknown): z.ZodError | undefined =>
  error instanceof z.ZodError
    ? error
    : error instanceof Error && error.cause !== undefined
      ? zodOf(error.cause)
      : undefined;
