type Said<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

/** A query without undefined values: an absent option differs from an undefined one. */
export const said = <T extends object>(query: T): Said<T> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as Said<T>;
