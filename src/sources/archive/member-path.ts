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

/** Unicode of the upper half of code page 437, which zip uses for names that do not say otherwise. */
const CP437_UPPER =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/**
 * Bytes of a zip name without a declared encoding: UTF-8 when they are valid UTF-8 (many programs forget the flag),
 * else code page 437 (APPNOTE appendix D).
 */
export function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return Array.from(bytes, (b) => (b < 0x80 ? String.fromCharCode(b) : (CP437_UPPER[b - 0x80] ?? '\ufffd'))).join('');
  }
}
