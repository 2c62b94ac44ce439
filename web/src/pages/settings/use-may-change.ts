import { getSession } from '../../../../src/contract/endpoints/tokens.ts';
import { useRead } from '../../api/use-read.ts';

/** Whether this browser may change settings; unknown until the server has said so. */
export function useMayChange(): boolean | undefined {
  const session = useRead(getSession, {});
  if (session.isError) return false;
  return session.data?.scopes.includes('admin');
}
