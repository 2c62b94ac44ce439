import { firmDomain } from '../../language/firm-domain.ts';
import { slug } from '../../language/fold.ts';
import { hasMark, withoutMarks } from '../../language/subject-marks.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { readOnce } from '../../memory/read-once.ts';

/** What the head of a letter tells of whether it follows another. */
type Letterhead = {
  readonly sender: string | undefined;
  /** The domain of the firm that the sender writes for; none where the readers write from it as well. */
  readonly house: string | undefined;
  readonly readers: ReadonlySet<string>;
  readonly subject: string;
  readonly isReply: boolean;
  readonly at: number;
};

/** Who a letter is from and to, and what of; read once, since every pair of many letters is looked at. */
export const letterheadOf = readOnce((item: MemoryItem): Letterhead => {
  const { title = '', people = [], time } = item;
  const keyOf = ({ id, name }: (typeof people)[number]): string => id ?? slug(name);
  const sender = people.find(({ how }) => how === 'sender');
  const house = sender?.address === undefined ? undefined : firmDomain(sender.address);
  const isShared = people.some(
    ({ how, address }) => how === 'recipient' && address !== undefined && firmDomain(address) === house,
  );
  return {
    sender: sender === undefined ? undefined : keyOf(sender),
    house: isShared ? undefined : house,
    readers: new Set(people.filter(({ how }) => how === 'recipient').map(keyOf)),
    subject: slug(withoutMarks(title)),
    isReply: hasMark(title),
    at: Date.parse(time?.start ?? ''),
  };
});
