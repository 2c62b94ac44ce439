import { fold } from '../../language/fold.ts';

/** Words (folded) that firms add to their name here and leave out there. */
const legalForms: ReadonlySet<string> = new Set(
  'inc incorporated ltd limited llc llp gmbh ag kg ohg ug mbh corp corporation co company plc group holding holdings sa sarl sas spa srl bv nv ab as oy aps pty lda sl the'.split(
    ' ',
  ),
);
/** Words (folded) for the desk that writes, not for the firm. */
const deskNames: ReadonlySet<string> = new Set(
  'team support service services customer care newsletter news noreply reply no do not info notifications notification alerts updates orders order billing booking bookings reservations reservation rewards club official online via com net org app kundenservice kundenservicios rechnung servicio clientes'.split(
    ' ',
  ),
);
/** Words (folded) for one trade that firms write in several ways. */
const tradeWords: Readonly<Record<string, string>> = {
  airlines: 'air',
  airline: 'air',
  airways: 'air',
  lines: '',
  hotels: 'hotel',
  restaurants: 'restaurant',
  caffe: 'cafe',
  kaffee: 'cafe',
  coffee: 'cafe',
  theater: 'theatre',
  saint: 'st',
  and: '',
};
const hanForms = /(?:股份)?有限(?:责任)?公司|集团|官方|客服(?:中心)?|服务中心|旗舰店|[（(][^)）]*[)）]/gu;
/** Links between the words of a venue's name, which one writer has and another leaves out. */
const links: ReadonlySet<string> = new Set(
  'de del della di da do dos das du des la le les el los il der die das'.split(' '),
);

/** What Chinese names of venues add to the house's own name: the trade, and which branch it is. */
const hanTrade =
  /(?:火锅店?|烤鸭店?|餐厅|餐馆|饭店|酒楼|面馆|茶馆|咖啡厅|咖啡馆|咖啡店|咖啡|超市|书店)?(?:\p{Script=Han}{2,4}(?:店|分店|旗舰店))?$/u;
/** 海底捞火锅(静安店) is 海底捞; what is nothing but a trade stays. */
function plainHan(name: string): string {
  const bare = name.replace(hanForms, '');
  const short = bare.replace(hanTrade, '');
  return /\p{Script=Han}{2}/u.test(short) ? short : bare;
}

const wordsIn = (name: string): string[] =>
  fold(plainHan(name))
    .replace(/&/g, ' and ')
    .replace(/['’`.]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const SHORTEST_KEY = 3;

/**
 * What two writings of a firm's name share: "Skyway Airlines Ltd." and "Skyway Air", "Bookfield Customer Service" and
 * "Bookfield" agree. Empty when nothing telling is left.
 */
export function firmKey(name: string): string {
  const all = wordsIn(name);
  const telling = all.filter((word) => !legalForms.has(word) && !deskNames.has(word));
  const key = (telling.length === 0 ? [] : telling).map((word) => tradeWords[word] ?? word).filter((w) => w !== '');
  const joined = key.join(' ');
  return joined.length < SHORTEST_KEY && !/\p{Script=Han}{2}/u.test(joined) ? '' : joined;
}

const MOST_KEYS_KEPT = 20_000;
const venueKeys = new Map<string, string>();

/** What two writings of a venue's name share, whatever their order, accents, capitals and small words. */
export function venueKey(name: string): string {
  const before = venueKeys.get(name);
  if (before !== undefined) return before;
  if (venueKeys.size >= MOST_KEYS_KEPT) venueKeys.clear();
  const key = madeVenueKey(name);
  venueKeys.set(name, key);
  return key;
}

function madeVenueKey(name: string): string {
  const all = wordsIn(name).filter((word) => !legalForms.has(word));
  const telling = all.filter((word) => !links.has(word)).map((word) => tradeWords[word] ?? word);
  return (telling.length === 0 ? all : telling)
    .filter((w) => w !== '')
    .sort()
    .join(' ');
}

/** The writing to show of several: most frequent, rather mixed case than capitals alone, rather accents than none. */
export function bestSpelling(counts: ReadonlyMap<string, number>): string {
  const shown = (name: string): number =>
    Number(/\p{Ll}/u.test(name) && /\p{Lu}/u.test(name)) * 2 + Number(/[^\p{ASCII}]/u.test(name));
  const ranked = [...counts].sort(
    (a, b) => shown(b[0]) - shown(a[0]) || b[1] - a[1] || (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0),
  );
  return ranked[0]?.[0] ?? '';
}
