import type { ItemView } from '../../shell/open-item.ts';

/** The item and location in a URL. */
export function viewOf(path: string, search: string): { readonly id: string; readonly view: ItemView } {
  const query = new URLSearchParams(search);
  const field = query.get('field');
  const quote = query.get('quote');
  const at = Number(query.get('at') ?? Number.NaN);
  return {
    id: decoded(path.slice('/item/'.length)),
    view: {
      ...(field === null ? {} : { field }),
      ...(quote === null || quote === '' ? {} : { quote }),
      ...(Number.isFinite(at) && at >= 0 ? { at } : {}),
    },
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
