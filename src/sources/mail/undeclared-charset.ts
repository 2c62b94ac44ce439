const FEWEST_PAIRS = 3;
/** Leads of characters in EUC sets: Chinese fills 0xB0 to 0xF7, Korean syllables 0xB0 to 0xC8, kana are 0xA4 and 0xA5. */
const [FIRST_LEAD, LAST_LEAD, LAST_HANGUL] = [0xb0, 0xf7, 0xc8];
const FEWEST_FOR_KOREAN = 8;

/**
 * The two-byte set that undeclared text seems to be written in, told by its bytes alone: those beyond ASCII come in pairs
 * and mostly are characters. Words of one-byte alphabets are as often odd as even, so a text of some length is none.
 * Nothing for text that may be in such an alphabet.
 */
export function undeclaredCharset(bytes: Uint8Array): 'gb18030' | 'euc-kr' | 'euc-jp' | undefined {
  const leads: number[] = [];
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) continue;
    const trail = bytes[at + 1] ?? 0;
    if (lead < 0xa1 || lead > 0xfe || trail < 0xa1 || trail > 0xfe) return undefined;
    leads.push(lead);
    at += 1;
  }
  if (leads.length < FEWEST_PAIRS) return undefined;
  const share = (fits: (lead: number) => boolean): number => leads.filter(fits).length / leads.length;
  if (share((lead) => lead === 0xa4 || lead === 0xa5) > 0.4) return 'euc-jp';
  if (share((lead) => lead >= FIRST_LEAD && lead <= LAST_LEAD) < 0.6) return undefined;
  const isKorean =
    leads.length >= FEWEST_FOR_KOREAN && share((lead) => lead >= FIRST_LEAD && lead <= LAST_HANGUL) > 0.95;
  return isKorean ? 'euc-kr' : 'gb18030';
}
