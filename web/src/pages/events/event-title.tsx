import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { getEvent, getEvents, patchEvent } from '../../../../src/contract/endpoints/events.ts';
import { getTimeline } from '../../../../src/contract/endpoints/timeline.ts';
import type { EventCard } from '../../../../src/contract/timeline-verb.ts';
import { call } from '../../api/call.ts';
import { Problem } from '../../api/problem.ts';
import { queryClient } from '../../api/use-read.ts';
import { useTakeBack } from '../../api/use-take-back.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { toast } from '../../parts/toasts.tsx';
import { eventsWords } from '../../words/events.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { titleIn } from '../../words/titles.ts';
import styles from './event-title.module.css';

/** The title of an event; the pencil makes it editable, Enter saves and Esc cancels. */
export function EventTitle({ event }: { readonly event: EventCard }) {
  const say = useWords(eventsWords);
  const title = titleIn(event, useLanguage());
  const [isEdited, setEdited] = useState(false);
  if (isEdited) return <TitleField event={event} onDone={() => setEdited(false)} />;
  return (
    <div className={styles.head}>
      <h1>{title === '' ? say.noTitle : title}</h1>
      <IconButton label={say.rename} onClick={() => setEdited(true)}>
        <Pencil size={18} aria-hidden />
      </IconButton>
    </div>
  );
}

function TitleField({ event, onDone }: { readonly event: EventCard; readonly onDone: () => void }) {
  const say = useWords(eventsWords);
  const before = titleIn(event, useLanguage());
  const [title, setTitle] = useState(before);
  const [isBusy, setBusy] = useState(false);
  const takeBack = useTakeBack();
  const save = async (submitted: FormEvent): Promise<void> => {
    submitted.preventDefault();
    if (title.trim() === before) return onDone();
    setBusy(true);
    try {
      const { corrections = [] } = await call(patchEvent, { params: { id: event.id }, body: { title: title.trim() } });
      const stale = [getEvent, getEvents, getTimeline];
      await Promise.all(stale.map(({ id }) => queryClient.invalidateQueries({ queryKey: [id] })));
      toast({ text: say.renamed(title.trim()), undo: () => void takeBack(corrections) });
      onDone();
    } catch (error) {
      toast({ text: error instanceof Problem ? error.message : String(error), tone: 'bad' });
      setBusy(false);
    }
  };
  return (
    <form className={styles.head} onSubmit={(submitted) => void save(submitted)}>
      <label className="visually-hidden" htmlFor="event-title">
        {say.newTitle}
      </label>
      <input
        id="event-title"
        className={styles.field}
        value={title}
        maxLength={300}
        // biome-ignore lint/a11y/noAutofocus: the user has just asked to edit
        autoFocus
        onChange={(typed) => setTitle(typed.target.value)}
        onFocus={(focused) => focused.target.select()}
        onKeyDown={(pressed) => {
          if (pressed.key !== 'Escape') return;
          pressed.stopPropagation();
          onDone();
        }}
      />
      <Button type="submit" look="main" disabled={isBusy || title.trim() === ''}>
        {say.save}
      </Button>
      <Button onClick={onDone}>{say.cancel}</Button>
    </form>
  );
}
