import { PageTitle } from '../../parts/page-title.tsx';
import { shellWords } from '../../shell/shell-words.ts';
import { useWords } from '../../words/language.ts';

export default function BenchPage() {
  const say = useWords(shellWords);
  return <PageTitle>{say.bench}</PageTitle>;
}
