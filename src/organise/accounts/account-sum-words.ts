import { chargeWords } from '../../language/charge-words.ts';
import type { Amount } from '../../memory/item-text.ts';

/** What a sum in a record is for. `other` is money that this dealing does not cost: balances, limits, offers. */
const sumMeanings = [
  'paid',
  'new',
  'whole',
  'estimate',
  'old',
  'refund',
  'fee',
  'extra',
  'deposit',
  'balance',
  'tax',
  'tip',
  'subtotal',
  'line',
  'discount',
  'per',
  'rate',
  'other',
  'unknown',
] as const;
export type SumMeaning = (typeof sumMeanings)[number];

/** What the extracted role of a sum means when no nearer words say more. */
export const meaningOfRole: Readonly<Record<Amount['role'], SumMeaning>> = {
  total: 'whole',
  subtotal: 'subtotal',
  tax: 'tax',
  tip: 'tip',
  deposit: 'deposit',
  refund: 'refund',
  fee: 'fee',
  line: 'line',
  unknown: 'unknown',
};

/** Words before a sum, in its sentence. The match that ends nearest to the sum decides; at equal ends the first row. */
export const before: readonly { readonly meaning: SumMeaning; readonly words: RegExp }[] = [
  { meaning: 'other', words: /\+(?=\s*$)/giu },
  {
    meaning: 'other',
    // Of a card's statement one may pay little; the whole is owed.
    words:
      /min(?:imum|\.)? (?:payment|amount)(?: due| payable)?(?: is| of|:)?|mindest(?:betrag|zahlung)|最低(?:应?还|付)款?(?:金?额)?|sold for|(?:you['’]ll|you will|you) (?:receive|earn(?:ed)?)|earnings(?: of)?|(?:typical|average|most|many) (?:customers?|households?|homes?|users?|bills?|famil(?:y|ies))[^.\n]{0,30}?|(?:salary|wages?|payroll|pension|dividends?|interest|allowance|income)(?: payment)?(?: of| for [^.\n]{1,20})?(?= ?$)|claimed:?|claim(?:ed)? (?:amount|sum)(?: of)?|deductible:?|(?:your )?excess(?: of|:)|insurance (?:has )?paid|paid by (?:the |your )?insur(?:er|ance)[^.\n]{0,20}|adjustment|gehalt|lohn|zinsen|selbst(?:beteiligung|behalt)|abschl(?:ag|äge)(?:szahlungen)?|vorauszahlung(?:en)?|vorjahr|franchise|salaire|nómina|stipendio|工资|薪资|薪水|奖金|利息|收入|入账|申请金额|免赔额?|保额/giu,
  },
  // What a group, a friend or a year's card would cost besides.
  {
    meaning: 'other',
    words:
      /(?:另(?:付|收|购|计|加)|(?:套餐|早餐|晚餐|半食宿)(?:费)?(?:另加|加价)?)(?=\s*$)|(?:如需|若需|如要|若要|如果需要|加订|选购)[^。；\d\n]{0,24}(?:加|需|要|为|付|收|是)(?=\s*$)|(?:menus?|packages?|groups?|business class|first class|upgrades?|vouchers?|(?:gift|lounge|season|loyalty|day|year(?:ly)?) cards?|(?:larger|bigger|sea-?view|superior) rooms?)[^.;!?\d\n]{0,40}(?: (?:starts?|begins?|from|for|at|costs?|is|are)|:)(?: at| from)?(?=\s*$)|you both (?:receive|get|earn)(?=\s*$)|(?:mezza pensione|pensione completa|media pensión|pensión completa|halbpension|vollpension|demi-pension|pension complète|meia pensão|pensão completa|halfpension|volpension)[^.;\d\n]{0,12}(?=\s*$)|(?:notdienst|wochenendzuschlag|urgence|urgencia|emergenza)[^.;\d\n]{0,24}(?:\d{1,2} uhr|\d{1,2} ?h)?:?(?=\s*$)|(?:储值卡|贵宾厅年卡|年卡|礼品卡|公务舱|商务舱|头等舱|换大房)(?:另加|为|：|:)?(?=\s*$)/giu,
  },
  // What was said or paid earlier, by the grammar of saying so.
  {
    meaning: 'old',
    words:
      /(?:estimate|quote|quotation|offer|kostenvoranschlag|angebot|devis|presupuesto|preventivo|orçamento|offerte)(?: had)?(?: only)? (?:said|was|stood at|read|named|gave|had been|came to|spoke of|lautete|nannte|war|était de|disait|era|diceva|decía|dizia|was)(?: auf| von| de| di)?(?=\s*$)|(?:当初|原来|原先|之前|最初|起先|先前)(?:给您|跟您)?(?:的)?(?:估算?|报|预估|预计)(?:的|价)?(?:是|为)?(?=\s*$)|\b(?:an?|one|two|three|\d+) (?:years?|months?|quarters?|periods?) (?:ago|earlier|before)\b[^.;!?\d\n]{0,40}(?=\s*$)|\bthis time last year\b[^.;!?\d\n]{0,30}(?=\s*$)|(?:last|previous|prior) (?:\p{L}+ )?(?:fee note|note|folio|premium|receipt|demand|billing|reading)(?: \(?)?(?=\s*\(?$)|letzte[rsn]? \p{L}*(?:rechnung|note|zahlung|abrechnung|beitrag|prämie)|derni(?:er|ère) (?:facture|note|paiement|relevé)|últim[oa] (?:factura|pago|recibo)|ultim[oa] (?:fattura|pagamento|bolletta)|vor (?:einem|zwei|drei|\d+) (?:jahr|monat)\p{L}*[^.;\d\n]{0,30}(?=\s*$)|il y a (?:un|deux|\d+) (?:ans?|mois)[^.;\d\n]{0,30}(?=\s*$)|hace (?:un|dos|\d+) (?:años?|mes(?:es)?)[^.;\d\n]{0,30}(?=\s*$)|(?:去年|上年|往年)同期[^。；\d\n]{0,8}(?=\s*$)|(?:一|两|几)年前[^。；\d\n]{0,8}(?=\s*$)|上(?:一)?(?:次|期|季|个月)[^。；，\d\n]{0,8}(?=\s*$)|(?:before|earlier|first|initially|originally|at first|in the beginning|beforehand),? (?:we|i|they|you) (?:had )?(?:were )?(?:said|told(?: you| us)?|wrote|thought|guessed|promised|quoted|estimated|offered|reckoned)|(?:rate|price|sum|amount|total|figure|cost) (?:that was |as |we |you )?(?:confirmed|quoted|agreed|shown|stated|named|estimated|offered|told|promised|expected)(?: (?:at|in|on|by|to|when|with|for|your|our|the|you|us|time|of|booking|confirmation|reservation|quote|quotation|offer|estimate))*[ (]*(?=\s*$)|(?:laut|gemäß|entgegen(?: dem)?|statt) (?:unsere[mr] |de[mr] )?(?:angebot|kostenvoranschlag|schätzung|voranschlag)|(?:selon|conformément à|suivant) (?:le |notre )?devis|según (?:el )?presupuesto|come da preventivo|(?:此前|先前|当初|早前|之前)(?:的)?(?:报价|估价|预估|说好?|告知|谈好)?(?:的|是|为)?|原(?:先|来|本)?(?:估价|报价|预算|定价|预估|估)|(?:预[订定]|订房|下单|报价)时(?:显示|确认|告知|约定)?的?(?:价格|金额|房费)?/giu,
  },
  // What could be had besides, or would be owed if something else happened.
  {
    meaning: 'other',
    words:
      /(?:may|can|could|might) (?:also )?be (?:added|booked|had|bought|ordered|upgraded|included|rented|reserved|purchased)[^.;\d\n]{0,24}(?=\s*$)|(?:add|upgrade|optional(?:ly)?|on request|extra option|half board|full board|suite)[^.;,\d\n]{0,24} (?:for|at|costs?|is|:)(?=\s*$)|(?:half board|full board|breakfast|parking|wifi|suite)(?: is)? (?:optional|on request|extra)|(?:auf (?:wunsch|anfrage)|sur demande|en option|optionnel(?:le)?|su richiesta|facoltativ[oa]|opzionale|bajo petición|a petición|si lo desea|opcional|a pedido|sob pedido|op (?:aanvraag|verzoek)|optioneel|på begäran|auf verlangen)\)?[^.;,\d\n]{0,16}(?=\s*$)|(?:接送|接机|送机|停车|早餐|加床|升级|升舱|行李|保险|泊车|含早|延迟退房|晚退房|wifi|无线)[^，。；\d\n]{0,6}[：:]?\s?(?:另|需|须|只需|可)?加(?:收|付|价)?(?=\s*$)|(?:可选|选购|加购|按需|自选|如需)[^，。；\d\n]{0,12}(?=\s*$)|would have saved|(?:afterwards?|after that|otherwise|danach|sonst|ansonsten|ensuite|sinon|altrimenti|de lo contrario)[^.;,\d\n]{0,24}(?=\s*$)|(?:may|might|will|can) (?:be )?(?:retain(?:ed)?|withheld?|forfeit(?:ed)?|lose)|changes? (?:are|is|cost|costs)(?: charged(?: at| with)?)?(?=\s*$)|(?:insurance|cover|protection|baggage|luggage|seat|upgrade|option)\b[^.;\d\n]{0,16}? (?:not (?:selected|chosen|booked|added|included|taken)|declined)[ (]*(?=\s*$)|(?:未选|未购买?|未选购|未添加|不需要)\p{Script=Han}{0,8}[（(]?(?=\s*$)|insurance:? declined[ (]*|more (?:place|leg ?room|space) (?:costs?|is|for)|en option|facoltativ[oa]|auf wunsch|opcional|media pensión|demi-pension|mezza pensione|meia pensão|(?:整体|全部)?(?:更换|换新)(?:则|需|要)?(?:为|约|需)?|升级\p{Script=Han}{0,6}(?=\s*$)|(?:加购|另购|选座|加早餐|可选)\p{Script=Han}{0,4}(?=\s*$)/giu,
  },
  {
    meaning: 'refund',
    words:
      /compensation(?: of|:)?|entschädigung(?: von)?|(?:we|will|shall|insurer) (?:will |shall )?pay (?:you|out)?(?= ?$)|(?:pay|pays|paying|paid) (?:you|out)(?= ?$)|payout(?: of|:)?|pay-?out(?: of|:)?|guthaben(?: von)?|zahlen (?:wir )?(?:ihnen|dir|euch)|(?:zahlen|überweisen|erstatten|buchen|schreiben) wir(?: ihnen| dir)?|wir (?:zahlen|überweisen|erstatten|schreiben)(?: ihnen| dir)?|(?:be|er)(?:kommen|halten) sie(?= ?$)|auszahlung(?: von)?|(?:nous )?(?:vous )?(?:remboursons|reversons|recréditons|rendons)|(?:le |les |te |os )?(?:devolvemos|reembolsamos|restituiamo|rimborsiamo|riaccreditiamo|estornamos|reembolsámos)(?: a soma di| il totale di)?|(?:betalen|storten) w(?:e|ij)(?: u| je)?|krijgt (?:u|je)(?= ?$)|indemnisation(?: de)?|赔付(?:金额|款)?|理赔款|(?:实|应|已|可)退(?:款|回)?(?:总)?(?:金额|款项|总额)?|退(?:款|回|还|返)(?:给您|到账)?(?:总)?(?:金额|款项|总额|数额|合计)?(?:为|是|共)?|退(?=\s*$)|返还(?:金额|款项)?|credit(?:ing|ed)?(?: you)?(?: with)?(?=:?\s*$)|gi(?:ve|ving) (?:you )?back(?=\s*$)/giu,
  },
  {
    meaning: 'deposit',
    words:
      /(?:already|previously) (?:paid|settled)|paid (?:already|so far|earlier)|déjà (?:réglé|payé|versé)e?|bereits (?:be|ge)zahlt|già (?:pagat|versat)[oa]|ya pagad[oa]|首期款?|首付款?|(?<![总合]计|[总合]?共)已付(?:定金|订金)?|(?:deposit|first|initial) (?:payment|instal?ment)(?: of)?/giu,
  },
  {
    meaning: 'balance',
    words: /(?:balance|final|remaining|second|last) (?:payment|instal?ment)(?: of)?|余款|尾款/giu,
  },
  {
    meaning: 'paid',
    words:
      /bitte (?:überweisen|zahlen|bezahlen|begleichen)(?: sie)?(?: uns)?|merci de (?:régler|payer|verser)|veuillez (?:régler|payer|verser)|(?:le )?rogamos (?:abonar?|pagar?|que abone)|la preghiamo di (?:pagare|versare|saldare)|si prega di (?:pagare|versare|saldare)|gelieve (?:te betalen)?|wij verzoeken u|por favor,? (?:pague|liquide)|queira (?:pagar|liquidar)|payé ce jour/giu,
  },
  {
    meaning: 'whole',
    words:
      /(?:new|statement) balance(?: is| of|:)?|(?:本期)?应还(?:款|总)?(?:金?额)?|neuer saldo|总共|一共|共计?|合共|gesamtkosten|kosten|jahres(?:prämie|beitrag)|spende(?: von)?|donation(?: of)?/giu,
  },
  {
    meaning: 'whole',
    words:
      /(?:price|total|amount|cost|fare|charge|preis|betrag|summe|prix|montant|precio|importe|prezzo|importo),? ?[(]?(?:all )?(?:tax(?:es)?|vat|gst|mwst\.?|ust\.?|tva|iva)(?: is| are| already)? (?:included|inclusive|incl\.?|inkl\.?|inbegriffen|enthalten|comprise?s?|incluid[oa]s?|inclus[oaei]s?)[^.;\d\n]{0,12}(?=\s*$)|已?含税(?:价|金额|总价)?/giu,
  },
  { meaning: 'whole', words: /(?<=\s|^)=(?=\s*$)|(?:tot|ttl)\.?(?=:?\s*$)/giu },
  { meaning: 'estimate', words: /[~≈](?=\s*$)|(?:^|(?<=[.;:,!] ))est\.?(?=\s*$)|est\.(?=\s*$)/giu },
  { meaning: 'deposit', words: /dep(?:\.|o)?(?=:?\s*$)/giu },
  {
    meaning: 'other',
    words:
      /would (?:have been|have cost|be|cost)|(?:more space|extra space|legroom|leg room|upgrade|extra bag|cabin bag|hold bag|add (?:\S+ ){0,5}for)(?: cost| for| from| costs)?|insurance (?:payments?|paid|covered)|cancell?ations? [^.\n]{0,50}(?:are|is|will be) charged|(?:previous|opening|prior|old) balance|brought forward|call-?out fee|late fee|no-?shows?(?: are charged)?|hold of|deposit hold|worth|save(?: up to)?|parking(?: voucher)?|breakfast buffet|points|loyalty balance|code \S+ for|gift card|poster|voucher(?: of| over)?|airport transfer|late checkout|seat selection|priority boarding|fast track|(?:lounge|wifi|parking) (?:access|pass)|(?:the |a |our |printed |exhibition )*(?:catalogues?|catalogs?|programme booklets?|brochures?|audio ?guides?|souvenirs?|merchandise|t-shirts?|cloakroom|locker)(?: (?:costs?|is|are|for|from|at))?(?=:?\s*$)|图录|画册|节目单|场刊|语音导览|纪念品|优先登机|快速安检|寄存|car hire|extra baggage(?: online)?|budget(?: of| is)?|our author paid|(?:rooms?|seats?|tickets?|prices?|fares?|rates?|nights?|stays?|flights?|offers?|deals?|hotels?)(?: \S+)? (?:from|above|below|under|at only)|(?:from|above|below|under|only|save|ab|à partir de|dès|desde|a partire da|a partir de)(?=\s*$)|(?:account|card|gift card|wallet|points|loyalty|current|available) balance|credit limit|spend(?:ing)? (?:over|more than|at least)|orders? over|minimum(?: spend)?|worth|up to|starting (?:at|from)|insured (?:for|up to)|win|next (?:payment|bill|charge)|per (?:month|year) from|余额|结余|满|最高|额度|下期|起价|卡内/giu,
  },
  {
    meaning: 'old',
    words:
      /(?:balance|amount|total|sum|charges?)(?: due| owed| outstanding| b\/f)? (?:on|of|from|at|per|as per|in|brought forward from) (?:your |the |our )?(?:last|previous|prior|preceding|former|earlier) (?:\p{L}+ )?(?:bill|statement|invoice|account|period|month|notice|letter)|(?:previous|prior|opening|old|starting|earlier|last) (?:account )?(?:balance|bill|statement|invoice|amount due|charges)|(?:balance|amount)? ?(?:brought|carried) (?:forward|over)|balance b\/f|arrears(?: brought forward)?|last (?:payment|bill|invoice|statement)(?: (?:received|amount|of|was))?|(?:your )?(?:average|typical|mean)(?: \p{L}+){0,2} (?:last|previous|per) \p{L}+|(?:alter|letzter|vorheriger|bisheriger) (?:saldo|kontostand|rechnungsbetrag)|saldovortrag|vortrag|übertrag|kontostand (?:der )?(?:letzten|vorigen) rechnung|(?:solde|montant) (?:précédent|antérieur|reporté|de la (?:dernière|précédente) facture)|report (?:du )?solde|(?:saldo|importe) (?:anterior|de la factura anterior)|saldo precedente|(?:vorig|openstaand) saldo|vorige rekening|(?:上期|上月|上次|前期|往期)(?:余额|结余|账单|欠费|应缴|金额)|前期繰越|前回(?:ご請求(?:額)?|請求額)|instead of(?: the)?|rather than(?: the)?|against (?:the|our|my|an?)(?: (?!(?:bill|invoice|total|payment|sum|amount)\b)\p{L}+){0,2}(?=\s*$)|(?:gegenüber(?: den)?|frente a(?: los)?|rispetto ai?|contre(?: les)?) (?=\s*$)|(?<!(?:total|bill|amount|price|costs?|fare|it|charge|payment|sum|fee|rent|premium|folio|receipt)(?: \S+)? )was(?=:?\s*$)|(?:offer|quote|estimate|quotation|guess|figure) (?:was|had been|of|we gave)|(?:price|period|sum|amount|bill|rate) before(?: (?:it|that|this))?(?: was)?|before (?:it|that|this) was|used to be|rrp|list price|regular(?:ly)?(?: price)?|normally|usual(?:ly)?(?: price)?|last (?:year|month|quarter)(?: you (?:paid|were charged))?|(?:earlier|previous|former|prior|last|old|initial|original|first) (?:figure|estimate|quote|quotation|account|bill|statement|offer|period|invoice|premium|rate)(?: was| of| is)?|市场价|吊牌价|划线价|上期(?:账单)?|上月(?:账单)?|去年|之前(?:为|是)?|compared (?:with|to)|as against|up from|down from|last time(?: you paid)?|(?:we|you|they) had (?:been )?(?:estimated|quoted|offered|a (?:quote|price) of|an? estimate of)|(?:more|less|higher|lower) than (?:the|our|your)|than the|zuletzt|letztes mal|上次(?:支付|缴费|付款)?|previous(?:ly)?(?: total| price| amount| fare)?|original(?:ly)?(?: total| price| amount| booking| fare| quoted| booked| estimated| quote)?|old (?:total|price|amount|fare)|earlier (?:total|price|amount)|changed from|reduced from|not(?=\s*$)|statt|bisher(?:ige[rn]?)?(?: betrag| preis)?|ursprünglich(?:e[rn]?)?|au lieu de|initialement|ancien (?:prix|montant|total)|en lugar de|anterior(?:mente)?|before:?(?=\s*$)|vorher:?(?=\s*$)|原价|原(?:订单)?(?:金额|总价|总额)|而非|而不是|原为|由/giu,
  },
  {
    meaning: 'new',
    words:
      /(?:arrived?|arrives|end(?:ed)? up|works? out|worked out|adds? up|added up|totals?|sums? up) (?:at|to|in)(?=\s*$)|(?:算下来|加起来|合起来|总共算)(?:一共|总共)?(?:是|为|要)?(?=\s*$)|(?:→|->|=>|➔)(?=\s*$)|(?<!(?:due|pay|payable|paid|owed) )(?:is |are )?now(?=:?\s*$)|(?<!\p{L})so(?: that| it['’]s| it is| that['’]s| that is)?(?=\s*$)|so it['’]s|in sum|in total|all together|(?:amount |sum )?(?:that )?you owe|your (?:share|part|portion|responsibility)(?: is| comes to|:)?|patient (?:responsibility|portion|balance)|(?:new|revised|updated|final|corrected|adjusted|amended) (?:\w+ )?(?:total|price|amount|balance|fare|sum|bill|cost)(?: is| of| comes to)?|that makes|this makes|makes|in all|all in|altogether|now (?:comes to|costs?|totals?|is)|macht zusammen|changed to|neue[rn]? (?:\p{L}+)?(?:betrag|preis|gesamt\p{L}*)|nouveau (?:prix|montant|total)|nuevo (?:precio|importe|total)|(?:新|最新|更新后|变更后|改签后|调整后)的?(?:订单)?(?:总价|金额|总额|价格|费用)|(?:corrected|reduced|lowered|raised|increased) to|(?:the )?(?:right|correct|proper) (?:sum|amount|total|price|figure)(?: is|:)?|改为|调整为|更改为|更正为|更正后为?|恢复为|(?:减|降|涨|升)(?:至|到|为)|最终(?:金额|价格|费用)/giu,
  },
  {
    meaning: 'estimate',
    words:
      /estimate[ds]?(?: total| cost| price| charge| amount)?(?: of| is)?|expected (?:total|cost)|approx(?:imately|\.)?|(?:about|around|roughly|between)(?=:?\s*$)|expected(?: amount| price| sum| rate)?(?: of| is|:)?|voraussichtlich(?:e[rn]?)?(?: gesamt\p{L}*| kosten| betrag)?|geschätzt(?:e[rn]?)?|ca\.|environ|estimé|(?:total |importe |valor |montant |totale |prix )?(?:estimad[oa]|prévu|previst[oa]|estimé)|aproximadamente|预估(?:总价|金额|费用)?|参考(?:总价|房价|价格?)[】\]）)]?|预计(?:总价|金额|费用)?|约|大约|大概|差不多/giu,
  },
  {
    meaning: 'extra',
    words:
      /additional (?:charge|cost|payment|amount)s?|extra (?:charge|cost)s?|surcharge|supplement|difference (?:to pay|of|in fare)|fare difference|(?:you )?(?:still )?owe(?: us)? (?:an )?(?:additional|extra)|nachzahlung|zuschlag|aufpreis|supplément|suplemento|补(?:差价|缴|交|款)|差价|加收|另收|附加费/giu,
  },
  {
    meaning: 'whole',
    words:
      /(?:membership|subscription|monthly|annual|yearly|quarterly|entrance|entry|admission|tuition|course|rental|participation|registration|parking|consultation|treatment) fees?(?: of| is|:)?|fixed price(?: of| is|:)?|mitgliedsbeitrag|monatsbeitrag|teilnahmegebühr|会费|学费|月费|年费/giu,
  },
  {
    meaning: 'fee',
    words:
      /(?:cancell?ation|change|rebooking|no-?show|late|amendment|booking|service|delivery|shipping|handling|admin(?:istration)?|transaction|processing|card) (?:fee|charge|cost)s?|(?:fees?|penalty)(?: of| is)?|postage|storno(?:gebühr|kosten)?\p{L}*|umbuchungsgebühr|versand(?:kosten)?|gebühr|frais(?: de \p{L}+| d['’]\p{L}+)?|gastos(?: de \p{L}+)?|comisión|(?:取消|改签|退票|手续|服务|配送|违约)(?:费|金)(?:用)?|运费|邮费/giu,
  },
  {
    meaning: 'discount',
    words:
      /discount|voucher|coupon|promo(?:tion)?(?: code)?|gift card|points? (?:used|redeemed)|you saved?|savings?|deductions?|rebate|abzug|abzüge|déduction|deducción|rabatt|gutschein|ersparnis|remise|réduction|bon d['’]achat|descuento|cupón|优惠(?:券|金额)?|立减|折扣|满减|红包|抵扣|节省|已减|扣减|减免/giu,
  },
  {
    meaning: 'refund',
    words:
      /(?:total |item )?refund(?:ed|ing|s)?(?: you| amount| total)?(?: of| is| for)?|amount_returned|amount_refunded|(?:a |the )?credit of|we give you|we(?: just| have)? sen[dt]|minus|credited|(?:gi(?:ve|ven|ving)|paid|pay(?:ing)?|sen[dt](?:ing)?|put(?:ting)?|transferr?(?:ed|ing)?|got|get(?:ting)?) (?:you |it )?(?:the money )?back|reimburse[ds]?|returned to|money back|rückerstattung|erstattung(?:sbetrag)?|erstatte[tn]|gutschrift|remboursement|remboursé(?:e|es|s)?|reembolso|reembolsad[oa]|退款(?:金额|总额)?|[应实可]退(?:还|款|票款|税额|金额)*|退(?:还|回)?(?:给)?您|退还|退回|返还/giu,
  },
  {
    meaning: 'deposit',
    words:
      /deposit(?: of| paid)?|down ?payment|prepa(?:id|yment)|anzahlung|kaution|acompte|arrhes|depósito|anticipo|señal|定金|订金|押金|预付(?:款)?/giu,
  },
  {
    meaning: 'balance',
    words:
      /(?:remaining|outstanding|final)(?: balance| amount| payment)|remaining|remainder(?: of)?|the rest(?: of)?|balance(?: due| of| payable)?|rest(?:be|zahlung|betrag)\p{L}*|solde|saldo|resto|尾款|余款|剩余(?:款项|金额)?/giu,
  },
  {
    meaning: 'tax',
    words: new RegExp(
      String.raw`(?<!in[ck]l\S{0,7} (?:\d[\d.,]* ?% ?)?(?:all )?)(?<!(?:${chargeWords}) ?(?:and|&|\+|plus|und|et|及|和|与|加) ?(?:city |sales |tourist |local )?)(?:(?:shipping|service|handling|delivery) and tax(?:es)?|(?:sales |city |tourist |value added )?tax(?:es)?|vat|gst|mwst\.?|ust\.?|mehrwertsteuer|umsatzsteuer|tva|iva|imposta|imposto|tasse?|税(?:费|额|金)?|增值税)`,
      'giu',
    ),
  },
  { meaning: 'tip', words: /tip|gratuity|service charge|service(?=:?\s*$)|trinkgeld|pourboire|propina|小费|服务费/giu },
  {
    meaning: 'subtotal',
    words:
      /sub-?total|net(?: amount| total)?(?! ?(?:à payer|a pagar|da pagare|to pay|payable|due))|excl(?:\.|uding) (?:vat|tax)|zwischensumme|netto|imponibile|sous-total|total ht|小计/giu,
  },
  {
    meaning: 'paid',
    words:
      /total (?:amount )?(?:paid|charged|received)|am(?:oun)?t[ _](?:captured|charged|paid|tendered)|captured|tendered|withdrawn|w(?:as|ere) run for|(?:we|have|has|had|been) taken|we['’](?:ll|ve) (?:collect|taken)|(?:we )?(?:will )?collect(?:ing)?|came to|recibido|eingegangen|ricevuto|recebido|票款(?:共计)?|(?:you(?:['’]ve| have)?|we(?:['’]ve| have)?) (?:paid|charged)(?: your card)?|amount (?:paid|charged|received)|paid|charged(?: your card)?(?: with)?|collected|settled(?: (?:an|the) amount(?: of)?)?|has taken|we took|billed|set you back|please (?:send|transfer)|debited|transfer|payment(?: received| of| amount)*(?: of)?|received|debited|invoice total|bezahlt|berechnen wir|pagat[oa]|pag[oa]|réglé|saldat[oa]|zahlung(?: über| von)?|abgebucht|gezahlt|payé|réglé|paiement(?: de)?|pagado|cobrado|pago(?: de)?|实(?:际)?付(?:款|金额)?|实收|已(?:支付|付(?:款)?|扣款)|支付(?:金额|成功)?|扣款|付款|消费(?:金额)?/giu,
  },
  {
    meaning: 'whole',
    words:
      /(?:grand |order |booking |overall |invoice |bill |purchase |basket |cart )?total(?: price| cost| amount| due| fare| for)?(?: is| of| comes to)?|amount(?: due| payable)?|sum|due|asked for|price|cost[s]?|comes? to|(?:the )?rate for the stay|count with|reckon on|total (?:incl|inc|including|with)\S* (?:gst|vat|tax(?:es)?)|to pay|zu (?:be)?zahlen(?:der betrag)?|zu begleichen|à (?:payer|régler)|a (?:pagar|abonar|liquidar)|da (?:pagare|saldare|versare)|te (?:betalen|voldoen)|bill(?: of| is| comes to)?|gesamt\p{L}*|(?:bestell|kauf|auftrags|rechnungs|end)(?:summe|wert|betrag)|summe|rechnungsbetrag|endbetrag|betrag|preis|montant|prix|total ttc|importe|precio|合计|总计|总[价额]|总金额|订单(?:金额|总[额价计]|合计)|金额|共计|应(?:付|缴|收)(?:金额)?|费用|价格|票价|账单/giu,
  },
  {
    meaning: 'per',
    words:
      /@(?=\s*$)|(?:rate|price|cost) (?:per|a|each) (?:night|person|day|month|week|item|hour)|per night|nightly rate|每晚|单价|pro nacht|par nuit|por noche|a notte/giu,
  },
  {
    meaning: 'line',
    words:
      /labou?r|parts?|materials?|consultation|food(?: and wine)?|consumption|minibar|breakfast|cucina|coperti|verzehr|早餐|房费|drinks?|beverages?|basic charge|usage|base rate|(?:air ?)?fares?|seats?|bags?|luggage|tickets?|rooms?|\d ?x|arbeit(?:szeit|slohn)?|ersatzteile|speisen|getränke|grundgebühr|verbrauch|main d['’]œuvre|pièces|人工|材料|配件|餐费|酒水|基本费|用量/giu,
  },
];

/** Words right after a sum. They decide before the words in front of it. */
export const after: readonly { readonly meaning: SumMeaning; readonly words: RegExp }[] = [
  {
    meaning: 'per',
    words:
      /^ ?each\b|^ ?(?:\/ ?|per |a |an |pro |par |por |je )(?:night|person|passenger|traveller|traveler|guest|head|child|day|week|item|hour|ticket|adult|nacht|person|reisende[nr]?|passagier|tag|nuit|personne|jour|noche|persona|día)\b(?! total)|^ ?\/? ?(?:每|\/)?(?:晚|间|人|天|份|件)(?!\p{Script=Han})/iu,
  },
  {
    meaning: 'rate',
    words:
      /^ ?(?:\/ ?|per |a |an |pro |par |por |al |all['’]|je |im )(?:month|mo|year|yr|annum|quarter|monat|jahr|quartal|mois|an|mes|mês|año|ano|mese|anno|år|mnd|måned|månad)\b(?! total)|^ ?(?:monthly|yearly|annually|monatlich|jährlich)\b|^ ?\/? ?(?:每|\/)?(?:月|年|季)(?!\p{Script=Han})/iu,
  },
  {
    meaning: 'refund',
    words:
      /^ ?(?:has been |have been |was |were |will be |is being |to be |(?:has |is )?on its way |sent )?(?:refunded|credited|reimbursed|returned|(?:back )?to your (?:bank|card|account))\b|^ ?(?:has been |was |will be )?(?:paid|transferred|sent) (?:in)?to your (?:bank )?account|^ ?(?:wurden? )?(?:erstattet|gutgeschrieben)|^ ?(?:a été |ont été )?remboursé|^ ?(?:ha sido )?reembolsad|^ ?[，,]?(?:已|将|会|现)?(?:[以由通按在经][^，。；,;\n]{0,16}?)?(?:原路)?(?:退还|退回|退款|返还|退给|退至|退到)/iu,
  },
  { meaning: 'other', words: /^ ?(?:in credit|credit|off|cr)\b/iu },
  { meaning: 'new', words: /^ ?(?:was |were |is |has been )?(?:paid|settled|charged) in full\b/iu },
  { meaning: 'old', words: /^ ?[,;]? ?(?:and |but )?(?:it )?(?:is |are |has become )?now\b/iu },
  {
    meaning: 'old',
    words:
      /^\)? ?(?:as |that (?:was|were) |which (?:was|were) )?(?:shown|stated|given|quoted|named|confirmed|agreed|estimated|expected) (?:\p{L}+ )?(?:in|on|at|by|with) (?:your |the |our )?(?:\p{L}+ )?(?:confirmation|booking|reservation|quote|quotation|offer|estimate|order)\b|^\)? ?(?:is|was) (?:only |just |merely )?an? (?:rough )?(?:estimate|guess|approximation)\b|^ ?为?(?:预估价?|估价|报价)(?=[，,。]|请以|仅供)/iu,
  },
  {
    meaning: 'other',
    words:
      /^ ?起(?!\p{Script=Han})|^,? ?\(?(?:not included|no incluid[oa]|non compris|non inclus[oa]|nicht (?:inbegriffen|enthalten)|on request|if (?:wanted|wished|desired|you (?:want|wish|like)))|^，?(?:不含|可选|另付|自选)/iu,
  },
  // "Against the EUR 120 I had reckoned with": whoever did the work tells what they first thought of.
  {
    meaning: 'old',
    words:
      /^\)? ?(?:that |which )?(?:i|we|you|they|he|she|the (?:firm|workshop|garage|hotel))(?:['’]d| had) (?:first |originally |initially |at first |once )?(?:reckoned|estimated|calculated|budgeted|expected|anticipated|assumed|guessed|quoted|planned|allowed|forecast(?:ed)?|pencilled)\b|^\)? ?,? ?(?:die |den |das )?(?:ich|wir|sie) (?:zunächst |ursprünglich |anfangs )?(?:veranschlagt|geschätzt|kalkuliert|gerechnet|angesetzt) hatten?|^\)? ?(?:veranschlagt|vorgesehen|avisiert|vorab genannt|(?:zunächst |ursprünglich )(?:geschätzt|kalkuliert|angesetzt|genannt))\b|^\)? ?(?:avaient été (?:prévus|annoncés|estimés)|estaban previst[oa]s|erano (?:previsti|preventivati))\b|^\)? ?(?:que |qu['’])(?:j['’]avais|nous avions|on avait) (?:prévue?s?|estimée?s?|annoncée?s?|calculée?s?)|^\)? ?que (?:había(?:mos)?|tinha(?:mos)?) (?:calculado|estimado|previsto|presupuestado|orçado)|^\)? ?(?:che )?(?:avevo|avevamo) (?:preventivat[oi]|stimat[oi]|calcolat[oi]|previst[oi])|^ ?的?(?:原|最初|起初|当初)?(?:估价|预估|估算|报价)/iu,
  },
  { meaning: 'old', words: /^\s?(?:→|->|=>|➔)/u },
  { meaning: 'refund', words: /^ ?(?:go(?:es)? back|(?:is|are) on (?:its|their) way back|back (?:to|on|in) your)\b/iu },
  {
    meaning: 'old',
    words:
      /^ ?(?:the time before|last time|(?:the|last) (?:month|quarter|year)(?: before)?|before that|previously)\b/iu,
  },
  {
    meaning: 'tax',
    words:
      /^ ?(?:in |of )?(?:city |tourist |sales |local )?(?:vat|tax(?:es)?|gst|mwst|tva|iva)\b(?! (?:incl|inkl|compris|free|not))/iu,
  },
  { meaning: 'discount', words: /^ ?(?:off|discount|rabatt|de réduction|de descuento)\b|^ ?(?:优惠|折扣|立减)/iu },
  { meaning: 'deposit', words: /^ ?(?:deposit|anzahlung|acompte)\b|^ ?(?:定金|押金)/iu },
  {
    meaning: 'fee',
    words:
      /^ ?\(?(?:(?:cancell?ation|change|rebooking|re-?booking|booking|service|late|amendment|admin|delivery|shipping) )?fees?\b|^ ?\(?(?:umbuchungs|storno|bearbeitungs)gebühr|^ ?[（(]?(?:改签费|手续费|退票费)/iu,
  },
  { meaning: 'extra', words: /^ ?(?:extra|surcharge)\b/iu },
  {
    meaning: 'other',
    words: /^ ?(?:(?:per person|each) (?:applies|will apply|may apply|apply)|applies to (?:no-?shows|late))\b/iu,
  },
  {
    meaning: 'estimate',
    words: /^ ?(?:more or less|give or take|or so|or thereabouts|approximately|roughly)\b|^ ?(?:左右|上下)/iu,
  },
  { meaning: 'other', words: /^ ?(?:more|less|cheaper|dearer)\b|^ ?(?:更多|更少)/iu },
];
