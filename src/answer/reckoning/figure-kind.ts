import type { Figure } from './figure.ts';

const saysTotal =
  /\b(?:total|gesamt\p{L}*|summe|endbetrag|rechnungsbetrag|totaal|totale|razem|celkem|suma|summa|à payer|a pagar|da pagare|te betalen|att betala)\b[^\d\n]{0,24}$|\b(?:amount due|to pay|all (?:in|told)|altogether|comes? to)\b[^\d\n]{0,12}$|(?:合计|总计|共计|总价|总额|总费用|总数|全款|全程|应缴|应付|实付|实缴|实收|共收|一共|总共)[^\d\n]{0,8}$/u;
const saysTax = /(?<!\p{L})(?:tax|vat|[ghp]st|mwst|iva|tva|btw|moms|qst)[^\d\n]{0,6}$|税[^\d\n]{0,4}$/u;

/** What a figure of a bill is: as its label has it, else as the import read it. "New total with HST" is a total. */
export const kindOf = ({ role, label }: Figure): Figure['role'] =>
  saysTotal.test(label) ? 'total' : saysTax.test(label) ? 'tax' : role;

/** What a thing costs, where no other word says that it is the whole: "Price: 749 kr", 票价. */
const saysPrice =
  /(?<!\p{L})(?:prices?|costs?|fees?|fare|invoice (?:over|of|for)|quot(?:e|ed|ation)|valued? at|agreed at|preis|kosten|rechnung über|pris|prix|tarif|precio|coste|prezzo|costo|prijs|cena|preço|valor|价格?|票价|团费|费用|学费|报名费|金额|报价)[^\d\n]{0,16}$/u;
export const isPriced = ({ label }: Figure): boolean => saysPrice.test(label);

/** What makes a price less: paid beforehand, given back, taken off, or borne by somebody else. */
export type Less = 'deposit' | 'refund' | 'discount' | 'cover';

/** The words for it, in questions and letters; of two that fit, the first. */
const waysOfLess: readonly { readonly less: Less; readonly words: string; readonly han: string }[] = [
  {
    less: 'deposit',
    words:
      'deposits?|down ?payments?|(?:paid|payment|sum) (?:in advance|on account|already)|already paid|advance(?: payment)?|prepa(?:id|yment)|retained|retention|anzahlung|vorauszahlung|kaution|acompte|arrhes|anticipo|caparra|acconto|depósito|señal|sinal|entrada paga|aanbetaling|waarborg|borg|zaliczk\\p{L}|zadatek|handpenning|deposition|depositum|forskud|záloh\\p{L}',
    han: '定金|订金|押金|预付款?|首款|首付|预缴|已付|已交|已缴|已收',
  },
  {
    less: 'refund',
    words:
      'refund\\p{L}*|reimburs\\p{L}*|money back|(?:get|got|give|gave|gives|given|send|sent|pay|paid|come|came|comes|goes|went) back|(?<=\\d[^.;]{0,24})\\bback|returned|credited|credit note|compensat\\p{L}*|rückerstatt\\p{L}*|erstatt\\p{L}*|gutschrift|gutgeschrieben|rembours\\p{L}*|reembols\\p{L}*|devol\\p{L}*|devuelt\\p{L}*|rimbors\\p{L}*|terugbeta\\p{L}*|teruggave|zwrot\\p{L}*|återbetal\\p{L}*|tilbagebetal\\p{L}*|refusjon|kompensation|vrac\\p{L}*|vrácen\\p{L}*',
    han: '退款|退还|退回|退给|返还|退费|补退|差价|补偿',
  },
  {
    less: 'cover',
    words:
      'insur\\p{L}+|(?:paid|covered|borne|met) by (?:\\p{L}+ ){0,2}(?:plan|company|fund|scheme|employer|partner|state)|(?:plan|fund|scheme|employer) pa(?:id|ys)|krankenkasse|mutuelle|paid out|pay ?out|(?<!\\bnot )(?<!\\bnot be )cover(?:s|ed|age)?|amount approved|approved amount|claims?|versicherung\\p{L}*|assuranc\\p{L}+|assicurazion\\p{L}+|seguro\\p{L}*|verzekering\\p{L}*|försäkring\\p{L}*|forsikring\\p{L}*|ubezpiecz\\p{L}*|pojišt\\p{L}*|überweisen|utbetal\\p{L}*',
    han: '保险|(?<![未不没])赔付|理赔|赔偿|(?<![未不没])报销|医保',
  },
  {
    less: 'discount',
    words:
      'discount\\p{L}*|off(?! you)|reduc\\p{L}+|rebates?|concessions?|allowances?|vouchers?|credits?|grants?|subsid\\p{L}+|deductibles?|deducted|waived|knock(?:ed|s)? off|less|minus|cheaper|rabatt\\p{L}*|nachlass|nachlaß|ermäßigung|abzgl|abzüglich|remise|réduction|rabais|descuento\\p{L}*|bonificación|sconto|riduzione|korting|zniżk\\p{L}|rabat|desconto|sleva|slevy|avdrag',
    han: '优惠|立减|减免|折扣|抵扣|冲抵|补贴|补助|让利|抹零|折让|打折|(?<!骨)折(?!叠)|减',
  },
];
const lessIn = waysOfLess.map(({ less, words, han }) => ({
  less,
  pattern: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})|${han}`, 'iu'),
}));

/** The kinds of taking off that a stretch of words speaks of. */
export const lessSaid = (text: string): readonly Less[] =>
  lessIn.filter(({ pattern }) => pattern.test(text)).map(({ less }) => less);

const NEAR = 44;
const BEHIND = 22;
const minusSign = /(?:^|[\s:：.(])[–−-] ?\p{Sc}?\s?$/u;
/** What stands behind a figure in its own clause. */
const clause = /^[^,.;:，。；：、(（]*/u;

/** How a figure makes a price less, by the words right before and behind it, or its sign; nothing where it does not. */
export function lessOf({ label, tail, role, quote }: Figure): Less | undefined {
  const before = label.slice(-NEAR);
  const own = /[^,.;，。；]*$/u.exec(before)?.[0] ?? before;
  const behind = (clause.exec(tail)?.[0] ?? '').slice(0, BEHIND);
  const [said] = [...lessSaid(own), ...lessSaid(`0 ${behind}`)];
  if (said !== undefined) return said;
  if (role === 'deposit' || role === 'refund') return role;
  return minusSign.test(before) || /^[–−-]/u.test(quote.trim()) ? 'discount' : undefined;
}

const balanceBefore =
  /\b(?:balance|remaining|remainder|outstanding|left to pay|still due|still owing|restbetrag|rest|saldo|solde|resterend|reszta|restbelopp|restbeløp)\b[^\d\n]{0,24}$|(?:尾款|余款|剩余|还需|还应|应补|待付)[^\d\n]{0,8}$/u;
const balanceBehind =
  /^[^\d\n,.;]{0,3}\b(?:to find|left(?: to pay)?|still|outstanding|remaining|(?:is |was )?owing|to go)\b|^[^\d\n，。；]{0,4}(?:未付|待付|尾款)/u;
/** What is left to be paid of something. */
export const isBalance = ({ label, tail }: Figure): boolean => balanceBefore.test(label) || balanceBehind.test(tail);

/** One of several that are to be chosen from. */
export const isChoice = ({ row }: Figure): boolean =>
  /\b(?:option|variante?|alternative|choice|version|package|opción|opzione|optie|wariant) [a-d1-4]\b|(?:方案|选项|套餐|版本)[a-d一二三四1-4]/u.test(
    row,
  );
