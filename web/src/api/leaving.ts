import type { QueryKey } from '@tanstack/react-query';

const ids = new Set<string>();

/**
 * Items that are being forgotten. Their data is not reloaded: they may be gone before the page that shows them closes,
 * since change notifications include their deletion.
 */
export const leaving = {
  begin: (id: string): void => void ids.add(id),
  end: (id: string): void => void ids.delete(id),
  has: (id: string): boolean => ids.has(id),
  holds: (queryKey: QueryKey): boolean => {
    if (ids.size === 0) return false;
    const key = JSON.stringify(queryKey);
    return [...ids].some((id) => key.includes(id));
  },
};
