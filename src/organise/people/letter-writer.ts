import { firmDomain } from '../../language/firm-domain.ts';
import { fold } from '../../language/fold.ts';
import { plainAddress } from '../../language/mail-address.ts';
import { isHanPersonName } from '../../language/relation-cues-han.ts';
import { roleOfNickname } from '../../language/relation-words.ts';
import { remembered } from '../../language/remembered.ts';
import type { Mention } from '../../memory/person.ts';
import { isDeskAddress, isFirmName, isPersonalAddress } from './address-form.ts';

/** "M. Ahmadi" writes from an office, but is nobody's desk. */
const initialAndSurname = /^\p{Lu}\.(?: ?\p{Lu}\.)? \p{Lu}[\p{L}'’-]+$/u;
const SHORTEST_IN_DOMAIN = 4;
const isHan = /\p{Script=Han}/u;

/** "The Old Forge B&B" at oldforgebandb.co.uk. */
function isNamedByDomain(name: string, address: string): boolean {
  const domain = firmDomain(address)?.replace(/[^\p{L}\p{N}]/gu, '');
  const words = fold(name).split(/[^\p{L}\p{N}]+/u);
  return domain !== undefined && words.some((word) => word.length >= SHORTEST_IN_DOMAIN && domain.includes(word));
}

/** "jd@…" of Jane Doe. */
const isInitials = (name: string, address: string): boolean =>
  name
    .split(/\s+/u)
    .map((word) => word.charAt(0).toLowerCase())
    .join('') === address.split('@')[0];

/**
 * Whether a person writes: friends write of tickets and bookings too, firms and desks do so for the record. Who writes
 * from a firm's domain under what is no name is a desk, whatever it is called.
 */
export const isPersonWriting = ({ name, address }: Pick<Mention, 'name' | 'address'>): boolean =>
  address === undefined ? isPerson(name, undefined) : isPersonAt(`${address}\n${name}`);

const MOST_WRITERS = 5000;
/** Who writes writes again: by address and, on the next line, name. */
const isPersonAt = remembered(MOST_WRITERS, (writer) => {
  const end = writer.indexOf('\n');
  return isPerson(writer.slice(end + 1), writer.slice(0, end));
});

function isPerson(name: string, written: string | undefined): boolean {
  if (initialAndSurname.test(name) || roleOfNickname(name.trim()) !== undefined) return true;
  if (isFirmName(name)) return false;
  if (isHan.test(name) && !isHanPersonName(name.trim())) return false;
  if (written === undefined) return true;
  const address = plainAddress(written);
  if (isDeskAddress(address)) return false;
  if (isPersonalAddress(address, name) || isInitials(name, address)) return true;
  return firmDomain(address) === undefined && !isNamedByDomain(name, address);
}
