/**
 * Something that answers web requests below one path, made by one face and mounted by another that may not import it: the
 * server checks Host, Origin and token first, and passes on the path as it came.
 */
export interface WebHandler {
  /** Never rejects: what goes wrong is a response. */
  fetch(request: Request): Promise<Response>;
  /** Ends what is open, sessions and streams. */
  close(): Promise<void>;
}
