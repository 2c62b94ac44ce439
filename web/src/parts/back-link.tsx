import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './back-link.module.css';

/** The way back from a page to the list that it belongs to. */
export function BackLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link href={href} className={styles.link}>
      <ArrowLeft size={18} aria-hidden />
      {children}
    </Link>
  );
}
