import { useMemo } from 'react';
import { Button } from '../../parts/button.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { useCloseItem } from '../../shell/open-item.ts';
import { shellWords } from '../../shell/shell-words.ts';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { useWords } from '../../words/language.ts';

export default function ItemPage() {
  const say = useWords(shellWords);
  const close = useCloseItem();
  const group = useMemo(
    () => ({ title: say.anywhere, shortcuts: [{ keys: 'Escape', says: say.close, run: close }] }),
    [say, close],
  );
  useShortcuts(group);
  return (
    <div>
      <PageTitle>Item</PageTitle>
      <Button onClick={close}>{say.close}</Button>
    </div>
  );
}
