import { MadeleineError } from '../../memory/errors.ts';
import { boundedBody } from '../../ports/bounded-body.ts';

/** Bytes of one reply unless the model's setting says otherwise: some 50,000 tokens in the wrapping that streams have. */
export const MOST_REPLY_BYTES = 16_000_000;

type Asked = { readonly url: string; readonly bytes?: number };

/**
 * `fetch` as every model endpoint is asked: what is sent goes to the address that was allowed and is not sent on elsewhere,
 * and a reply, be it an error's, may have so many bytes and no more. Errors: those of `fetch`, `invalid-configuration` for
 * an endpoint that sends requests on, and `reply-too-long` while the body is read.
 */
export function boundedFetch({ url, bytes = MOST_REPLY_BYTES }: Asked): typeof fetch {
  return async (address, request) => {
    const response = await fetch(address, { ...request, redirect: 'manual' });
    const elsewhere = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && elsewhere !== null) {
      await response.body?.cancel();
      throw sentOn(url, elsewhere);
    }
    return boundedBody(response, bytes, () => tooLong(url, `${bytes} bytes`));
  };
}

/** A reply that is longer than it may be: told with its measure. */
export const tooLong = (url: string, most: string): MadeleineError =>
  new MadeleineError('reply-too-long', `The model's endpoint ${url} replied with more than ${most}.`, {
    action: 'Ask again or choose another model; `bytes` under `models` limits the length of a reply.',
  });

const sentOn = (url: string, elsewhere: string): MadeleineError =>
  new MadeleineError('invalid-configuration', `The model's endpoint ${url} redirects to ${elsewhere}.`, {
    action: 'Nothing was sent there. If the new address is correct, set it in the configuration.',
  });
