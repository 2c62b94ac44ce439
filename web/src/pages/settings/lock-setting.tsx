import { getLock, postLock } from '../../../../src/contract/endpoints/lock.ts';
import { call } from '../../api/call.ts';
import { useRead } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { toast } from '../../parts/toasts.tsx';
import { useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import { Setting } from './setting.tsx';
import { wordsOf } from './use-change.ts';

/** Locks an encrypted memory; nothing for a plain one. The page that asks for the passphrase takes the place of this one. */
export function LockSetting() {
  const say = useWords(settingsWords);
  const { data: lock } = useRead(getLock, {});
  if (lock?.encrypted !== true) return null;
  const lockNow = async (): Promise<void> => {
    try {
      await call(postLock, {});
      location.reload();
    } catch (error) {
      toast({ text: wordsOf(error), tone: 'bad' });
    }
  };
  return (
    <Setting title={say.lock} about={say.lockAbout}>
      {(ids) => (
        <Button aria-describedby={ids['aria-describedby']} onClick={() => void lockNow()}>
          {say.lockNow}
        </Button>
      )}
    </Setting>
  );
}
