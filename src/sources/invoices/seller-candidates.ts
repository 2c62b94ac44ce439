import { registeredDomain } from '../../language/firm-domain.ts';
import { fold } from '../../language/fold.ts';
import { rightOf } from '../pdf/page-layout.ts';
import type { Candidate } from './field-candidates.ts';
import { documentNamed, hasLegalForm, lettersOf, likenessOf } from './labels.ts';
import { above, isFigures, leftOf, type Segment, type Sheet } from './sheet.ts';

const LONGEST_NAME = 70;
const MOST_NAMES = 400;

type Name = { readonly name: string; readonly segment: Segment; readonly before: string };

/** Who could have written the invoice, with what speaks for each. */
export function sellerCandidates(sheet: Sheet): Candidate<string>[] {
  const names = namesOf(sheet).slice(0, MOST_NAMES);
  const domains = domainsOf(sheet);
  const contacts = sheet.segments.filter(({ text }) => isContact(text));
  const head = headlineOf(names, sheet);
  const all = sheet.segments.map(({ text }) => fold(text)).join('\n');
  return names.map(({ name, segment, before }): Candidate<string> => {
    const role = roleAround(sheet, segment, before);
    const likeness = likenessOf(name);
    const folded = lettersOf(name);
    return {
      value: name,
      segment,
      features: {
        size: Math.min(3, segment.size / sheet.size - 1),
        down: segment.y / (sheet.heights.get(segment.page) ?? segment.y),
        isTop: isTop(sheet, segment) ? 1 : 0,
        isLater: segment.page > 1 ? 1 : 0,
        isFirst: segment.at < 3 ? 1 : 0,
        hasForm: hasLegalForm(name) ? 1 : 0,
        seller: role.seller,
        buyer: role.buyer,
        domain: domains.some((domain) => sharesDomain(name, domain)) ? 1 : 0,
        contacts: Math.min(3, contacts.filter((other) => isNear(other, segment)).length) / 3,
        repeated: Math.min(2, all.split(fold(name)).length - 2) / 2,
        isNamed: documentNamed(name) === undefined ? 0 : 1,
        isLabel: Math.max(...Object.values(likeness)),
        hasDigits: /\d/.test(name) ? 1 : 0,
        isHead: head !== undefined && folded === lettersOf(head) ? 1 : 0,
        extendsHead:
          head !== undefined && folded.length > lettersOf(head).length && folded.includes(lettersOf(head)) ? 1 : 0,
        words: Math.min(8, name.split(/\s+/u).length) / 8,
        isSmall: /^\p{Ll}/u.test(name) ? 1 : 0,
        isSentence: /[.!?。！？]$/u.test(name) && !hasLegalForm(name) ? 1 : 0,
        isAddress: /\d/.test(name.slice(-6)) || /[路街道巷号楼室]$/u.test(name) ? 1 : 0,
      },
    };
  });
}

const isTop = (sheet: Sheet, { y, page }: Segment): boolean => page === 1 && y < 0.25 * (sheet.heights.get(1) ?? y);

/** Segments that could be names, up to the first comma as well, and names that go on in the next row. */
function namesOf(sheet: Sheet): Name[] {
  const names: Name[] = [];
  const push = (name: string, segment: Segment, before = ''): void => {
    const said = name.trim().replace(/[,，:：]+$/u, '');
    if (said.length < 2 || said.length > LONGEST_NAME || isFigures(said) || !/\p{L}{2}/u.test(said)) return;
    names.push({ name: said, segment, before });
  };
  for (const segment of sheet.segments) {
    if (isContact(segment.text) && !/[:：]/.test(segment.text)) continue;
    push(segment.text, segment);
    const comma = segment.text.search(/,\s|，/u);
    if (comma > 1) push(segment.text.slice(0, comma), segment);
    const colon = segment.text.search(/[:：]/u);
    if (colon > 0) push(segment.text.slice(colon + 1), segment, segment.text.slice(0, colon));
    const next = belowOf(sheet, segment);
    if (next !== undefined && !/[,，]$/u.test(segment.text)) push(joinedName(segment.text, next.text), segment);
  }
  return names;
}

const joinedName = (one: string, other: string): string =>
  /\p{Script=Han}$/u.test(one)
    ? `${one}${other}`
    : one.endsWith('-')
      ? `${one.slice(0, -1)}${other}`
      : `${one} ${other}`;

/** The next row of the same block, in the same type: a name in large type is often broken. */
function belowOf(sheet: Sheet, segment: Segment): Segment | undefined {
  for (let row = segment.row + 1; row < Math.min(segment.row + 4, sheet.byRow.length); row++) {
    for (const other of sheet.byRow[row] ?? []) {
      const isBlock = other.page === segment.page && other.y - segment.y < 1.6 * segment.size;
      const isFlush = Math.abs(other.x - segment.x) < 2 || Math.abs(rightOf(other) - rightOf(segment)) < 2;
      if (isBlock && isFlush && Math.abs(other.size - segment.size) < 0.6) return other;
    }
  }
  return undefined;
}

/** The name in the largest type at the head of the first page. */
function headlineOf(names: readonly Name[], sheet: Sheet): string | undefined {
  const heads = names.filter(
    ({ name, segment }) => isTop(sheet, segment) && documentNamed(name) === undefined && !/\d/.test(name),
  );
  const largest = heads.toSorted((a, b) => b.segment.size - a.segment.size || a.segment.at - b.segment.at)[0];
  return largest !== undefined && largest.segment.size > 1.15 * sheet.size ? largest.name : undefined;
}

const BLOCK_ROWS = 5;

/** What the label of the block says that a name stands in: whose address it is. */
function roleAround(
  sheet: Sheet,
  segment: Segment,
  before: string,
): { readonly seller: number; readonly buyer: number } {
  const own = likenessOf(before);
  const left = likenessOf(leftOf(sheet, segment)?.segment.text.replace(/[:：]$/u, '') ?? '');
  let over = above(sheet, segment);
  let [seller, buyer] = [Math.max(own.seller, left.seller), Math.max(own.buyer, left.buyer)];
  for (let rows = 0; rows < BLOCK_ROWS && over !== undefined && over.distance < 4; rows++) {
    const likeness = likenessOf(over.segment.text.replace(/[:：]$/u, ''));
    const weight = 1 / (1 + 0.3 * rows);
    seller = Math.max(seller, likeness.seller * weight);
    buyer = Math.max(buyer, likeness.buyer * weight);
    over = above(sheet, over.segment);
  }
  return { seller, buyer };
}

const contactMarks =
  /@|www\.|https?:|\b[A-Z]{2}\d{2}(?:\s?\w{4}){3,}|\+?\d[\d\s()/-]{7,}\d|(?:IBAN|BIC|VAT|USt|EIN|税号|电话|账号|开户)/u;
const isContact = (text: string): boolean => contactMarks.test(text);

/** In points: the block of an address. */
const isNear = (one: Segment, other: Segment): boolean =>
  one.page === other.page &&
  Math.abs(one.y - other.y) < 8 * Math.max(8, one.size) &&
  Math.min(rightOf(one), rightOf(other)) - Math.max(one.x, other.x) > -20;

const addresses = /[\p{L}\d.-]+\.[a-z]{2,}/giu;

function domainsOf({ segments }: Sheet): string[] {
  const found = segments.flatMap(({ text }) => text.match(addresses) ?? []).slice(0, 50);
  const joined = segments.flatMap((segment, at) =>
    /@[\p{L}\d.-]*-$/u.test(segment.text) ? [`${segment.text}${segments[at + 1]?.text ?? ''}`] : [],
  );
  const hosts = [...found, ...joined.flatMap((text) => text.match(addresses) ?? [])].map((one) => one.toLowerCase());
  return hosts
    .map((host) => lettersOf((registeredDomain(host) ?? host).split('.')[0] ?? ''))
    .filter((name) => name.length > 3);
}

/** Whether a domain is made of the name: "Pine Hollow Auto" and pinehollowauto.example. */
function sharesDomain(name: string, domain: string): boolean {
  const words = name
    .split(/[^\p{L}]+/u)
    .map(lettersOf)
    .filter((word) => word.length > 2);
  const shared = words.filter((word) => domain.includes(word)).reduce((sum, word) => sum + word.length, 0);
  return shared >= 0.5 * domain.length;
}
