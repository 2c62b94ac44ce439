import { getSession } from '../../../../src/contract/endpoints/tokens.ts';
import { useRead } from '../../api/use-read.ts';

/** Whether this browser may show the memory to strangers: with accounts its owner may. */
export function useMayLink(): boolean {
  const { data } = useRead(getSession, {});
  return data?.memory === undefined ? data?.scopes.includes('admin') === true : data.memory.role === 'owner';
}
