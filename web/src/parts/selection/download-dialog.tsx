import { useWords } from '../../words/language.ts';
import { selectionWords } from '../../words/selection.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';

/** Asks whether originals are downloaded or pictures for screens. */
export function DownloadDialog({
  count,
  isBusy,
  onSize,
  onClose,
}: {
  readonly count: number;
  readonly isBusy: boolean;
  readonly onSize: (size: 'original' | 'screen') => void;
  readonly onClose: () => void;
}) {
  const say = useWords(selectionWords);
  return (
    <Dialog
      title={say.downloadTitle(count)}
      onClose={onClose}
      actions={
        <>
          <Button disabled={isBusy} onClick={() => onSize('screen')}>
            {say.screenSize}
          </Button>
          <Button look="main" disabled={isBusy} onClick={() => onSize('original')}>
            {say.originals}
          </Button>
        </>
      }
    >
      <p>{say.downloadWhat}</p>
    </Dialog>
  );
}
