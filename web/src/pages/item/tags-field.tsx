import { Tag as TagIcon } from 'lucide-react';
import type { Tag } from '../../../../src/memory/item-text.ts';
import { calendarTagInWords } from '../../words/calendar-tags.ts';
import { itemWords } from '../../words/item.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { ChipsField } from './chips-field.tsx';
import { FieldRow } from './field-row.tsx';
import form from './forms.module.css';
import type { Said } from './item-document.ts';
import type { Correct } from './use-correct.ts';

type Props = {
  readonly tags: readonly Tag[];
  readonly readings: readonly Said[];
  readonly isCited: boolean;
  readonly correct: Correct;
};

/** The tags of an item: the owner's first; those derived from its date separately, since they change with the date. */
export function TagsField({ tags, readings, isCited, correct }: Props) {
  const say = useWords(itemWords);
  const order = ['owner', 'file', 'album', 'mailbox', 'row', 'perception', 'rule'];
  const own = tags.filter(({ source }) => source !== 'temporal');
  const names = [
    ...new Set(own.toSorted((a, b) => order.indexOf(a.source) - order.indexOf(b.source)).map(({ name }) => name)),
  ];
  const language = useLanguage();
  const ofDate = [...new Set(tags.filter(({ source }) => source === 'temporal').map(({ name }) => name))];
  return (
    <FieldRow label={say.tags} icon={<TagIcon size={18} />} readings={readings} isCited={isCited}>
      {ofDate.length === 0 ? null : (
        <p className={form.soft}>{ofDate.map((name) => calendarTagInWords(name, language)).join(' · ')}</p>
      )}
      <ChipsField
        chips={names.map((name) => ({
          key: name,
          label: name,
          content: <span>{name}</span>,
          onRemove: () => void correct.correct({ tags: { remove: [name] } }, say.savedTag(name, false)),
        }))}
        empty={ofDate.length === 0 ? say.noTags : ''}
        addLabel={say.addTag}
        inputLabel={say.tagName}
        isSaving={correct.isSaving}
        problem={correct.problem}
        onAdd={(tag) => correct.correct({ tags: { add: [tag] } }, say.savedTag(tag, true))}
      />
    </FieldRow>
  );
}
