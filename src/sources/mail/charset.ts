import iconv from 'iconv-lite';
import { undeclaredCharset } from './undeclared-charset.ts';

/** Spellings met in mail that the Encoding Standard does not list, by their letters and digits alone. */
const aliases: Readonly<Record<string, string>> = {
  utf8mb4: 'utf-8',
  utf: 'utf-8',
  utf8bom: 'utf-8',
  cp932: 'shift_jis',
  windows932: 'shift_jis',
  xmscp932: 'shift_jis',
  cp936: 'gbk',
  windows936: 'gbk',
  cp949: 'euc-kr',
  xwindows949: 'euc-kr',
  ms949: 'euc-kr',
  uhc: 'euc-kr',
  cp950: 'big5',
  cp51932: 'euc-jp',
  cp50220: 'iso-2022-jp',
  cp50221: 'iso-2022-jp',
  cp50222: 'iso-2022-jp',
  iso2022jp1: 'iso-2022-jp',
  iso2022jp2: 'iso-2022-jp',
  iso2022jpms: 'iso-2022-jp',
  isolatin1: 'windows-1252',
  cp1252windows: 'windows-1252',
  ansi: 'windows-1252',
  unicode11utf7: 'utf-7',
  utf7: 'utf-7',
  utf7imap: 'utf-7',
  hzgb2312: 'hz-gb-2312',
  iso2022kr: 'iso-2022-kr',
  csiso2022kr: 'iso-2022-kr',
};

/** Encodings whose bytes are all ASCII, so that an ASCII text may still need decoding. */
const sevenBit: ReadonlySet<string> = new Set(['iso-2022-jp', 'iso-2022-kr', 'hz-gb-2312', 'utf-7']);
const asciiLabels = /^(|us-ascii|ascii|ansi_x3\.4-1968|7bit|8bit|default|none|unknown|x-unknown|unknown-8bit)$/;
const westernLabels = /^(iso-8859-1|latin1|l1|iso8859-1|iso_8859-1|windows-1252|cp1252)$/;

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
const lenientUtf8 = new TextDecoder('utf-8');
const decoders = new Map<string, TextDecoder | undefined>();
const MOST_CACHED_DECODERS = 200;

function decoderOf(label: string): TextDecoder | undefined {
  if (decoders.has(label)) return decoders.get(label);
  let decoder: TextDecoder | undefined;
  try {
    decoder = new TextDecoder(label);
  } catch {
    // Not one of the Encoding Standard's labels.
  }
  if (decoders.size < MOST_CACHED_DECODERS) decoders.set(label, decoder);
  return decoder;
}

/**
 * The text of `bytes` in the charset that a mail declares by `label`, however oddly it is spelt; NUL characters are
 * dropped. Text declared as ASCII, Latin-1, UTF-8 or something unknown is read as UTF-8 when it is valid UTF-8, else as
 * what its bytes look like, else as windows-1252, because mislabelled text is far more common than Latin-1 that happens
 * to be valid UTF-8.
 * Labels: WHATWG Encoding Standard; ISO-2022-KR is RFC 1557, HZ is RFC 1843, UTF-7 is RFC 2152.
 */
export function decodeCharset(bytes: Uint8Array, label: string | undefined): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = charsetName(label);
  const text = isAscii(buffer, name) ? buffer.toString('latin1') : decodeNamed(buffer, name);
  return text.includes('\0') ? text.replaceAll('\0', '') : text;
}

const isAscii = (buffer: Buffer, name: string): boolean =>
  !sevenBit.has(name) && !name.startsWith('utf-16') && !name.startsWith('utf-32') && everyByteIsAscii(buffer);

function everyByteIsAscii(buffer: Buffer): boolean {
  for (let i = 0; i < buffer.length; i++) if ((buffer[i] ?? 0) > 0x7f) return false;
  return true;
}

function charsetName(label: string | undefined): string {
  const plain = (label ?? '')
    .trim()
    .toLowerCase()
    .replace(/\*.*$/, '')
    .replace(/^["']|["']$/g, '');
  return aliases[plain.replace(/[^a-z0-9]/g, '')] ?? plain;
}

function decodeNamed(buffer: Buffer, name: string): string {
  if (name === 'iso-2022-kr') return decodeShifted(buffer, 0x0e, 0x0f, 'euc-kr');
  if (name === 'hz-gb-2312') return decodeHz(buffer);
  if (asciiLabels.test(name) || westernLabels.test(name)) return decodeUtf8Or1252(buffer);
  if (name === 'utf-8' || name === 'utf8') return decodeUtf8Or1252(buffer);
  const decoder = decoderOf(name) ?? decoderOf(name.replace(/^x-/, ''));
  if (decoder !== undefined) return decoder.decode(buffer);
  if (iconv.encodingExists(name)) return iconv.decode(buffer, name);
  return decodeUtf8Or1252(buffer);
}

/** UTF-8 unless more than a tenth of what is not ASCII is broken (a cut or a stray byte does not make it Latin-1). */
function decodeUtf8Or1252(buffer: Buffer): string {
  try {
    return strictUtf8.decode(buffer);
  } catch {
    const text = lenientUtf8.decode(buffer);
    const broken = text.match(/\ufffd/g)?.length ?? 0;
    const foreign = text.match(/\P{ASCII}/gu)?.length ?? 0;
    if (broken * 10 <= foreign) return text;
    return decoderOf(undeclaredCharset(buffer) ?? 'windows-1252')?.decode(buffer) ?? text;
  }
}

/** Double-byte text switched on by `shiftOut` and off by `shiftIn`, with its bytes' high bits cleared. */
function decodeShifted(buffer: Buffer, shiftOut: number, shiftIn: number, charset: string): string {
  const bytes: number[] = [];
  let wide = false;
  // The designator ESC $ ) C only announces the set.
  const source = Buffer.from(buffer.toString('latin1').replaceAll('\x1b$)C', ''), 'latin1');
  for (const byte of source) {
    if (byte === shiftOut) wide = true;
    else if (byte === shiftIn) wide = false;
    else bytes.push(wide && byte > 0x20 ? byte | 0x80 : byte);
  }
  return decoderOf(charset)?.decode(Uint8Array.from(bytes)) ?? source.toString('latin1');
}

function decodeHz(buffer: Buffer): string {
  const shifted = buffer
    .toString('latin1')
    .replaceAll('~{', '\x0e')
    .replaceAll('~}', '\x0f')
    .replace(/~\r?\n/g, '');
  return decodeShifted(Buffer.from(shifted.replaceAll('~~', '~'), 'latin1'), 0x0e, 0x0f, 'gbk');
}
