import { MadeleineError } from '../../memory/errors.ts';

type Pg = Pick<typeof import('pg'), 'Client' | 'Pool' | 'escapeLiteral'>;

/** The client of PostgreSQL, which is installed by who uses one. Error: `dependency-missing`. */
export async function loadPg(): Promise<Pg> {
  try {
    const { default: pg } = await import('pg');
    return pg;
  } catch (cause) {
    throw new MadeleineError('dependency-missing', 'A memory on PostgreSQL needs the package pg.', {
      action: 'Run `npm install pg`.',
      cause,
    });
  }
}
