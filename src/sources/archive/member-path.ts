/**
 * The name of an archive member as a relative path with `/`, or why it must not be used. Names that leave the archive
 * (`..`, absolute paths, drive letters) are refused whole rather than repaired: a well-meant archive has none.
 */
export function memberPath(name: string): { readonly path: string } | { readonly unsafe: string } {
  const path = name.replaceAll('\\', '/');
  if (path.includes('\0')) return { unsafe: 'its name holds a NUL character' };
  if (path.startsWith('/')) return { unsafe: 'its name is an absolute path' };
  if (/^[A-Za-z]:/.test(path)) return { unsafe: 'its name starts with a drive letter' };
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.');
  if (segments.includes('..')) return { unsafe: 'its name climbs out of the archive with ".."' };
  return { path: segments.join('/') };
}
