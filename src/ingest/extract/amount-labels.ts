import { phraseList, phraseRules, phraseTable } from '../../language/phrases.ts';
import type { Amount } from '../../memory/item-text.ts';

type LabelledRole = Exclude<Amount['role'], 'line' | 'unknown'>;

/** What the words before a sum say it is. The longest phrase wins, so that "subtotal" is no "total". */
const labels: Readonly<Record<LabelledRole, readonly string[]>> = {
  total: phraseList(`
    total | sum | grand total | order total | total amount | total paid | total price | total cost | total due | amount
    due | amount paid | total cost | renewed for | for a total of | you were charged | ttc | toutes taxes comprises | amount charged | amount to be collected | amount to be debited | amount to be charged | amount to be paid | amount to be transferred | amount to collect | amount to debit | amount collected | amount debited | sum to be collected | sum to be paid | total to be collected | total to be paid | abzubuchender betrag | einzuziehender betrag | wird abgebucht | montant prélevé | importe a cargar | importo da addebitare | 待扣款金额 | 扣款金额 | 待缴金额 | 将扣款 | total charged | balance due | you paid | you have paid | paid | charged |
    to pay | invoice total | total incl gst | angebotssumme | angebotspreis | rechnungssumme | endsumme | auftragssumme | auftragswert | bruttobetrag | gesamtkosten | gesamt brutto | fälliger betrag | montant à prélever | montant dû | solde à payer | reste à payer | total général | total facture | total factura | importe a pagar | totale fattura | totale documento | te voldoen | totaal te voldoen | eindbedrag | totaal te betalen | 含税 | 含税总价 | 应付总额 | 本期应付 | 實付 | 應付 | 應付金額 | 總計 | 總額 | 總金額 | 共計 | 應繳 | 應繳金額 | 總價 | total inc gst | total inc vat | total incl tax | total including vat | total including gst | total including tax | amount you owe | you owe | amount captured | amount tendered | amt tendered | card total | order value | 票款 | 应缴总额 | 应缴 | 应交 | 共计 | total to pay | total incl vat | payment of | amount payable | final price | gesamt |
    gesamtbetrag | gesamtsumme | gesamtpreis | bestellsumme | bestellwert | bestellbetrag | kaufsumme | kaufbetrag | gesamtwert | order sum | order amount | purchase total | basket total | cart total | total de la commande | montant de la commande | total commande | total del pedido | importe del pedido | total do pedido | total da encomenda | totale ordine | totale dell ordine | ordertotaal | totaal bestelling | totaalbedrag bestelling | ordersumma | ordresum | ordrebeløp | 订单总额 | 订单总价 | 订单合计 | 订单总计 | 订单金额 | summe | rechnungsbetrag | endbetrag | zu zahlen | betrag | bezahlt |
    zahlbetrag | montant total | total ttc | montant | net à payer | à payer | total à payer | montant payé | somme
    | importe | importe total | total a pagar | monto | precio total | totale | importo | importo totale | totale da
    pagare | da pagare | valor total | total pago | valor pago | valor | totaal | totaalbedrag | te betalen | bedrag
    | totaal bedrag | totalt | att betala | summa | i alt | a betale | 合计 | 总计 | 总额 | 总价 | 实付 | 实付款 | 应付 | 应付金额 |
    支付金额 | 实收 | 实收款 | 实收金额 | 实付金额 | 应收金额 | 总金额 | 消费金额 | 消费合计 | 票价 | 费用 | 金额 | 房费合计 | 合計 | 総額 | 総計 | お支払い | 請求金額 | お会計 | 합계 | 총액`),
  subtotal: phraseList(`
    subtotal | sub total | item subtotal | items subtotal | net amount | net total | zwischensumme | nettobetrag |
    netto | sous total | total ht | montant ht | subtotale | imponibile | base imponible | subtotaal | delsumma | 小计
    | 小計 | 税抜`),
  tax: phraseList(`
    tax | vat | sales tax | gst | hst | city tax | tourist tax | taxes | mwst | ust | mehrwertsteuer | umsatzsteuer
    | kurtaxe | tva | taxe | taxe de séjour | iva | impuestos | imposta | imposto | btw | moms | toeristenbelasting
    | 税 | 税额 | 增值税 | 消費税 | 内税 | 부가세`),
  tip: phraseList(`
    tip | gratuity | service charge | trinkgeld | pourboire | propina | mancia | gorjeta | fooi | 小费 | 服务费 | サービス料`),
  deposit: phraseList(`
    deposit | deposit paid | down payment | prepayment | anzahlung | kaution | acompte | caution | arrhes | depósito
    | fianza | anticipo | caparra | acconto | sinal | aanbetaling | borg | 定金 | 订金 | 押金 | 内金 | 保証金`),
  refund: phraseList(`
    refund | refunded | refund of | reimbursed | credited | cashback | erstattung | rückerstattung | gutschrift |
    erstattet | remboursement | remboursé | reembolso | rimborso | terugbetaling | terugbetaald | återbetalning | 退款
    | 退款金额 | 退款总额 | 应退 | 应退金额 | 应退款 | 应退票款 | 应退税额 | 应退还 | 实退 | 实退金额 | 可退金额 | 退还 | 退还金额 | 退回 | 退您 | 退给您 | 返还
       | 返金 | 払い戻し | 환불`),
  fee: phraseList(`
    fee | fees | booking fee | cancellation fee | change fee | service fee | shipping | delivery fee | postage |
    handling | shipping handling | delivery | gebühr | bearbeitungsgebühr | versand | versandkosten | frais | frais
    de port | livraison | gastos de envío | envío | comisión | spedizione | spese di spedizione | commissione | taxa
    | frete | portes | verzendkosten | frakt | 手续费 | 挂号费 | 服务费用 | 运费 | 配送费 | 送料 | 手数料 | 배송비`),
};

export const amountLabels = phraseTable(phraseRules(labels));

/** Words near which "40 pounds" is money and not weight. */
export const priceWords = phraseTable(
  phraseList(`
    cost | costs | pay | paid | price | spent | spend | owe | charged | bought | lend | lent | worth | fee | total |
    refund`).map((phrase) => ({ phrase, value: true })),
);
