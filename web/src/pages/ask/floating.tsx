import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './floating.module.css';

/**
 * A popover below its opener; a sheet at the bottom on a phone. Esc, a click outside and tabbing out close
 * it; the focus goes into it when it opens.
 */
export function Floating({
  id,
  label,
  onClose,
  within,
  children,
}: {
  readonly id: string;
  readonly label: string;
  readonly onClose: () => void;
  /** The opener: a click on it does not count as outside. */
  readonly within: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}) {
  const panel = useRef<HTMLElement>(null);
  const [side, setSide] = useState<'left' | 'right'>('left');
  useLayoutEffect(() => {
    const box = panel.current?.getBoundingClientRect();
    if (box !== undefined && box.right > document.documentElement.clientWidth - 8) setSide('right');
    panel.current?.querySelector<HTMLElement>('[autofocus], input, button, select')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const onPointer = (event: PointerEvent): void => {
      const { target } = event;
      if (!(target instanceof Node) || panel.current?.contains(target) || within.current?.contains(target)) return;
      onClose();
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [onClose, within]);
  return (
    <section
      ref={panel}
      id={id}
      aria-label={label}
      className={`${styles.panel} ${side === 'right' ? styles.right : ''}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onBlur={({ relatedTarget }) => {
        if (
          relatedTarget instanceof Node &&
          !panel.current?.contains(relatedTarget) &&
          !within.current?.contains(relatedTarget)
        )
          onClose();
      }}
    >
      {children}
    </section>
  );
}
