import { Tag as TagIcon } from 'lucide-react';
import type { Tag } from '../../../../src/memory/item-text.ts';
import { itemWords } from '../../words/item.ts';
import { useWords } from '../../words/language.ts';
import { ChipsField } from './chips-field.tsx';
import { FieldRow } from './field-row.tsx';
import type { Said } from './item-document.ts';
import type { Correct } from './use-correct.ts';

type Props = {
  readonly tags: readonly Tag[];
  readonly readings: readonly Said[];
  readonly isCited: boolean;
  readonly correct: Correct;
};

/** The tags of an item: the owner's own first, those that follow from its date last. */
export function TagsField({ tags, readings, isCited, correct }: Props) {
  const say = useWords(itemWords);
  const order = ['owner', 'file', 'album', 'mailbox', 'row', 'perception', 'rule', 'temporal'];
  const names = [
    ...new Set(tags.toSorted((a, b) => order.indexOf(a.source) - order.indexOf(b.source)).map(({ name }) => name)),
  ];
  return (
    <FieldRow label={say.tags} icon={<TagIcon size={18} />} readings={readings} isCited={isCited}>
      <ChipsField
        chips={names.map((name) => ({
          key: name,
          label: name,
          content: <span>{name}</span>,
          onRemove: () => void correct.correct({ tags: { remove: [name] } }, say.savedTag(name, false)),
        }))}
        empty={say.noTags}
        addLabel={say.addTag}
        inputLabel={say.tagName}
        isSaving={correct.isSaving}
        problem={correct.problem}
        onAdd={(tag) => correct.correct({ tags: { add: [tag] } }, say.savedTag(tag, true))}
      />
    </FieldRow>
  );
}
