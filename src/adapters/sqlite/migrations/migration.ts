/** A step from one version of the database to the next; forward only, each in one transaction with those before it. */
export type Migration = { readonly version: number; readonly sql: string };
