import { z } from 'zod';
import { causeInWords } from '../words/problems.ts';

const problemDocument = z.looseObject({
  code: z.string().default('internal'),
  title: z.string().optional(),
  detail: z.string().optional(),
  action: z.string().optional(),
  status: z.number().optional(),
});

/** An error reported by the server (RFC 9457): a code, a message and advice. */
export class Problem extends Error {
  readonly code: string;
  readonly action: string | undefined;
  readonly status: number | undefined;

  constructor(
    code: string,
    message: string,
    more: { readonly action?: string | undefined; readonly status?: number | undefined; readonly cause?: unknown } = {},
  ) {
    const { title, todo } = causeInWords({ code, message, action: more.action });
    super(title, { cause: more.cause });
    this.name = 'Problem';
    this.code = code;
    this.action = todo === '' ? undefined : todo;
    this.status = more.status;
  }
}

/** The problem in an unsuccessful response. */
export async function problemOf(response: Response): Promise<Problem> {
  const said: unknown = await response.json().catch(() => undefined);
  const read = problemDocument.safeParse(said);
  if (!read.success) return new Problem('internal', response.statusText, { status: response.status });
  const { code, detail, title, action } = read.data;
  return new Problem(code, detail ?? title ?? response.statusText, { action, status: response.status });
}
