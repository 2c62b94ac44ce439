import { type ReactNode, useEffect } from 'react';
import { getSession } from '../../../src/contract/endpoints/tokens.ts';
import { Problem } from '../api/problem.ts';
import { queryClient, useRead } from '../api/use-read.ts';
import { forgetAsked } from '../pages/ask/history.ts';
import { InvitationForm, PasswordForm } from './password-form.tsx';
import { SignIn } from './sign-in.tsx';

/** Shows the pages to authorised users; asks for a token again when the session ends. */
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
  const isOut = session.data?.signedIn === false;
  useEffect(() => {
    // Who signs in next may be somebody else, and is not shown what was asked.
    if (isOut) forgetAsked();
  }, [isOut]);
  // Whoever is signed in here, the link is for another.
  if (location.pathname === '/invitation') return <InvitationForm />;
  if (session.data?.signedIn === false) {
    const { signsInBy = ['token'] } = session.data;
    return signsInBy.includes('token') ? <SignIn /> : <PasswordForm byProvider={signsInBy.includes('oidc')} />;
  }
  // Short on this machine; if the server cannot be reached, the page reports it.
  // A page asks again while it is shown, and is not taken away for that.
  return session.isPending && session.errorUpdateCount === 0 ? null : children;
}
