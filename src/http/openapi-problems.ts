import type { Endpoint } from '../contract/endpoint.ts';
import { recordedProblem } from './recorded-examples.ts';

/** Problems by status: the name of the response in the document, its cause, and the endpoints that can return it. */
const kinds: readonly {
  readonly status: number;
  readonly name: string;
  readonly description: string;
  readonly isOf: (endpoint: Endpoint) => boolean;
}[] = [
  {
    status: 400,
    name: 'WrongRequest',
    description: 'The request is invalid; see `fields`.',
    isOf: ({ params, query, body }) => params !== undefined || query !== undefined || body !== undefined,
  },
  {
    status: 401,
    name: 'Unauthenticated',
    description: 'A valid token is required.',
    isOf: ({ open, id }) => open !== true || id === 'signIn',
  },
  {
    status: 403,
    name: 'Forbidden',
    description: 'The token does not have the required scope, or the request comes from another site.',
    isOf: () => true,
  },
  { status: 404, name: 'NotFound', description: 'Not found.', isOf: ({ params }) => params !== undefined },
  {
    status: 413,
    name: 'TooLarge',
    description: 'The body is too large.',
    isOf: ({ body, bytesBody }) => body !== undefined || bytesBody === true,
  },
  {
    status: 415,
    name: 'UnsupportedFormat',
    description: 'The body is not JSON, or the item has no displayable content.',
    isOf: ({ body, id }) => body !== undefined || id === 'media' || id === 'thumbnail',
  },
  {
    status: 429,
    name: 'TooManyFailures',
    description: 'Too many invalid tokens from this address; `Retry-After` gives the time to wait.',
    isOf: ({ open, id }) => open !== true || id === 'signIn',
  },
];

const REST = 'Problem';

const responseOf = (description: string, example: unknown) => ({
  description,
  content: {
    'application/problem+json': {
      schema: { $ref: '#/components/schemas/Problem' },
      ...(example === undefined ? {} : { example }),
    },
  },
});

/** All problem responses, each with a recorded example. */
export const problemResponses = () => [
  ...kinds.map(({ name, description, status }) => [name, responseOf(description, recordedProblem(status))] as const),
  [REST, responseOf('Any other error, with the same code as on the command line.', recordedProblem(501))] as const,
];

/** Problem responses of an endpoint, by status. */
export const problemsOf = (endpoint: Endpoint): Record<string, { readonly $ref: string }> =>
  Object.fromEntries([
    ...kinds.filter(({ isOf }) => isOf(endpoint)).map(({ status, name }) => [String(status), referenceTo(name)]),
    ['default', referenceTo(REST)],
  ]);

const referenceTo = (name: string) => ({ $ref: `#/components/responses/${name}` });
