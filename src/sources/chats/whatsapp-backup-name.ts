/**
 * What a file of WhatsApp's is by its name: `msgstore.db`, `msgstore-2024-05-01.1.db.crypt15` and the like of Android,
 * `ChatStorage.sqlite` of iOS.
 */
export function backupKind(name: string): 'plain' | 'encrypted' | 'ios' | undefined {
  if (/^ChatStorage\.sqlite$/i.test(name)) return 'ios';
  const found = /^msgstore[\w.-]*?\.db(\.crypt\d+)?$/i.exec(name);
  if (found === null) return undefined;
  return found[1] === undefined ? 'plain' : 'encrypted';
}
