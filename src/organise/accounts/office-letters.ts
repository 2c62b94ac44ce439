/**
 * What an office writes to those who work there: reports of expenses, rules for travel, budgets. The sums in it are claimed,
 * allowed or asked for, and no dealing of the owner's own, though it names hotels and receipts.
 */
const officeLetter =
  /\b(?:process|check|review|fil|clos|complet)ing your (?:[\p{L}-]+ ){0,3}(?:claim|expenses)\b|\b(?:has|have) no receipts? (?:yet|so far|attached)\b|\b(?:is|are) (?:still )?missing (?:from|in) your (?:\p{L}+ ){0,2}(?:report|claim|expenses)\b|\baccounting (?:tells|told|says|said|asks|asked|needs|has no|cannot find)\b|\b(?:expense|expenses|travel) (?:reports?|claims?|sheets?|forms?|statements?|reimbursement)\b|\btravel (?:policy|expenses?|budget|approval)\b|\bper[ -]diem rates?\b|\b(?:hotel |room )?rates? (?:above|over|exceeding)\b[^.\n]{0,60}\bapprov|reisekosten\p{L}*|spesen(?:abrechnung|bericht|antrag)|\bnotes? de frais\b|\bfrais de (?:mission|déplacement)\b|\bnota spese\b|\b(?:informe|hoja|rendición|nota) de gastos\b|\brelatório de despesas\b|onkosten(?:declaratie|nota)|reiseregning|reseräkning|费用报销|(?:财务|会计)(?:部|那边)?(?:说|告诉|反映|提醒|通知)[^。\n]{0,40}(?:报销|发票|收据|凭证)|(?:报销|报告)(?:里|中)?(?:缺|少了|没有)[^。\n]{0,24}(?:收据|发票|凭证)|报销(?:单|申请|流程|审批|被退回)|差旅(?:报销|标准|政策|费用?)|報銷單|差旅費|経費精算|出張旅費/iu;
const CHARACTERS_READ = 400;

/** Who has such a letter from a shop or a carrier has it in the small print, behind what the letter is about. */
export const isOfficeLetter = (title: string, text: string): boolean =>
  officeLetter.test(title) || officeLetter.test(text.slice(0, CHARACTERS_READ));

/** How who writes to many at once addresses them. */
const toMany =
  /^\s*(?:dear|hi|hello) (?:all|residents|neighbou?rs|tenants|readers|colleagues|everyone|everybody|members)\b|^\s*(?:liebe|sehr geehrte) (?:mieter|nachbarn|anwohner|bewohner|leser|kolleg|mitglieder)|^\s*(?:chers|chères) (?:résidents|voisins|lecteurs|locataires|collègues|membres)|^\s*(?:各位|尊敬的各位)(?:业主|住户|邻居|同事|读者|街坊|会员)/imu;
/** What each of them is to pay all the same. */
const toPay =
  /\b(?:due|payable|pay(?:ment|ments)?|invoiced?|fees?|dues|direct debit|debited|charged?|transfer)\b|\b(?:fällig|überweis\p{L}*|beitrag)\b|\b(?:payer|cotisation|virement)\b|缴|付款|支付|收取|会费|物业费/iu;

/** Word to a house or a club: its sums are of the house, or of who would come along, and no dealing of the owner's. */
export const isCircular = (text: string): boolean => toMany.test(text.slice(0, CHARACTERS_READ)) && !toPay.test(text);
