/** Bytes that a route answers with. */
export type BytesAnswer = { readonly kind: 'bytes'; readonly bytes: Uint8Array; readonly mime: string };

export function bytesResponse(_request: Request, answer: BytesAnswer): Response {
  return new Response(new Uint8Array(answer.bytes), { headers: { 'content-type': answer.mime } });
}
