import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { postMemoryShare } from '../../../../src/contract/endpoints/accounts.ts';
import { type ShareFilter, shareFilterSchema } from '../../../../src/memory/share-filter.ts';
import { call } from '../../api/call.ts';
import { toast } from '../../parts/toasts.tsx';
import { accountWords } from '../../words/accounts.ts';
import { useWords } from '../../words/language.ts';
import { FormEnd } from '../settings/form-end.tsx';
import styles from './accounts.module.css';
import { Check, Field } from './field.tsx';
import { refreshed } from './refreshed.ts';

const empty = { account: '', name: '', places: '', albums: '', from: '', to: '', pictures: false };
type Typed = typeof empty;

const listed = (said: string): string[] | undefined => {
  const names = said
    .split(/[,，、]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return names.length === 0 ? undefined : names;
};

/** The filter that was typed; undefined where it chooses nothing. */
function filterOf({ places, albums, from, to, pictures }: Typed): ShareFilter | undefined {
  return shareFilterSchema.safeParse({
    places: listed(places),
    albums: listed(albums),
    from: from === '' ? undefined : from,
    to: to === '' ? undefined : to,
    kinds: pictures ? ['image', 'video'] : undefined,
  }).data;
}

/** Shares a part of a memory with somebody. */
export function NewShare({ memory, onDone }: { readonly memory: string; readonly onDone: () => void }) {
  const say = useWords(accountWords);
  const client = useQueryClient();
  const [typed, setTyped] = useState(empty);
  const [isPoor, setPoor] = useState(false);
  const share = useMutation({
    mutationFn: (filter: ShareFilter) =>
      call(postMemoryShare, { params: { id: memory }, body: { account: typed.account, name: typed.name, filter } }),
    onSuccess: async ({ account }) => {
      await refreshed(client);
      toast({ text: say.sharedNow(account.shownName) });
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const filter = filterOf(typed);
    setPoor(filter === undefined);
    if (filter !== undefined) share.mutate(filter);
  };
  const set = (part: Partial<Typed>) => setTyped({ ...typed, ...part });
  return (
    <form className={styles.form} onSubmit={submit} aria-label={say.addShare}>
      <Field label={say.withWhom} value={typed.account} onType={(account) => set({ account })} required />
      <Field label={say.called} hint={say.calledHint} value={typed.name} onType={(name) => set({ name })} required />
      <Field label={say.places} value={typed.places} onType={(places) => set({ places })} />
      <Field label={say.albums} value={typed.albums} onType={(albums) => set({ albums })} />
      <div className={styles.two}>
        <Field label={say.from} type="date" value={typed.from} onType={(from) => set({ from })} />
        <Field label={say.to} type="date" value={typed.to} onType={(to) => set({ to })} />
      </div>
      <Check label={say.onlyPictures} checked={typed.pictures} onCheck={(pictures) => set({ pictures })} />
      <FormEnd change={share} does={say.share} wrong={isPoor ? say.chooseSomething : undefined} onCancel={onDone} />
    </form>
  );
}
