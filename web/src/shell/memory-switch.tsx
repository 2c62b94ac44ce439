import { useId } from 'react';
import { getMemories, putSessionMemory } from '../../../src/contract/endpoints/accounts.ts';
import type { SessionResponse } from '../../../src/contract/endpoints/tokens.ts';
import { getSession } from '../../../src/contract/endpoints/tokens.ts';
import { call } from '../api/call.ts';
import { useRead } from '../api/use-read.ts';
import { accountWords } from '../words/accounts.ts';
import { useWords } from '../words/language.ts';
import styles from './navigation.module.css';

/** Who is signed in to a server with accounts, and what they are looking at; undefined on a server of one owner. */
export function useAccount(): Pick<SessionResponse, 'account' | 'memory'> | undefined {
  const { data } = useRead(getSession, {});
  return data?.account === undefined ? undefined : data;
}

/** Chooses between one's own memories and what others share; nothing where there is one alone. */
export function MemorySwitch() {
  const account = useAccount();
  return account === undefined ? null : <Choice />;
}

function Choice() {
  const say = useWords(accountWords);
  const id = useId();
  const { data } = useRead(getMemories, {});
  const memories = data?.memories ?? [];
  if (memories.length < 2) return null;
  const choose = async (memory: string): Promise<void> => {
    await call(putSessionMemory, { body: { memory } });
    // Everything on the page, and what it listens to, is of the memory before.
    location.assign('/');
  };
  return (
    <div className={styles.memory}>
      <label htmlFor={id}>{say.memory}</label>
      <select
        id={id}
        value={memories.find(({ chosen }) => chosen)?.id ?? ''}
        onChange={({ target }) => void choose(target.value)}
      >
        {memories.map(({ id: one, name, of }) => (
          <option key={one} value={one}>
            {of === undefined ? name : say.sharedBy(name, of)}
          </option>
        ))}
      </select>
    </div>
  );
}
