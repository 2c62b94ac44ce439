import { APICallError } from '@ai-sdk/provider';
import { MadeleineError } from '../../memory/errors.ts';
import { boundedFetch } from './bounded-fetch.ts';
import type { Endpoint } from './endpoint.ts';
import { modelError } from './model-error.ts';

const LONGEST_MS = 120_000;

/**
 * What the endpoint answers to a body at a path that the AI SDK does not know. `gives` names what it was asked for, for the
 * error of one that takes too long. Errors: those of `modelError`, and `timeout`.
 */
export async function postJson<T>(
  endpoint: Endpoint,
  { path, body, gives, signal }: { path: string; body: object; gives: string; signal: AbortSignal | undefined },
  read: (reply: unknown) => T,
): Promise<T> {
  const { url, model, apiKey } = endpoint;
  const limit = AbortSignal.timeout(LONGEST_MS);
  try {
    const response = await boundedFetch(endpoint)(`${url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, ...body }),
      signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
    });
    if (!response.ok) throw await refusal(response, url);
    return read(await response.json());
  } catch (error) {
    if (limit.aborted) throw new MadeleineError('timeout', `The endpoint ${url} did not return ${gives} in time.`);
    throw modelError(error, endpoint, signal);
  }
}

/** A response that is not ok as the library's own error, which `modelError` reads. */
async function refusal(response: Response, url: string): Promise<APICallError> {
  return new APICallError({
    message: (await response.text()).slice(0, 300),
    url,
    requestBodyValues: {},
    statusCode: response.status,
    responseHeaders: Object.fromEntries(response.headers),
  });
}
