import { Layers } from 'lucide-react';
import styles from './stack-badge.module.css';

/** How many items are in the stack that a picture stands for. Decorative: its name says so, too. */
export const StackBadge = ({ size }: { readonly size: number }) => (
  <span className={styles.badge} aria-hidden data-stack={size}>
    <Layers size={14} />
    {size}
  </span>
);
