import { Compass } from 'lucide-react';
import { Link } from 'wouter';
import { Empty } from '../parts/states.tsx';
import { useWords } from '../words/language.ts';
import { shellWords } from './shell-words.ts';

export function NotFound() {
  const say = useWords(shellWords);
  return (
    <Empty icon={<Compass size={28} aria-hidden />} title={say.notFound}>
      <Link href="/">{say.home}</Link>
    </Empty>
  );
}
