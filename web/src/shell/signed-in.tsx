import { type ReactNode, useEffect } from 'react';
import { getSession } from '../../../src/contract/endpoints/tokens.ts';
import { Problem } from '../api/problem.ts';
import { queryClient, useRead } from '../api/use-read.ts';
import { SignIn } from './sign-in.tsx';

/** Shows the pages to who may see them; a session that ends meanwhile asks for a token again. */
export function SignedIn({ children }: { readonly children: ReactNode }) {
  const session = useRead(getSession, {});
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe(({ query }) => {
        const { error } = query.state;
        const isEnded = error instanceof Problem && error.code === 'unauthenticated';
        const known = queryClient.getQueryData<{ signedIn: boolean }>([getSession.id, {}]);
        if (isEnded && known?.signedIn === true) void queryClient.invalidateQueries({ queryKey: [getSession.id] });
      }),
    [],
  );
  if (session.data?.signedIn === false) return <SignIn />;
  // A moment on this machine; who cannot be reached is told so by the page.
  return session.isPending ? null : children;
}
