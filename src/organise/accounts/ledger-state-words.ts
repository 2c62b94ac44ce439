import type { DocumentKind } from '../../memory/item-text.ts';
import type { LedgerState } from '../../memory/ledger.ts';

/** What phrases say of a record's state, in small letters: so is the text that they are looked for in. `weight`: 4 nearly settles it, 2.5 is a hint that a title makes strong. */
export type StateCue = { readonly state: LedgerState; readonly weight: number; readonly words: RegExp };

/** Few words that ask. */
export const shortQuestion = /(?<=^|[.!?。！？\n] ?)(?:[\p{L}'’]+[ ,]?){1,6}\?/gu;

/**
 * Phrases that speak of what could or will be. They are taken out first, so that "free cancellation until Friday"
 * cancels nothing and "your invoice will follow" is no invoice.
 */
export const notYet: readonly RegExp[] = [
  // what may be pressed: a line of its own with a verb alone, “> Modify”, “[Change or cancel]”, 修改或取消
  /(?<=^|\n)[ \t>»›→▸▶•*[(|-]*(?:please |click to )?(?:modify|change|cancel|edit|manage|reschedule|rebook|move|amend|update|confirm|decline|accept|view|show|print|download|add|see)(?:,? (?:or|and|\/|\||&) ?(?:to )?(?:modify|change|cancel|edit|manage|reschedule|rebook|move|amend|update))*(?: (?:my|your|this|the|it|an?|booking|reservation|appointment|order|table|visit|date|time|slot|ticket|stay|flight|online|here|now|to|calendar|invitation|receipt|invoice|bill|details|menu|e-?ticket|voucher))*[ \t\])>›»→]*(?=\n|$)/gu,
  /(?<=^|\n)[ \t>»›→▸▶•*［【(|-]*(?:修改|更改|取消|变更|改期|管理|查看|编辑|退订|改签)(?:(?:或|和|与|\/|、| )(?:修改|更改|取消|变更|改期|退订|改签))*(?:预约|预订|订单|行程|订座|座位|详情|我的预订|我的预约)?[ \t］】)>›»→]*(?=\n|$)/gu,
  // cancelling
  /\b(?:an?y? )?cancell?ations? (?:made |received |notified |requested )?(?:less|fewer|later|sooner|shorter|within|under|after|before|up to|until|at least|more than|of less|inside|in the last|on the day|on the same day)\b[^.。\n]*/gu,
  /\b(?:free|late|flexible) cancell?ation[^.。\n]*|\bnotice (?:of|for) cancell?ation\b|\bcancell?ation (?:policy|policies|terms|conditions|deadline|is free|fees? (?:may|will|apply|applies))[^.。\n]*/gu,
  /\b(?:can|may|could|must|cannot|can['’]t|not|(?<!\bha(?:d|ve|s|ving) )to|please|if you|you) (?:still |also )?(?:be )?cancel(?:led|ed)?\b(?! on)|(?<!\b(?:ha[ds]|have|having) to )\bcancel (?:free|any ?time|for free|up to|until|before|online|your|this|the|or|it|within)\b/gu,
  /stornierungsbedingungen|(?:kostenlos|kostenfrei|gratis)(?:e[rns]?)? (?:stornier\p{L}*)|\bstornieren\b|\bstornierbar\b|annulation (?:gratuite|sans frais)|conditions d['’]annulation|\bannuler\b|cancelación (?:gratuita|gratis)|política de cancelación|\bcancelar\b/gu,
  /(?:免费|可|可以|不可|不能|如需|若需|如要|需要|如果|若|逾期|提前|未)(?:免费|随时)?取消[^。，,\n]*|取消(?:政策|规则|条款|费用说明)|不可取消/gu,
  // giving back
  /\bnon[- ]?refundable\b|\b(?:fully |partially )?refundable\b|\brefund (?:policy|policies|terms)\b|\b(?:eligible|entitled) (?:for|to) an? (?:full )?refund|\b(?:full )?refund if\b|\b(?:can|may|cannot|will not|not) be refunded\b|\bno refunds?\b|\b(?:request|claim|ask for) a refund\b|money[- ]back guarantee/gu,
  /不可退(?:款|订)?|不予退款|不支持退款|可(?:全额|随时|部分)?退款|退款(?:政策|规则|说明)|如需退款|支持退款|随时退/gu,
  // billing
  /\binvoice (?:will|to) follow|\b(?:will|shall) (?:be )?(?:sent?|receive|get|issued?|e-?mail(?:ed)?)\b[^.。\n]{0,40}\b(?:invoice|receipt|bill)\b|\b(?:invoice|receipt|bill) will\b|\b(?:up)?on receipt of\b|\backnowledge receipt\b|\bkeep (?:this|your) receipt\b/gu,
  /(?:rechnung|facture|factura) (?:folgt|suivra|llegará)|发票(?:将|会|稍后)|如需发票|(?:申请|开具|索取)发票|发票抬头/gu,
  // paying
  /\bpayable (?:at|on|upon|in)\b|\b(?:to|will|must|can) be (?:paid|charged)\b|\bpay (?:at|on arrival|later)\b|\bnot (?:yet )?(?:been )?(?:paid|charged)\b|\bunpaid\b|\b(?:once|until|when|if) (?:it is )?paid\b|noch nicht bezahlt|未支付|待支付|待付款|尚未付款|到店(?:支付|付款)/gu,
  // what a short question asks has not happened: "Change of plans?", "Can't come?"
  shortQuestion,
  // changing
  /\b(?:you|can|could|may|to|please|still) (?:still |also )?(?:rebook|amend|postpone)\b/gu,
  /\b(?:can|may|cannot) be (?:changed|modified|rescheduled|moved)\b|\bsubject to change\b|\b(?:to|please|must|can|you) (?:change|reschedule|modify|move)\b|\bfree changes?\b|\bchange (?:fees?|policy) (?:may|will|appl(?:y|ies))\b|änderungen vorbehalten|(?:如需|若需|可|可以|不可|免费|如要)(?:更改|变更|改签|改期|修改)[^。，,\n]*|(?:改签|变更|更改)(?:规则|政策|费用说明)/gu,
  // what would be owed if somebody did not come, or did not cancel
  /\b(?:unless|if) you (?:do not |don['’]t |fail to )?(?:cancel|come|arrive|show up|turn up)\b[^.。\n]*|\b(?:in (?:the event|case) of|for) (?:an? )?no-?shows?\b[^.。\n]*|\botherwise (?:we|you|the|your)\b[^.。\n]*|(?:逾期|超时|过期|过时|否则)(?:后|不?取消)?(?:将|会|则|需|须|要|视为|不)[^。；;\n]*/gu,
  // what was quoted before is no quote
  /\b(?:our|the|your|my|this|an?) (?:earlier |first |original |initial |previous |old |rough )?(?:estimate|quote|quotation|offer|guess) (?:was|had been|said|of record)\b|\bestimate of record\b|\b(?:before|earlier|first|originally) (?:we|i) (?:had )?(?:said|quoted|estimated|offered|told you)\b|\b(?:than|exceed\w*|above|over|beyond|below|under) (?:the |our |my )?(?:\p{L}+ )?(?:estimate|quote|quotation|offer)\b|\b(?:laut|gemäß|entgegen) (?:unserem |dem )?(?:angebot|kostenvoranschlag)\b|\bselon (?:le |notre )?devis\b|\bsegún (?:el )?presupuesto\b|\bcome da preventivo\b|\b(?:the |our |an? )?(?:estimate|quote|quotation|price)[ds]? (?:you were |we |was |had been )?(?:given |made |told |stated |shown |named )?(?:at|when|upon|on) (?:the )?(?:time of )?(?:your )?(?:booking|reservation|reserving|ordering|you (?:booked|reserved|ordered))\b|\b(?:instead of|rather than|against|not) (?:the |our |your )?(?:\p{L}+ )?(?:estimated?|quoted?|quotation)\b|\b(?:statt|anstatt|anstelle) (?:de[rsmn] )?(?:geschätzten|veranschlagten|angebotenen|voraussichtlichen)\b|\bbei (?:der )?(?:buchung|reservierung|bestellung) (?:geschätzt|veranschlagt|angegeben)\p{L}*|\b(?:estimé|prévu|annoncé)e?s? (?:lors de|à) (?:la )?(?:réservation|commande)\b|\b(?:estimad|previst|indicad)[oa] (?:al|en la|na) (?:reservar|reserva)\b|\b(?:stimat|previst)[oa] (?:alla|al momento della) prenotazione\b|(?:预[订定约]|订房|下单|签约|上门|接单|报修)(?:的)?时候?(?:给出?|告知|显示|我们)?(?:的|所)?(?:报价|估价|预估价?|估算价?|预计价?)|(?:此前|先前|之前|当初|早前|原先?|原来|上次|最初|起初)(?:的|所)?(?:报价|估价|预估价?|估算)|(?:超出|高于|低于|多于|比)(?:原)?(?:报价|估价)|(?:报价|估价|预估|预算)(?:为|是|:|：)?[^，。\n]{0,16}[，,；;][^。\n]{0,4}(?:差额|差价|超出|超过|多出|少于|增加)/gu,
  // delivering, confirming
  /\b(?:will|to|should) be (?:delivered|shipped|dispatched|confirmed)\b|\b(?:once|when|after) (?:it (?:is|has been) )?(?:delivered|shipped|confirmed)\b|\bconfirmation will follow\b|\bplease confirm\b|预计送达|预计发货/gu,
];

/** In the order of precedence at equal weight. */
export const stateCues: readonly StateCue[] = [
  {
    state: 'cancelled',
    weight: 4.5,
    words:
      /\b(?:has|have|had) (?:now )?been cancell?ed\b|\b(?:is|was|were|are|now|successfully) cancell?ed\b|\bcancell?ation (?:confirm(?:ed|ation)|notice|of (?:your|order|booking|reservation|the))|\b(?:booking|order|reservation|appointment|flight|train|stay|trip|subscription|membership|tickets?|visit)s?:? (?:[\w-]+ )?cancell?ed\b|\b(?:we|you)(?:['’]ve| have| had to| have to| have had to)? cancel(?:l?ed)?\b|\bcalled off\b|storniert|stornobestätigung|stornierungsbestätigung|stornierung (?:ihrer|deiner|der|bestätigt)|\babgesagt\b|\bgekündigt\b|annulée?s?(?!\p{L})|confirmation d['’]annulation|\bcancelad[oa]s?\b|\bannullat[oa]\b|\bcancellat[oa]\b|\banulad[oa]s?\b|已取消|取消成功|为您取消|取消通知|被取消|已作废|已退票|退票成功/u,
  },
  { state: 'cancelled', weight: 2.5, words: /\bcancell?(?:ed|ation)\b|stornierung|annulation|cancelación|取消|退票/u },
  {
    state: 'refunded',
    weight: 7,
    words:
      /\b(?:an?|one|two|some|\d+) items? (?:[^.。\n]{0,40} )?(?:was|were|has been|have been|is|are)? ?cancell?ed|\bpartial(?:ly)? cancell?(?:ed|ation)|teilstorn|部分(?:商品)?(?:已)?(?:取消|退款)/u,
  },
  {
    state: 'requested',
    weight: 4.5,
    words:
      /\b(?:refund|cancell?ation|change|booking|reservation|appointment|table) request\b|\bbuchungsanfrage\b|demande de réservation|solicitud de (?:reserva|reembolso)/u,
  },
  {
    state: 'requested',
    weight: 5,
    words:
      /\b(?:refund|cancell?ation|change|return|booking|reservation|appointment|table) request (?:has been |was |is )?(?:received|submitted|being|pending|under)|\b(?:received|got|have) your (?:refund|cancell?ation|change|return|booking|reservation|appointment) request|\byour request (?:for|to) [^.。\n]{0,50}(?:received|pending|being)|\b(?:is|are) (?:still )?(?:pending|awaiting) (?:confirmation|approval|review)|\bwait(?:ing )?list|(?:退款|取消|改签|预订|预约)申请(?:已提交|已收到|处理中|审核|正在)|收到您的(?:退款|取消|改签|预订|预约)申请|待确认|候补|wartet auf bestätigung|anfrage (?:erhalten|eingegangen)|en attente de confirmation|pendiente de confirmación/u,
  },
  {
    state: 'declined',
    weight: 5,
    words:
      /\bpayment (?:has |was )?(?:failed|declined|unsuccessful|rejected)|\bpayment could not\b|\b(?:could not|couldn['’]t|unable to|failed to) (?:process|charge|collect|take)\b|\bcard was declined|支付失败|扣款失败|付款失败|缴费失败|zahlung (?:ist )?(?:fehlgeschlagen|konnte nicht)|paiement (?:refusé|échoué)|pago (?:rechazado|fallido)/u,
  },
  {
    state: 'quoted',
    weight: 6.5,
    words:
      /\bthis is not an? (?:invoice|bill|receipt)|\bnot an? (?:tax )?invoice\b|\bpro ?forma\b|\bballpark\b|\bif you say yes\b|\bwhat it would cost\b|\brough(?:ly)? (?:estimate|figure|guess)\b|\bindicative price\b|\bwe (?:can|could) do it for\b|\bunverbindlich\b|大概(?:要|需要)|初步报价|kostenvoranschlag|\bwe estimate\b|(?<!of )\bour offer\b|\bour price\b|\bwould (?:come to|cost)\b|\boption [ab]\b|\bgive or take\b|\bwir schätzen\b|\b(?:your|our) (?:price )?(?:quote|quotation)\b|\b(?:quote|quotation|estimate) (?:for|no|number|nr|#|for|valid)|\bcost estimate\b|\byour estimate\b|\bestimate from\b|\bunser angebot\b|\bihr angebot\b|\bangebot (?:nr|nummer|über)|\bdevis\b|\bpresupuesto\b|\bpreventivo\b|报价|估价|询价|形式发票/u,
  },
  { state: 'quoted', weight: 2.5, words: /\b(?:quote|quotation|estimate)\b|\bangebot\b/u },
  {
    state: 'refunded',
    weight: 4.5,
    words:
      /\bgoes back to (?:where|your|the|you)\b|\bto be (?:credited|refunded|reimbursed|returned) to (?:your|the)\b|\brefund (?:was |has been |is )?(?:approved|granted|agreed|released|on its way)\b|\b(?:money|sum|amount) is on its way back\b|\badjustment (?:to|of|for) (?:your )?(?:purchase|order|booking|bill)\b|\bwe (?:have |are )?(?:sent|sending|send|return(?:ed|ing)?|pay(?:ing)?|paid) (?:you )?(?:the money|the sum|it)? ?back\b|\bback (?:on|in|to) your (?:card|account)\b|\brückzahlung\b|\brefunded\b|\b(?:we(?: are|['’]re)|i(?: am|['’]m)) (?:now )?refunding\b|\bcredit note\b|\bgi(?:ve|ving) you back\b|\bmoney back\b|\brefund (?:issued|confirmation|confirmed|processed|completed|complete|notice|has been|is on|was)|\b(?:your|a|the|partial|full|this) refund (?:of|for|has|is|was|on|to)\b|\b(?:credited|returned) (?:back )?to your\b|\b(?:has been|will be) credited\b|\bwill be refunded\b|\byour return of\b|\b(?:received|got) your return\b|rimborsat[oa]|rimborso (?:di|per)|erstattet|(?:rück)?erstattung (?:von|über|ihrer|für|ist|wurde|zu|in)|\bgutschrift\b|remboursée?s?(?!\p{L})|remboursement (?:de|effectué|pour)|reembolsad[oa]|reembolso (?:de|por)|已退款|退款成功|退款到账|退款已|已退还|已退回|退款通知|退款金额|退款[:：]|退款 ?[¥￥\d]|(?:为您|向您)退款|已?原路退|退货(?:已)?完成|直接退(?:给)?您|[应实]退(?:金额|款|票款|税额)|以[^，。；\n]{1,12}形式返还/u,
  },
  { state: 'refunded', weight: 2.5, words: /\brefund\b|erstattung|remboursement|reembolso|退款/u },
  {
    state: 'changed',
    weight: 5.5,
    words:
      /\b(?:appointment|booking|reservation|flight|train|order|stay|trip|visit|date|time|slot|table|departure|delivery)s? (?:is |was |got |has )?(?:changed|moved|rescheduled|amended|modified|shifted|postponed)\b|\b(?:need|have|must|had) (?:to )?move (?:you|your|the|this|our)?\s?(?:appointment|booking|visit|slot|date|time|table)|\bslips? (?:from|to)\b|\bpushed back (?:to|by|from)\b|\b(?:have|need) to (?:shuffle|reshuffle|reschedule)\b|\bnot [^.\n]{4,24}\bbut\b[^.\n]{0,6}\d|\binstead of\b[^.\n]{0,60}\bplease come\b|改签成功|航班(?:改|变)/u,
  },
  {
    state: 'changed',
    weight: 4.2,
    words:
      /\b(?:has|have|had) (?:to be |been )(?:changed|modified|updated|rescheduled|moved|amended|postponed|brought forward)|\b(?:was|were|is|are|been|now|we|we have|we['’]ve) (?:changed|modified|rescheduled|moved|amended|postponed)\b|\binstead of\b[^.\n]{0,60}\b(?:please come|we expect you|come on|could you come|it is)\b|\binstead we expect you\b|\b(?:time|date|day|hour|flight|train|appointment|booking)s? (?:is|was|has|are|have) (?:now )?change\b|\bnotice of (?:an? )?(?:timetable |schedule |time |date )?(?:change|amendment|alteration)|\b(?:not|no longer|n['’]t|never)\b[^.!?;\n]{0,40}\d[^.!?;\n]{0,20}(?:[.!?;\n]|, ?(?:but|it|we|please))\s*(?:but |so |instead,? )?(?:it|we|you|they|the new|the|now|please|both)\b[^.!?\n]{0,40}\d|\b(?:by|at|from) \d[^.\n]{0,24}\bbecomes?\b|(?:不(?:是|在)|并非)[^。，\n]{0,10}\d[^。\n]{0,12}[，,]?而?(?:是|在)[^。\n]{0,10}\d|原[定订]?[^。\n]{0,14}\d[^。\n]{0,24}现(?:在)?(?:改|为|定|调|于|起飞|出发|安排)|\b(?:is|are) no longer possible\b|\bcould you (?:instead )?come on\b|\bslips? (?:from|to)\b|\bpushed back (?:to|by)\b|\bput off (?:to|until)\b|\bneed to reschedule\b|\bhad to move\b|\bmoves? (?:from [^.\n]{1,24} )?to\b[^.\n]{0,20}\d|\b(?:doctor|dentist|therapist|vet) is (?:away|ill|sick)\b|\bchange of appointment\b|\b(?:schedule|itinerary|time|date) change\b|\bchanges? (?:to|of|in|confirmation|confirmed)\b|\b(?:new|revised|updated) (?:date|time|departure|arrival|itinerary|booking|schedule|total|price|amount|appointment|confirmation|dates|reservation|slot)\b|\bnow (?:departs?|leaves?|arrives?|starts?|takes place|begins?)\b|\brescheduled\b|\bpostponed\b|\bhas (?:a )?new\b|\bmodification de (?:votre|la|l['’])|\bchangement d['’]horaire|\bpartira\b|\bcommencera\b|\bau lieu de\b|\bcambio de (?:hora|fecha)|\bcambio (?:di )?orario|\bmodifica (?:del|della)|按您的要求改|geändert|verschoben|verlegt|umgebucht|umbuchung|flugänderung|neuer (?:termin|abflug)|neue (?:abflugzeit|abfahrtszeit|startzeit|zeit|uhrzeit)|(?:flugplan|fahrplan|flugzeit|zeit|termin|buchungs|plan)änderung(?!\p{L})|terminverschiebung|verschiebt sich|verschiebung (?:ihres|des|vom)|vorverlegt|\b(?:startet|fliegt|fährt|beginnt|ist) (?:neu|nun|jetzt) (?:erst )?(?:um|am)\b|(?<!\p{L})(?:décalée?|retardée?|avancée?) (?:au|à|de)(?!\p{L})|report de votre|désormais (?:à|le)|nouveau (?:départ|rendez-vous|créneau|horaire)|changement de (?:date|rendez-vous|vol|programme|votre)|\bse (?:ha )?(?:retras|adelant|traslad|aplaz)(?:a|ado)\b|\bpospuest[oa]\b|\bpasa a las\b|nuevo horario|nueva salida|cambio de (?:horario|cita|vuelo|reserva)|\b(?:spostat|posticipat|rinviat)[oa]\b|parte ora alle|nuov[oa] (?:orario|data|partenza|appuntamento)|\banziché\b|variazione (?:di|del) (?:orario|volo|data)|\b(?:alterad|adiad|antecipad|remarcad)[oa] para\b|alteração (?:de|da|do)|nov[oa] (?:hora|horário|data|partida)|vertrekt nu|nieuwe (?:tijd|datum|vertrektijd|afspraak)|wijziging van|\b(?:uitgesteld|vervroegd|verzet) naar\b|flyttad till|flyttet til|zmiana (?:terminu|godziny|daty)|změna (?:termínu|času)|modifiée?s?(?!\p{L})|reportée?(?!\p{L})|déplacée?(?!\p{L})|nouvel(?:le)? (?:date|heure|horaire)|reprogramad[oa]|modificad[oa]|cambiad[oa]|nueva (?:fecha|hora)|aplazad[oa]|已更改|已变更|变更|改签|改期|已修改|已调整|调整为|更改为|改为|改至|改到|改在|改由|换到|延期|顺延|延到|延至|异动|航班变动|时间(?:有变|有所?调整|变动|调整|更新)|要换个时间|推迟[至到]|提前[至到]/u,
  },
  {
    state: 'reminded',
    weight: 6,
    words: /\breminder\b|zahlungserinnerung|terminerinnerung|\bmahnung\b|\b(?:over|past) ?due\b|催缴|逾期(?!取消)/u,
  },
  {
    state: 'reminded',
    weight: 3.6,
    words:
      /\bdo not forget\b|\btomorrow, \d|\bbring your card\b|\bone more sleep\b|\bpacked yet\b|\bfresh sheets\b|\bdon['’]t forget\b|\b(?:is|comes|coming) (?:up )?(?:tomorrow|soon|in \d+ days?)\b|\bsee you tomorrow\b|\bcoming up\b|\bbefore you arrive\b|\bonly a few days\b|\byou can now check in\b|\bpractical (?:things|information) for your\b|\balmost time\b|\bupcoming (?:stay|trip|appointment|flight|booking|visit|payment)\b|\bcheck[- ]in is (?:now )?open\b|erinnerung|denken sie (?:bitte )?an|\brappel\b|n['’]oubliez pas|recordatorio|no olvide|(?<!账单|消费|扣款|动账|交易|支付|到账|出票|缴费|成功)提醒|温馨提示|别忘了/u,
  },
  {
    state: 'delivered',
    weight: 3.6,
    words:
      /\b(?:has been|was|were|been|successfully) delivered\b|\bdelivered[:!]|\bdelivery (?:confirmation|complete)|\b(?:has|have|was|were) (?:been )?(?:shipped|dispatched|sent out)\b|\bis on its way\b|\bare on their way\b|\bout for delivery\b|\bhas left our\b|\bready for (?:collection|pick-?up)\b|zugestellt|versandt|verschickt|ist unterwegs|livrée?s?(?!\p{L})|expédiée?s?(?!\p{L})|entregad[oa]|enviad[oa]|已送达|已签收|已发货|派送中|正在派送|已出库|待取件/u,
  },
  // A bank's word that money goes to a shop says of itself that it is no invoice. A hold on a card is none.
  {
    state: 'paid',
    weight: 7,
    words:
      /(?<!\bpre-?\s?)\bpayment (?:of [^.\n]{1,24} )?(?:to|at) [^.\n]{1,40}? (?:was |has been |is )?(?:authori[sz]ed|approved|executed|carried out)\b|\byou(?:['’]ve| have)? (?:authori[sz]ed|sent) a payment (?:of|to)\b|\bzahlung an [^.\n]{1,40}? (?:autorisiert|freigegeben|ausgeführt)|\bpaiement (?:à|chez) [^.\n]{1,40}? (?:autorisé|effectué)|向[^，。\n]{1,24}(?:的)?付款(?:已)?(?:授权|获批|完成)|已授权(?:向|支付|付款)/u,
  },
  {
    state: 'paid',
    weight: 3.5,
    words:
      /\bsettled (?:an|the) amount\b|\bsettled in full\b|\bhas been settled\b|\baccount closed\b|\bdebited:? (?:[€$£¥]|[a-z]{3} ?\d|\d)|\bwe have debited\b|\bamount outstanding nil\b|\byou were billed\b|\breceipt of payment\b|\bset you back\b|\bhas taken (?:[€$£¥]|[a-z]{3} ?\d|\d)|\b(?:your|e-?|payment|sales|official|till) ?receipt\b|\breceipt (?:from|for|no|number|#|of)\b|\bpayment (?:received|confirm(?:ed|ation)|successful|complete|accepted|was successful|has been)\b|\bfor your payment\b|\b(?:you|you['’]ve|you have|we|we['’]ve|we have) (?:paid|charged)\b|\b(?:total|amount) (?:paid|charged)\b|\bcharged your card\b|\bcharged on departure\b|\bpaid (?:in full|by|with|via|using|on)\b|(?:^|[/|,;:.\n] ?)paid:? ?(?:[€$£¥]|[a-z]{3} ?\d|\d)|\bcard (?:ending|payment)\b|\bto pay:? ?(?:[€$£¥]|[a-z]{3} ?\d|\d)|\b(?:has been|was) (?:paid|charged|debited)\b|quittung|kassenbon|\bbezahlt\b|zahlung (?:erhalten|eingegangen|erfolgreich)|zahlungseingang|zahlungsbestätigung|\breçu\b|\bvotre ticket\b|\bsu ticket\b|\bscontrino\b|\bricevuta\b|\bsaldat[oa]\b|\b(?:soldé|saldado)e?\b|\btotale? (?:pagato|pago|pagado|réglé)\b|\bréglée?\b|\bpagato\b|消费凭证|电子小票|paiement (?:reçu|confirmé|accepté)|\bpayée?\b|\brecibo\b|pago (?:recibido|confirmado)|\bpagado\b|\b(?:deposit|balance|instal?ment|payment)(?: of [^.\n]{1,25})? (?:has been |was )?received|\breceived (?:your|the) (?:deposit|payment|remaining|balance|final)|收据|小票|支付成功|已支付|已付款|付款成功|扣款成功|缴费成功|扣费成功|交易成功|实付|已缴|续费成功|扣款|收到您的(?:定金|订金|付款|款项|尾款)|(?:定金|订金|尾款|款项)已(?:收到|支付|到账)|消费(?:金额)? ?[¥￥]/u,
  },
  // The card's last figures stand on what was paid with it, whatever the till calls the sum; a number that will be charged is introduced by words.
  {
    state: 'paid',
    weight: 4,
    words:
      /(?:^|\n)\s*(?:visa|master ?card|maestro|amex|american express|girocard|ec-karte|银联|信用卡)(?: \p{L}+)? ?[*•x#.]{2,}[ *•x#.]*\d{3,4}/u,
  },
  { state: 'paid', weight: 2.5, words: /\breceipt\b/u },
  {
    state: 'invoiced',
    weight: 4.5,
    words:
      /\bfinal (?:account|bill|invoice)\b|\bfolio\b|\bcopy of (?:your|the) (?:bill|invoice)\b|\bil suo conto\b|\bvotre note\b|\bsu cuenta\b|\ba sua conta\b|\bihre rechnung\b|schlussrechnung|facture finale|最终账单|结账单/u,
  },
  {
    state: 'invoiced',
    weight: 3.5,
    words:
      /\b(?:i|we) (?:have|had) to charge\b|\binvoice [a-z\d-]{4,12} is (?:attached|enclosed)\b|\b(?:your|tax|final|the|hotel|attached|new) (?:\w+ )?(?:invoice|bill)\b|\binvoice (?:no|number|nr|#|for|from|date|of|total|attached|[a-z]*-?\d)|\binvoice:|\bbill (?:for|is ready|dated|amount|no)\b|\bplease send (?:[€$£¥]|[a-z]{3} ?\d|\d)|\bhours and (?:screws|parts|materials?)\b|\bfor the work (?:of|on)\b|\bfor our (?:work|trouble)\b|\bbank details\b|\btaken from your account\b|\bwill be taken\b|\bdirect debit\b|\blastschrift\b|\bprélèvement\b|\bstatement is ready\b|\b(?:amount|total|balance) due\b|\brechnung\b|rechnungsbetrag|\bfacture\b|\bfactura\b|\bfattura\b|\bfatura\b|\bwe charge\b|\bberechnen wir\b|\babrechnung\b|\bwill be debited\b|\bwe debit\b|\bplease (?:pay|transfer|settle)\b|\bwe (?:have )?collected\b|\bpayment notice\b|\badvance payment\b|\blabou?r\b.{0,40}\bparts?\b|\bbitte überweisen\b|请(?:转账|付款|缴费|支付)|\bperiod ending\b|\bbilling period\b|\binvoice [a-z\d-]{4,12}[:.,]|\bwird abgebucht\b|发票|账单|应缴|本期应|缴费通知/u,
  },
  {
    state: 'confirmed',
    weight: 3,
    words:
      /\byou(?: have|['’]ve(?: got)?) (?:got )?(?:an? |your )?(?:table|room|seat|slot|spot|place|appointment|reservation|booking)\b(?! (?:for sale|request))|\b(?:that|it|everything)(?:['’]s| is) (?:all )?(?:booked|reserved|arranged)\b|\bhas been (?:reserved|booked)\b|(?:已为您|为您)(?:保留|预留|留好)|(?:订|约|定)好了|\byour slot is\b|\b(?:we )?have you down\b|\bin our book\b|\bwe saved you\b|\byou are on board\b|\bwheels up\b|\bhas said yes\b|\byou are in!|\bbarcode\b|\bshow (?:the|this) (?:bar)?code\b|\bguaranteed rate\b|\bwe kept\b[^.\n]{0,24}\b(?:room|table|seat)\b|\bplease be there by\b|\bconfirm(?:ed|ation|s)\b|\bihre tickets\b|\bvos billets\b|\bsus entradas\b|\b(?:here (?:is|are)|attached (?:is|are)) your (?:e-?)?tickets?\b|\ball set\b|\byou(?:['’]re| are) (?:booked|going)\b|\bboarding pass\b|bestätig(?:t|ung)|confirm(?:ée?|ation)(?!\p{L})|confirmad[oa]|confirmación|conferm(?:ata|ato|a)(?!\p{L})|confirmação|nous confirmons|wir bestätigen|\bis reserved\b|\bappointment (?:is |has been )?(?:booked|scheduled|made)\b|已确认|确认|预订成功|成功预[约订]|预约成功|出票成功|已出票|已预订|已预约/u,
  },
  // A bill is headed "your stay" too.
  {
    state: 'confirmed',
    weight: 1.6,
    words:
      /\bbooking (?:ref|reference|code)\b|\byour (?:booking|reservation|stay|trip|itinerary|tickets?|e-?tickets?|flight|appointment)\b|\be-?ticket\b|\bwe (?:have )?reserved\b|\blook(?:ing)? forward to\b|\b(?:ihre?|votre|su|tu) (?:buchung|reservierung|termin|réservation|séjour|reserva)\b/u,
  },
  {
    state: 'booked',
    weight: 3.3,
    words:
      /\border (?:[\w-]+ )?(?:received|placed)\b|\b(?:have|got|received) your order\b|\bthank(?:s| you) for (?:your )?(?:order|booking|purchase|shopping)|\byou(?:['’]ve| have)? ordered\b|\bihre?n? (?:bestellung|einkauf|auftrag)\b|\b(?:votre|ta) commande\b|\b(?:su|tu) (?:pedido|compra)\b|\b(?:il suo|il tuo) ordine\b|\b(?:sua|tua) (?:compra|encomenda)\b|bestellung (?:erhalten|eingegangen)|commande (?:reçue|enregistrée)|pedido (?:recibido|realizado)|下单成功|已下单|订单已(?:提交|创建|生成)|感谢您的(?:订购|购买|下单|惠顾)|您的订单/u,
  },
];

/** What the kind of document adds to the words. A "reminder" may be the first word of an appointment: it adds nothing. */
export const stateOfDocument: Partial<Record<DocumentKind, LedgerState>> = {
  booking: 'confirmed',
  ticket: 'confirmed',
  change: 'changed',
  delivery: 'delivered',
  statement: 'invoiced',
  invoice: 'invoiced',
  receipt: 'paid',
  cancellation: 'cancelled',
};
export const documentWeight = 2;
