/**
 * What an office writes to those who work there: reports of expenses, rules for travel, budgets. The sums in it are claimed,
 * allowed or asked for, and no dealing of the owner's own, though it names hotels and receipts.
 */
const officeLetter =
  /\b(?:expense|expenses|travel) (?:reports?|claims?|sheets?|forms?|statements?|reimbursement)\b|\btravel (?:policy|expenses?|budget|approval)\b|\bper[ -]diem rates?\b|\b(?:hotel |room )?rates? (?:above|over|exceeding)\b[^.\n]{0,60}\bapprov|reisekosten\p{L}*|spesen(?:abrechnung|bericht|antrag)|\bnotes? de frais\b|\bfrais de (?:mission|déplacement)\b|\bnota spese\b|\b(?:informe|hoja|rendición|nota) de gastos\b|\brelatório de despesas\b|onkosten(?:declaratie|nota)|reiseregning|reseräkning|费用报销|报销(?:单|申请|流程|审批|被退回)|差旅(?:报销|标准|政策|费用?)|報銷單|差旅費|経費精算|出張旅費/iu;
const CHARACTERS_READ = 400;

/** Who has such a letter from a shop or a carrier has it in the small print, behind what the letter is about. */
export const isOfficeLetter = (title: string, text: string): boolean =>
  officeLetter.test(title) || officeLetter.test(text.slice(0, CHARACTERS_READ));
