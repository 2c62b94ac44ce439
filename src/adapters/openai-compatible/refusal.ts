import { APICallError } from '@ai-sdk/provider';

/** A response that is not ok as the library's own error, which `modelError` reads. */
export async function refusal(response: Response, url: string): Promise<APICallError> {
  return new APICallError({
    message: (await response.text()).slice(0, 300),
    url,
    requestBodyValues: {},
    statusCode: response.status,
    responseHeaders: Object.fromEntries(response.headers),
  });
}
