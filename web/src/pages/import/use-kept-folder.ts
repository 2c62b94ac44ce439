import { useEffect } from 'react';
import { getSession } from '../../../../src/contract/endpoints/tokens.ts';
import { useRead } from '../../api/use-read.ts';
import { toast } from '../../parts/toasts.tsx';
import { keptFolderWords } from '../../words/kept-folder.ts';
import { useWords } from '../../words/language.ts';
import { beginKeeping, endKeeping, lookAgain, unlockFolder, useKeeping } from './kept-folder.ts';

/** Keeps the folder of whoever is signed in in step for as long as the app is open, whichever page it shows. */
export function useKeptFolder(): void {
  const say = useWords(keptFolderWords);
  const { data } = useRead(getSession, {});
  const who = data?.scopes.includes('write') === true ? `${data.account?.id} ${data.memory?.id}` : undefined;
  useEffect(() => {
    if (who === undefined) return;
    // Without storage, or without the server, no folder is kept now.
    beginKeeping().catch(() => undefined);
    const onShown = (): void => {
      if (document.visibilityState === 'visible') void lookAgain();
    };
    document.addEventListener('visibilitychange', onShown);
    return () => {
      document.removeEventListener('visibilitychange', onShown);
      endKeeping();
    };
  }, [who]);
  const keeping = useKeeping();
  const locked = keeping.state === 'locked' ? keeping.name : undefined;
  useEffect(() => {
    if (locked === undefined) return;
    toast({ text: say.locked(locked), action: { label: say.allow, run: () => void unlockFolder() } });
  }, [locked, say]);
}
