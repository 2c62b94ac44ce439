/** What a file of WhatsApp's backups is by its name: `msgstore.db`, or `msgstore-2024-05-01.1.db.crypt15` and the like. */
export function backupKind(name: string): 'plain' | 'encrypted' | undefined {
  const found = /^msgstore[\w.-]*?\.db(\.crypt\d+)?$/i.exec(name);
  if (found === null) return undefined;
  return found[1] === undefined ? 'plain' : 'encrypted';
}
