import { ImageOff } from 'lucide-react';
import styles from './stage-message.module.css';

/** Why nothing can be displayed, with possible actions. */
export function StageMessage({ title, help }: { readonly title: string; readonly help?: string }) {
  return (
    <div className={styles.message} role="status">
      <ImageOff size={28} aria-hidden />
      <p className={styles.title}>{title}</p>
      {help === undefined ? null : <p>{help}</p>}
    </div>
  );
}
