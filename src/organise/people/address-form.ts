import { firmDomain } from '../../language/firm-domain.ts';
import { fold } from '../../language/fold.ts';
import { isHanPersonName } from '../../language/relation-cues-han.ts';
import { simplified } from '../../language/simplified.ts';

/** Mail addresses of machines, desks and lists rather than people, by their part before the @. */
const deskWords =
  /^(no-?reply|do-?not-?reply|noreply.*|mailer-daemon|postmaster|bounces?|notifications?|notify|alerts?|info|support|service|services|customer\.?(service|care)?|help|hello|contact|news|newsletters?|updates?|marketing|promo(tions)?|offers?|deals|team|sales|billing|invoices?|accounts?|account-?update|payments?|orders?|order-update|shipping|shipment|delivery|tracking|reservations?|bookings?|reception|confirmations?|tickets?|receipts?|admin|office|security|automated|auto-confirm|ship-confirm|membership|rewards|feedback|survey|digest|kundenservice|rechnung|buchung|bestellung|table|stay|concierge|front-?desk|hotel|restaurant|praxis|termine?|clinic|kontakt|reservas?|reservation|prenotazioni|facturas?|facturation|commandes?|pedidos|clientes|events?|members?|webmaster|system|mailer|daemon|auto|robot|kefu|service-cn|verify|verification|statements?|tickets?|concert|boxoffice|hr|jobs|careers|press)([-+._].*)?$/iu;
const listWords = /(-list|-users|-dev|-announce|-request|-owner|-l|\.groups)@|@(googlegroups|groups|lists?)\./iu;
/** Names that companies and offices have. */
const firmWords =
  /\b(inc|ltd|llc|gmbh|ag|corp|co|plc|s\.a\.|airlines?|airways|hotels?|bank|insurance|clinic|hospital|university|school|store|shop|support|team|service|services|newsletter|booking|restaurant|museum|veterinary|telecom|energy|railways?|club|society|foundation|department|office|customer|roofing|plumbing|plumbers?|heating|electrical|electrics|electricians?|builders?|building|construction|joinery|carpentry|garage|motors|auto(?:haus|werkstatt)?|tyres|cleaning|cleaners|gardening|landscaping|landscapes|removals?|movers|locksmiths?|glazing|flooring|tiling|tiles|painters|decorators|handyman|repairs?|salon|barbers?|studio|pharmacy|apotheke|praxis|optik|garage|gasthof|pension|b&b|guesthouse|cottages?|camping|campsite|rentals?|cabs|taxis?|bau|dach|elektro|sanitär|malerei|tischlerei|schreinerei|gärtnerei|reinigung|umzüge|werkstatt|plomberie|électricité|bygg|måleri|rör)\b|\.(com|net|org|de|io)\b|公司|酒店|银行|医院|客服|餐厅|航空|电力|电网|电费|燃气|水务|自来水|支付|商城|超市|外卖|旅行|旅游|铁路|高铁|诊所|门诊|牙科|眼科|口腔|学校|幼儿园|保险|物业|快递|速运|物流|电信|联通|影院|影城|剧院|票务|健身|书店|专营店|旗舰店|官方|服务|中心|平台|集团|物管|宽带|装饰|装修|汽修|维修|电器|民宿|客栈|火锅|菜馆|饭庄|酒楼|食府|旅行社|跑团|俱乐部|理发|美发|美容|摄影|家政|搬家|租车|药房|药店|医美|体检|驾校|培训|教育|琴行|画室|花店|洗衣|宠物|动物|物流|[店网社馆园坊厂局院校]$/iu;

export const isDeskAddress = (address: string): boolean =>
  deskWords.test(address.split('@')[0] ?? '') || listWords.test(address);
/** True when the part before the @ is made of the name, as people's addresses are: "mia.keller", "mkeller", "mia". */
export function isPersonalAddress(address: string, name: string): boolean {
  // Who is called by characters has an address in letters.
  if (isHanPersonName(name.trim())) return true;
  const local = fold(address.split('@')[0] ?? '').replace(/[^\p{L}]/gu, '');
  const parts = fold(name)
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length > 1);
  return parts.length === 0 ? firmDomain(address) === undefined : parts.some((part) => local.includes(part));
}
export const isFirmName = (name: string): boolean => firmWords.test(simplified(name));

/** "mia.keller@…" read as a name, for addresses that never come with one. */
export function nameInAddress(address: string): string | undefined {
  const found = /^([a-z]{2,})[._]([a-z]{2,})@/.exec(address);
  const capital = (part: string | undefined) =>
    part === undefined ? '' : part.charAt(0).toUpperCase() + part.slice(1);
  return found === null || isDeskAddress(address) ? undefined : `${capital(found[1])} ${capital(found[2])}`;
}
