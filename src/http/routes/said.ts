type Said<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

/** A query without what was not said: an option that is absent and one that is undefined are two things. */
export const said = <T extends object>(query: T): Said<T> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as Said<T>;
