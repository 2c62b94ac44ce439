/** Unicode of the upper half of code page 437, which zip uses for names that do not say otherwise. */
const CP437_UPPER =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/**
 * Encodings of Windows in East Asia, whose zip programs write names as the system does, each by what its bytes look like
 * and Western names do not. Hangul of EUC-KR all begin with B0 to C8, of GBK's characters barely half do.
 */
const eastAsian: readonly (readonly [encoding: string, shape: RegExp, telling: RegExp])[] = [
  [
    'shift_jis',
    /^(?:[\x20-\x7e\xa1-\xdf]|[\x81-\x9f\xe0-\xef][\x40-\x7e\x80-\xfc])+$/,
    /(?:\x82[\x9f-\xf1]|\x83[\x40-\x7e\x80-\x96]){2}/,
  ],
  ['euc-kr', /^(?:[\x20-\x7e]|[\xb0-\xc8][\xa1-\xfe])+$/, /(?:[\xb0-\xc8][\xa1-\xfe][\x20-\x7e]*){5}/],
  ['gb18030', /^(?:[\x20-\x7e]|[\xa1-\xf7][\xa1-\xfe])+$/, /[\xb0-\xf7][\xa1-\xfe]/],
];

/**
 * Bytes of a zip name without a declared encoding: UTF-8 when they are valid UTF-8 (many programs forget the flag),
 * else what East Asian systems write where they look like that, else code page 437 (APPNOTE appendix D).
 */
export function decodeName(bytes: Uint8Array): string {
  const utf8 = decoded('utf-8', bytes);
  if (utf8 !== undefined) return utf8;
  const raw = Buffer.from(bytes).toString('latin1');
  for (const [encoding, shape, telling] of eastAsian) {
    const name = shape.test(raw) && telling.test(raw) ? decoded(encoding, bytes) : undefined;
    if (name !== undefined) return name;
  }
  return Array.from(bytes, (b) => (b < 0x80 ? String.fromCharCode(b) : (CP437_UPPER[b - 0x80] ?? '\ufffd'))).join('');
}

function decoded(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
