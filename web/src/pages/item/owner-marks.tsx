import { Heart, Trash2 } from 'lucide-react';
import { isFavourite, type Tag } from '../../../../src/memory/item-text.ts';
import { IconButton } from '../../parts/button.tsx';
import { useActs } from '../../parts/selection/act.ts';
import { useWords } from '../../words/language.ts';
import { selectionWords } from '../../words/selection.ts';

/** Marks the item as a favourite, or moves it to the trash. */
export function OwnerMarks({
  id,
  tags,
  onGone,
}: {
  readonly id: string;
  readonly tags: readonly Tag[] | undefined;
  readonly onGone: () => void;
}) {
  const say = useWords(selectionWords);
  const acts = useActs();
  const isOn = isFavourite(tags);
  const mark = () => void acts.patch([id], { favourite: !isOn }, isOn ? say.notFavourite : say.favourited(1));
  const trash = async (): Promise<void> => {
    if (await acts.trash([id])) onGone();
  };
  return (
    <>
      <IconButton label={say.favouriteMark} aria-pressed={isOn} disabled={acts.isBusy} onClick={mark}>
        <Heart size={20} fill={isOn ? 'currentColor' : 'none'} aria-hidden />
      </IconButton>
      <IconButton label={say.trash} disabled={acts.isBusy} onClick={() => void trash()}>
        <Trash2 size={20} aria-hidden />
      </IconButton>
    </>
  );
}
