import { APICallError } from '@ai-sdk/provider';
import { z } from 'zod';
import { eachReadable, ifReadable } from '../../memory/readable.ts';
import type { Transcript } from '../../memory/seen.ts';
import type { SpokenPiece, Transcriber } from '../../ports/transcriber.ts';
import { boundedFetch } from './bounded-fetch.ts';
import type { Endpoint } from './endpoint.ts';
import { modelError } from './model-error.ts';

/** What servers answer to `verbose_json`; those that know only `json` give the text alone. */
const replySchema = z.looseObject({
  text: z.string(),
  language: z.string().nullish(),
  segments: eachReadable(
    z.looseObject({ start: ifReadable(z.number()), end: ifReadable(z.number()), text: z.string() }),
  ).nullish(),
});

/** Speech to text behind an OpenAI-compatible endpoint (`/audio/transcriptions`). */
export class OpenAiCompatibleTranscriber implements Transcriber {
  readonly name: string;
  readonly #endpoint: Endpoint;

  constructor(endpoint: Endpoint) {
    this.name = endpoint.model;
    this.#endpoint = endpoint;
  }

  async transcribe(
    piece: SpokenPiece,
    { language, signal }: { readonly language?: string; readonly signal?: AbortSignal },
  ): Promise<Transcript> {
    try {
      return transcriptOf(await this.#asked(piece, language, signal), piece.seconds);
    } catch (error) {
      throw modelError(error, this.#endpoint, signal);
    }
  }

  async #asked({ bytes, mime }: SpokenPiece, language: string | undefined, signal: AbortSignal | undefined) {
    const { url, model, apiKey } = this.#endpoint;
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)], { type: mime }), `sound.${mime.split('/')[1] ?? 'bin'}`);
    form.set('model', model);
    form.set('response_format', 'verbose_json');
    form.set('temperature', '0');
    if (language !== undefined) form.set('language', language);
    const address = `${url}/audio/transcriptions`;
    const reply = await boundedFetch(this.#endpoint)(address, {
      method: 'POST',
      body: form,
      ...(apiKey === undefined ? {} : { headers: { authorization: `Bearer ${apiKey}` } }),
      ...(signal === undefined ? {} : { signal }),
    });
    const text = await reply.text();
    const parsed = reply.ok ? replySchema.safeParse(json(text)) : undefined;
    if (parsed?.success === true) return parsed.data;
    throw new APICallError({
      message: reply.ok ? 'the reply is not a transcription' : saidIn(text),
      url: address,
      requestBodyValues: { model },
      statusCode: reply.status,
      responseHeaders: Object.fromEntries(reply.headers),
    });
  }
}

function transcriptOf(reply: z.infer<typeof replySchema>, seconds: number): Transcript {
  const { language, text } = reply;
  const told = reply.segments ?? [{ start: 0, end: seconds, text }];
  const segments: Transcript['segments'] = [];
  for (const { start, end, text: words } of told) {
    if (words.trim() === '') continue;
    // What has no time was said after what came before it.
    const from = Math.min(seconds, Math.max(0, start ?? segments.at(-1)?.end ?? 0));
    segments.push({ start: from, end: Math.min(seconds, Math.max(from, end ?? from)), text: words.trim() });
  }
  return { ...(language === null || language === undefined ? {} : { language }), segments };
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The server's own words about an error, as far as they are words. */
function saidIn(text: string): string {
  const said = z.looseObject({ error: z.looseObject({ message: z.string() }) }).safeParse(json(text));
  return said.success ? said.data.error.message.slice(0, 300) : 'it gave no reason';
}
