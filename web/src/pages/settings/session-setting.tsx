import { useQueryClient } from '@tanstack/react-query';
import { deleteSession, getSession } from '../../../../src/contract/endpoints/tokens.ts';
import { call } from '../../api/call.ts';
import { useRead } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { toast } from '../../parts/toasts.tsx';
import { useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import { Setting } from './setting.tsx';
import { wordsOf } from './use-change.ts';

/** The token of this browser and a sign-out button; nothing for the owner, who needs no token. */
export function SessionSetting() {
  const say = useWords(settingsWords);
  const queries = useQueryClient();
  const { data: session } = useRead(getSession, {});
  if (session?.token === undefined) return null;
  const signOut = async (): Promise<void> => {
    try {
      await call(deleteSession, {});
      await queries.resetQueries();
    } catch (error) {
      toast({ text: wordsOf(error), tone: 'bad' });
    }
  };
  return (
    <Setting title={say.session} about={say.sessionAbout(session.token.name)}>
      {(ids) => (
        <Button aria-describedby={ids['aria-describedby']} onClick={() => void signOut()}>
          {say.signOut}
        </Button>
      )}
    </Setting>
  );
}
