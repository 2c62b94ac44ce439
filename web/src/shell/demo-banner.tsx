import { Sparkles } from 'lucide-react';
import { viewDemo } from '../pages/import/demo-view.ts';
import { Button } from '../parts/button.tsx';
import { useWords } from '../words/language.ts';
import { welcomeWords } from '../words/welcome.ts';
import styles from './demo-banner.module.css';

/** Banner on all pages of the demo, with a link back. */
export default function DemoBanner() {
  const say = useWords(welcomeWords);
  return (
    <aside className={styles.banner} aria-label={say.demoBanner}>
      <Sparkles size={18} aria-hidden />
      <p>{say.demoBanner}</p>
      <Button look="quiet" onClick={() => void viewDemo(false)}>
        {say.demoLeave}
      </Button>
    </aside>
  );
}
