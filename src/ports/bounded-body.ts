/**
 * The response with a body that ends in `tooLong` once more bytes than `most` have come. They are counted after they are
 * unpacked, so that a small reply cannot unpack into a large one.
 */
export function boundedBody(response: Response, most: number, tooLong: () => Error): Response {
  if (response.body === null) return response;
  let passed = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      passed += chunk.byteLength;
      if (passed > most) controller.error(tooLong());
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counted), response);
}
