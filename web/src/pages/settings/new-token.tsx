import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Copy, Plus } from 'lucide-react';
import { useState } from 'react';
import { getTokens, postToken } from '../../../../src/contract/endpoints/tokens.ts';
import { call } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { toast } from '../../parts/toasts.tsx';
import { useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import { Field } from './field.tsx';
import { FormEnd } from './form-end.tsx';
import { PickField } from './pick-field.tsx';
import styles from './settings.module.css';

const rights = {
  read: ['read'],
  write: ['read', 'write'],
  admin: ['read', 'write', 'admin'],
  upload: ['upload'],
} as const;
const lives = ['7', '30', '365', 'never'] as const;
const empty = { name: '', may: 'read', days: '365' } as const;
type Typed = { readonly name: string; readonly may: keyof typeof rights; readonly days: (typeof lives)[number] };

/** Creates a token and shows it once. */
export function NewToken() {
  const say = useWords(settingsWords);
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<Typed>(empty);
  const make = useMutation({
    mutationFn: ({ name, may, days }: Typed) =>
      call(postToken, {
        body: { name, scopes: [...rights[may]], ...(days === 'never' ? {} : { days: Number(days) }) },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: [getTokens.id] }),
  });
  const close = (): void => {
    setOpen(false);
    setTyped(empty);
    make.reset();
  };
  if (make.isSuccess) return <MadeToken token={make.data.token} onDone={close} />;
  if (!isOpen)
    return (
      <div className={styles.plain}>
        <Button icon={<Plus size={16} aria-hidden />} onClick={() => setOpen(true)}>
          {say.newToken}
        </Button>
      </div>
    );
  const mayWords = { read: say.mayRead, write: say.mayWrite, admin: say.mayAdmin, upload: say.mayUpload };
  return (
    <form
      className={styles.form}
      aria-label={say.newToken}
      onSubmit={(event) => {
        event.preventDefault();
        make.mutate(typed);
      }}
    >
      <Field
        label={say.tokenName}
        hint={say.tokenNameHint}
        value={typed.name}
        onType={(name) => setTyped({ ...typed, name })}
      />
      <PickField
        label={say.tokenMay}
        value={typed.may}
        choices={(['read', 'write', 'admin', 'upload'] as const).map((one) => [one, mayWords[one]])}
        onPick={(may) => setTyped({ ...typed, may })}
      />
      <PickField
        label={say.tokenDays}
        value={typed.days}
        choices={lives.map((days) => [days, days === 'never' ? say.never : say.days(Number(days))])}
        onPick={(days) => setTyped({ ...typed, days })}
      />
      <FormEnd change={make} does={say.makeToken} onCancel={close} />
    </form>
  );
}

function MadeToken({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const say = useWords(settingsWords);
  return (
    <div className={styles.form} role="status">
      <p>{say.tokenShown}</p>
      <code className={styles.token}>{token}</code>
      <div className={styles.control}>
        <Button
          look="main"
          icon={<Copy size={16} aria-hidden />}
          onClick={() => void navigator.clipboard.writeText(token).then(() => toast({ text: say.copied }))}
        >
          {say.copy}
        </Button>
        <Button onClick={onDone}>{say.done}</Button>
      </div>
    </div>
  );
}
