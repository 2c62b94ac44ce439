import { PageTitle } from '../../parts/page-title.tsx';
import { shellWords } from '../../shell/shell-words.ts';
import { useWords } from '../../words/language.ts';

export function AskPage() {
  const say = useWords(shellWords);
  return <PageTitle>{say.ask}</PageTitle>;
}
