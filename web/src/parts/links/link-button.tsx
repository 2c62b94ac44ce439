import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { postShareLink } from '../../../../src/contract/endpoints/links.ts';
import type { NewShareLink } from '../../../../src/contract/link-verbs.ts';
import { call } from '../../api/call.ts';
import { Problem } from '../../api/problem.ts';
import { queryClient } from '../../api/use-read.ts';
import { useWords } from '../../words/language.ts';
import { linkWords } from '../../words/links.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { toast } from '../toasts.tsx';
import { copyLink } from './copy-link.ts';
import styles from './links.module.css';
import { useMayLink } from './use-may-link.ts';

type Of = Pick<NewShareLink, 'album' | 'event' | 'items'>;

/** Makes a page for others of an album or event, and shows its address; nothing for who may not. */
export function LinkButton({ of, name }: { readonly of: Of; readonly name: string }) {
  const say = useWords(linkWords);
  const [isOpen, setOpen] = useState(false);
  if (!useMayLink()) return null;
  return (
    <>
      <Button icon={<Link2 size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {say.share}
      </Button>
      {isOpen ? <LinkDialog of={of} name={name} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const days = [7, 30, 90, 365] as const;

type DialogProps = {
  /** What others will see; asked once the link is made. */
  readonly of: Of | (() => Promise<Of>);
  readonly name: string;
  readonly onClose: () => void;
};

/** Asks how others may see these pictures, and then shows the address of their page. */
export function LinkDialog({ of, name, onClose }: DialogProps) {
  const say = useWords(linkWords);
  const [said, setSaid] = useState({ name, days: '30', password: '', originals: false });
  const [address, setAddress] = useState<string>();
  const [problem, setProblem] = useState('');
  const make = async (): Promise<void> => {
    try {
      const body = {
        ...(typeof of === 'function' ? await of() : of),
        name: said.name.trim() === '' ? name : said.name.trim(),
        ...(said.days === '' ? {} : { days: Number(said.days) }),
        ...(said.password === '' ? {} : { password: said.password }),
        originals: said.originals,
      };
      const { path } = await call(postShareLink, { body });
      setAddress(`${location.origin}${path}`);
      await queryClient.invalidateQueries();
    } catch (error) {
      setProblem(error instanceof Problem ? [error.message, error.action].filter(Boolean).join(' ') : say.failed);
    }
  };
  const copy = async (text: string): Promise<void> => {
    if (await copyLink(text)) toast({ text: say.copied });
  };
  if (address !== undefined) {
    return (
      <Dialog
        title={say.made}
        onClose={onClose}
        actions={
          <>
            <Button onClick={() => void copy(address)}>{say.copy}</Button>
            <Button look="main" onClick={onClose}>
              {say.done}
            </Button>
          </>
        }
      >
        <input
          className={styles.address}
          aria-label={say.link}
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
        <p className={styles.soft}>{say.reach}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={say.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button look="main" onClick={() => void make()}>
            {say.make}
          </Button>
        </>
      }
    >
      <p className={styles.soft}>{say.about}</p>
      <div className={styles.form}>
        <label>
          <span>{say.name}</span>
          <input
            value={said.name}
            maxLength={200}
            onChange={({ target }) => setSaid({ ...said, name: target.value })}
          />
        </label>
        <label>
          <span>{say.until}</span>
          <select value={said.days} onChange={({ target }) => setSaid({ ...said, days: target.value })}>
            {days.map((n) => (
              <option key={n} value={n}>
                {say.days(n)}
              </option>
            ))}
            <option value="">{say.never}</option>
          </select>
        </label>
        <label>
          <span>{say.password}</span>
          <input
            type="text"
            autoComplete="off"
            minLength={4}
            value={said.password}
            onChange={({ target }) => setSaid({ ...said, password: target.value })}
          />
        </label>
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={said.originals}
            onChange={({ target }) => setSaid({ ...said, originals: target.checked })}
          />
          <span>{say.originals}</span>
        </label>
      </div>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </Dialog>
  );
}
