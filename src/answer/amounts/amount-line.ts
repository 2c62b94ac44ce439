import type { LedgerKind } from '../../memory/ledger.ts';

/** What was left to pay once a deposit was paid. */
const restAsked =
  /\b(?:left|remain\w*|outstanding|still) (?:to (?:be )?(?:pay|paid|settle\w*)|due|owing)\b|\b(?:balance|remainder)\b|\b(?:pay|paid|owe[ds]?|due|charged)\b[^?]{0,60}\b(?:after|less|minus|besides|on top of|apart from|without|not counting) (?:the |my |our )?(?:deposit|down ?payment|advance)|[余尾]款|(?:剩|余)(?:下|余)?的?(?:钱|款)?[^，。？]{0,4}(?:付|交|是?多少)|[还再](?:要|需要?|得|应该?)?(?:付|补|交)了?多少|(?:扣|减|除)(?:掉|去|除)?(?:了)?(?:已付的?)?(?:定金|订金|押金)/iu;

/** Parts of a bill that questions name in words of their own, by the labels that bills have for them. */
const parts: readonly {
  readonly asks: RegExp;
  readonly label: RegExp;
  readonly alone?: true;
  /** Of a stay the whole never answers for it; elsewhere it may be all there is: a breakfast in a café. */
  readonly ofStay?: true;
}[] = [
  // What is debited from an account was paid; a refund that is to be deducted is no discount.
  {
    asks: /\b(?:how much|what)\b(?!.*\brefund)[^?]{0,40}\b(?:deducted|deductions?|discount(?:ed)?|rebate|reduction|knocked off|taken off|struck off)\b(?![^?]{0,20}\b(?:account|card|balance|salary|wages?|pay)\b)|(?:减免|抵扣|扣减|优惠|便宜|折扣|打折)(?:了|掉|的)?(?:金额|数额|部分)?(?:是|有|省)?(?:了)?(?:多少|几)(?!晚|天|折)|(?:多少|几)(?:钱)?(?:的)?(?:优惠|折扣|减免)/iu,
    label:
      /\b(?:deduct(?:ion|ed)s?|discounts?|rebates?|reductions?|allowance|voucher|coupon|promo\w*|abzug|rabatt|nachlass|remise|réduction|descuento|sconto|korting)\b|扣除|扣减|减免|优惠|折扣|抵扣|立减/iu,
    alone: true,
  },
  {
    asks: restAsked,
    label:
      /\b(?:balance|remaining|remainder|outstanding|leaves|still (?:due|to pay|owing)|left to pay|to be paid on|due (?:on|at) (?:arrival|collection|pick-?up|check-?(?:in|out))|restbetrag|restzahlung|reste à payer|solde|saldo|resto)\b|[余尾]款|余额|剩余|还需|[还仍]应|(?:本次|到店|现场|当日)[实应]?[付收]/iu,
  },
  {
    asks: /\bnot (?:been |be )?(?:covered|reimbursed|paid) by\b|不予?报销|(?:没|未|不)(?:有)?(?:报销|赔付|覆盖)|\b(?:pa(?:y|id)|cover(?:ed)?|cost)\b.{0,30}\b(?:myself|ourselves|own pocket|my own)\b|\bout of (?:my )?(?:own )?pocket\b|\bmy (?:own )?(?:share|part|portion|co-?pay\w*|excess|deductible)\b|自(?:付|费|費|负|負)|自己(?:付|掏|出)|个人(?:支付|负担)/iu,
    label:
      /\b(?:not covered|not reimbursed|uncovered|excess|deductible|co-?pay(?:ment)?|co-?insurance|(?:patient|your|member) (?:portion|share|part|responsibility|cost)|paid by (?:the )?(?:patient|member|you|yourself|client)|you (?:owe|pay)|eigenanteil|zuzahlung|selbstbehalt|selbstbeteiligung|franchise|reste à (?:votre )?charge|ticket modérateur|quote-?part|copago|a su cargo|a carico|eigen (?:bijdrage|risico))\b|自[付费費負负]|个人支付|(?:不予|未)(?:报销|赔付)|部分[负負][担擔]/iu,
  },
  {
    asks: /\b(?:insur\w+|health plan|dental plan|sick(?:ness)? fund|coverage)\b.{0,30}\b(?:pa(?:y|id)|cover\w*|contribut\w*|reimburs\w*)\b|(?:保险|保險|医保|健保)[^，。？]{0,8}(?:付|报|赔|出|给|補|补)/iu,
    label:
      /\b(?:insur(?:ance|er)|krankenkasse|kasse|plan pa(?:ys|id)|covered|we paid|sécurité sociale|mutuelle|remboursé|assurance|seguro|assicurazione|verzekering)\b|医保|统筹|健保|保险|保險|给付|給付/iu,
  },
  {
    asks: /\b(?:pay|paid|owe|due)\b.{0,16}\b(?:extra|additional(?:ly)?|on top|more)\b|\b(?:extra|additional|back) payment\b|补(?:缴|交|付|差)|補[繳交付]/iu,
    label:
      /\b(?:nachzahlung|nachforderung|additional (?:payment|amount)|extra payment|supplément|balance (?:due|owing)|amount owing|complément|régularisation|conguaglio|bijbetaling|nabetaling)\b|[补補](?:缴|交|差|繳)/iu,
  },
  {
    asks: /\b(?:shipping|postage|delivery (?:fee|charge|cost))\b|运费|運費|邮费|郵資/iu,
    label:
      /\b(?:shipping|postage|delivery|versand\w*|livraison|port|envío|spedizione|verzend\w*)\b|[运運]费|運費|邮费/iu,
  },
  {
    asks: /\b(?:tips?|gratuity)\b|小[费費]/iu,
    label: /\b(?:tip|gratuity|pourboire|trinkgeld|propina|mancia|fooi)\b|小[费費]/iu,
  },
  {
    asks: /\bbreakfasts?\b|早[餐饭]/iu,
    label:
      /\b(?:breakfasts?|frühstück|petits?[- ]déj\w*|desayunos?|colazion[ei]|pequenos?[- ]almoços?|ontbijt|frokost)\b|早[餐饭]/iu,
    ofStay: true,
  },
  {
    asks: /\b(?:car )?parking\b|停车/iu,
    label:
      /\b(?:(?:car )?park(?:ing)?|garage|parkplatz|parken|parkgebühr|stationnement|aparcamiento|estacionamiento|parcheggio|estacionamento|parkeren)\b|停车/iu,
    ofStay: true,
  },
];

/** What is counted in is not what is asked for. */
const withIt =
  /\b(?:with|incl?\.?|including|inclusive of|plus|and) (?:the |all |any )?(?:shipping|postage|delivery|handling|tips?|gratuity|breakfasts?|parking)(?: (?:costs?|charges?|fees?))?\b|(?:含|连|包括|包含|加上|算上)(?:运费|運費|邮费|快递费|小[费費]|早[餐饭]|停车)/giu;

/** A part that is no whole and may well be told nowhere: nothing else that a bill says answers for it. */
export function asksForPartAlone(text: string, kind?: LedgerKind): boolean {
  const part = parts.find(({ asks }) => asks.test(text.replace(withIt, ' ')));
  return part?.alone === true || (part?.ofStay === true && kind === 'lodging');
}
