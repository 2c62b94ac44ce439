/** Exponents and logarithms of the field of 256 elements that QR codes reckon in (ISO/IEC 18004, 0x11d). */
const exp = new Uint8Array(512);
const log = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  exp[i] = x;
  exp[i + 255] = x;
  log[x] = i;
  x = (x << 1) ^ (x & 0x80 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : (exp[(log[a] ?? 0) + (log[b] ?? 0)] ?? 0));

const [SIZE, DATA, CORRECTION] = [29, 55, 15];

/** A QR code of version 3, level L, mask 0: modules row by row, true is dark. At most 53 bytes. */
export function qrCode(text: string): boolean[][] {
  const cells: (boolean | undefined)[][] = Array.from({ length: SIZE }, () => new Array<boolean | undefined>(SIZE));
  const put = (x: number, y: number, dark: boolean): void => {
    const row = cells[y];
    if (row !== undefined && x >= 0 && x < SIZE) row[x] = dark;
  };
  const ring = (cx: number, cy: number, reach: number, light: (r: number) => boolean): void => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++) put(cx + x, cy + y, !light(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (const [x, y] of [
    [3, 3],
    [SIZE - 4, 3],
    [3, SIZE - 4],
  ] as const)
    ring(x, y, 4, (r) => r === 2 || r === 4);
  ring(22, 22, 2, (r) => r === 1);
  for (let i = 8; i < SIZE - 8; i++)
    for (const [x, y] of [
      [i, 6],
      [6, i],
    ] as const)
      put(x, y, i % 2 === 0);
  formatBits(put);
  const bits = codewords(text).flatMap((byte) => Array.from({ length: 8 }, (_, i) => ((byte >> (7 - i)) & 1) === 1));
  let at = 0;
  for (let right = SIZE - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right -= 1;
    for (let n = 0; n < SIZE; n++)
      for (const x of [right, right - 1]) {
        const y = up ? SIZE - 1 - n : n;
        if (cells[y]?.[x] === undefined) put(x, y, (bits[at++] ?? false) !== ((x + y) % 2 === 0));
      }
  }
  return cells.map((row) => Array.from({ length: SIZE }, (_, x) => row[x] === true));
}

/** Level L, mask 0, with its correction: 111011111000100. */
function formatBits(put: (x: number, y: number, dark: boolean) => void): void {
  const bit = (i: number): boolean => ((0b111011111000100 >> i) & 1) === 1;
  for (let i = 0; i < 8; i++) put(i < 6 ? 8 : 8, i < 6 ? i : i + 1, bit(i));
  for (let i = 8; i < 15; i++) put(i === 8 ? 7 : 14 - i, 8, bit(i));
  for (let i = 0; i < 8; i++) put(SIZE - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i++) put(8, SIZE - 15 + i, bit(i));
  put(8, SIZE - 8, true);
}

function codewords(text: string): number[] {
  const bytes = [...Buffer.from(text, 'utf8')];
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const data = Array.from(
    { length: Math.ceil(nibbles.length / 2) },
    (_, i) => ((nibbles[i * 2] ?? 0) << 4) | (nibbles[i * 2 + 1] ?? 0),
  );
  for (let pad = 0xec; data.length < DATA; pad = pad === 0xec ? 0x11 : 0xec) data.push(pad);
  let generator = [1];
  for (let i = 0; i < CORRECTION; i++)
    generator = Array.from(
      { length: generator.length + 1 },
      (_, k) => (generator[k] ?? 0) ^ times(generator[k - 1] ?? 0, exp[i] ?? 0),
    );
  const rest = [...data, ...new Array<number>(CORRECTION).fill(0)];
  for (let i = 0; i < DATA; i++) {
    const factor = rest[i] ?? 0;
    for (const [k, term] of generator.entries()) rest[i + k] = (rest[i + k] ?? 0) ^ times(term, factor);
  }
  return [...data, ...rest.slice(DATA)];
}

const left = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ');
const parities = 'LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL'.split(' ');
const inverted = (code: string): string => code.replace(/[01]/g, (bit) => (bit === '0' ? '1' : '0'));

/** The bars of an EAN-13: 95 modules, "1" is dark. Twelve digits; the thirteenth is reckoned. */
export function eanBars(twelve: string): string {
  const digits = [...twelve].map(Number);
  const sum = digits.reduce((all, digit, i) => all + digit * (i % 2 === 0 ? 1 : 3), 0);
  const all = [...digits, (10 - (sum % 10)) % 10];
  const parity = parities[all[0] ?? 0] ?? '';
  const code = (digit: number): string => left[digit] ?? '';
  const first = all
    .slice(1, 7)
    .map((digit, i) => (parity[i] === 'L' ? code(digit) : [...inverted(code(digit))].reverse().join('')));
  return `101${first.join('')}01010${all
    .slice(7)
    .map((digit) => inverted(code(digit)))
    .join('')}101`;
}
