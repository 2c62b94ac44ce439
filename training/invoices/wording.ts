/** How the made invoices are worded. Some of it is in no list of the program: invoices of strangers are not either. */
export type Wording = {
  readonly titles: readonly string[];
  readonly number: readonly string[];
  readonly date: readonly string[];
  readonly due: readonly string[];
  readonly termsLabel: readonly string[];
  /** `{n}`: days from the invoice's date. */
  readonly terms: readonly string[];
  /** Terms that come to no day. */
  readonly openTerms: readonly string[];
  readonly net: readonly string[];
  readonly tax: readonly string[];
  readonly taxWithin: readonly string[];
  readonly total: readonly string[];
  readonly discount: readonly string[];
  readonly paid: readonly string[];
  readonly balance: readonly string[];
  readonly others: readonly (readonly [string, 'code' | 'date' | 'phone' | 'period'])[];
  readonly buyer: readonly string[];
  readonly seller: readonly string[];
  /** Between a code and its date. */
  readonly of: string;
  readonly columns: readonly (readonly string[])[];
  readonly rates: readonly number[];
  readonly currencies: readonly string[];
  readonly firms: readonly string[];
  readonly forms: readonly string[];
  readonly people: readonly string[];
  readonly streets: readonly string[];
  readonly towns: readonly string[];
  readonly items: readonly string[];
  readonly thanks: readonly string[];
  readonly tail: readonly (readonly [string, 'tax' | 'iban' | 'phone' | 'code' | 'name' | 'bank'])[];
};

const split = (text: string): string[] => text.split('|').map((one) => one.trim());

const en: Wording = {
  titles: split('INVOICE | Invoice | Tax Invoice | VAT INVOICE | Sales invoice | Your bill | Receipt'),
  number: split(
    'Invoice number | Invoice No. | Invoice # | Invoice no | Inv. No. | Bill number | Invoice ID | Document no. | Tax invoice no. | Number | No. | Receipt no | Invoice ref',
  ),
  date: split(
    'Invoice date | Date | Date of issue | Issued | Date issued | Billing date | Dated | Tax point | Bill date | Issue date | Invoice dated',
  ),
  due: split(
    'Due date | Payment due | Due | Please pay by | Pay by | Due by | Payable by | Date due | Payment deadline | To be paid by',
  ),
  termsLabel: split('Terms | Payment terms | Payment | Terms of payment'),
  terms: split(
    '{n} days from invoice date | Net {n} | Payment is due within {n} days of the invoice date. | {n} days net | Please pay within {n} days. | Payable within {n} days of receipt',
  ),
  openTerms: split(
    'Payment on collection | Paid with thanks | Due on receipt | Payment is due within 14 days after completion of the work.',
  ),
  net: split('Subtotal | Net | Sub-total | Total excl. VAT | Net total | Net amount | Total before tax | Goods total'),
  tax: split('VAT {r}% | VAT @ {r}% | VAT ({r}%) | Tax | Sales tax {r}% | VAT | GST {r}% | Tax ({r}%) | Total VAT'),
  taxWithin: split('Includes VAT {r}% | of which VAT ({r}%) | VAT included'),
  total: split(
    'Total | TOTAL | Grand total | Invoice total | Total due | Amount due | Total amount | Total incl. VAT | Total GBP | Amount payable | Total to pay | TOTAL DUE',
  ),
  discount: split('Discount 5% | Loyalty discount | Delivery | Shipping | Postage and packing'),
  paid: split('Deposit received | Less deposit | Paid | Payments received | Amount paid | Card payment'),
  balance: split('Balance due | Amount outstanding | Balance | Remaining balance | Left to pay'),
  others: [
    ['Customer no.', 'code'],
    ['Account number', 'code'],
    ['Order no', 'code'],
    ['Your PO', 'code'],
    ['Your ref', 'code'],
    ['Job number', 'code'],
    ['Delivery date', 'date'],
    ['Date of supply', 'date'],
    ['Order date', 'date'],
    ['Billing period', 'period'],
    ['Hire dates', 'period'],
    ['Phone', 'phone'],
    ['Contract', 'code'],
    ['Service date', 'date'],
    ['Booking ref', 'code'],
    ['Project', 'code'],
    ['Quote no.', 'code'],
    ['Check-in', 'date'],
  ],
  of: 'of',
  seller: split('From | Seller | Supplier | Issued by'),
  buyer: split('Bill to | Billed to | Invoice to | Customer | Sold to | For | Client | To | Prepared for'),
  columns: [
    ['Description', 'Qty', 'Rate', 'Amount'],
    ['Item', 'Quantity', 'Unit price', 'Total'],
    ['Details', 'Hours', 'Price', 'Line total'],
    ['Product', 'Units', 'Unit cost', 'Net'],
  ],
  rates: [20, 20, 5, 10, 8.25, 0],
  currencies: ['£', '$', '€', 'GBP ', 'USD ', ''],
  firms: split(
    'Bramble Lane Plumbing | Northgate Print Works | Ashdown Catering | Willow & Finch Interiors | Kestrel IT Services | Saltmarsh Joinery | Fernhill Vets | Oakbarrel Coffee | Blue Heron Translations | Castle Street Dental | Copperfield Accountants | Mossbank Landscapes | Larkspur Studio | Tidewater Marine | Redshank Cycles | The Potting Shed',
  ),
  forms: ['Ltd', 'Limited', 'LLP', 'Inc.', 'LLC', 'plc', '', ''],
  people: split(
    'Margaret Oyelaran | Thomas Pritchard | Elena Costa | Davies & Sons | Riverside Primary School | Arden Tools Ltd | Whitmore Estates LLP | Cascade Outfitters LLC | Harper Bros. Inc. | Hollybank Surgery Ltd | Quayside Theatre Trust | Samir Haddad',
  ),
  streets: split(
    '14 Mill Lane | Unit 3, Canal Wharf | 221 Fulwood Road | 7 The Green | 1805 Juniper Avenue | Suite 400, 77 Main Street',
  ),
  towns: split(
    'Bristol BS1 4QT | Leeds LS2 7EW | York YO1 6GA | Portland, OR 97205 | Austin, TX 78701 | Dublin D02 X285',
  ),
  items: split(
    'Boiler service | Business cards, 500 | Buffet lunch, 24 people | Fabric samples | Remote support | Oak shelving | Vaccination | House blend 1 kg | Translation EN-FR | Check-up | Annual accounts | Hedge trimming | Poster design | Antifouling | Chain and cassette | Terracotta pots',
  ),
  thanks: split(
    'Thank you for your business. | Please quote the invoice number with your payment. | We accept cards and bank transfer. | Any questions? Call us.',
  ),
  tail: [
    ['VAT no.', 'tax'],
    ['IBAN', 'iban'],
    ['Tel.', 'phone'],
    ['Company no.', 'code'],
    ['Account name', 'name'],
    ['Sort code', 'code'],
    ['EIN', 'code'],
    ['Bank', 'bank'],
  ],
};

const de: Wording = {
  titles: split(
    'Rechnung | RECHNUNG | Rechnung | Honorarrechnung | Schlussrechnung | Beleg | Ihre Rechnung | Quittung',
  ),
  number: split(
    'Rechnungsnummer | Rechnungs-Nr. | Rechnung Nr. | Rechnungsnr. | Beleg-Nr. | Belegnummer | RE-Nr. | Nummer | Rechnung | Nr. | Rg.-Nr. | Bon-Nr.',
  ),
  date: split(
    'Rechnungsdatum | Datum | Belegdatum | Ausstellungsdatum | vom | Rechnung vom | ausgestellt am | Re.-Datum | Datum der Ausstellung',
  ),
  due: split(
    'Fällig am | Zahlbar bis | Fälligkeit | Fälligkeitsdatum | Zahlungsziel | Zahlung bis | zu zahlen bis | Zahlungsfrist | Bitte überweisen bis',
  ),
  termsLabel: split('Zahlungsbedingungen | Zahlungsziel | Zahlung | Konditionen'),
  terms: split(
    '{n} Tage netto | Zahlbar innerhalb von {n} Tagen ab Rechnungsdatum ohne Abzug. | zahlbar innerhalb von {n} Tagen | Bitte überweisen Sie den Betrag binnen {n} Tagen nach Erhalt der Rechnung. | {n} Tage ohne Abzug | 7 Tage 2 % Skonto, {n} Tage netto',
  ),
  openTerms: split(
    'Betrag dankend erhalten | Zahlbar sofort ohne Abzug | Zahlbar innerhalb von 10 Tagen nach Abnahme. | Der Betrag wird von Ihrem Konto abgebucht.',
  ),
  net: split('Nettobetrag | Zwischensumme | Summe netto | Netto | Gesamt netto | Warenwert netto | Nettosumme'),
  tax: split(
    'MwSt. {r} % | USt. {r} % | {r} % MwSt. | zzgl. {r} % USt. | Umsatzsteuer {r} % | zzgl. MwSt. ({r} %) | Mehrwertsteuer {r}% | {r}% USt',
  ),
  taxWithin: split('enthaltene MwSt. {r} % | darin enthaltene USt {r} % | inkl. {r} % MwSt. | davon MwSt. {r} %'),
  total: split(
    'Gesamtbetrag | Rechnungsbetrag | Gesamt | Summe | Endbetrag | Bruttobetrag | Gesamtsumme | Zu zahlen | Rechnungssumme | Gesamtbetrag brutto | Summe EUR | Total | Gesamt (brutto) | Zahlbetrag',
  ),
  discount: split('Rabatt 5 % | Versandkosten | Treuerabatt | Fracht | abzgl. Nachlass'),
  paid: split('abzgl. Anzahlung | Anzahlung | Bereits bezahlt | Geleistete Zahlungen | gegeben bar | abzgl. Abschläge'),
  balance: split('Noch zu zahlen | Offener Betrag | Restbetrag | Restzahlung | offen'),
  others: [
    ['Kundennummer', 'code'],
    ['Kunden-Nr.', 'code'],
    ['Auftrag', 'code'],
    ['Bestellnummer', 'code'],
    ['Ihr Zeichen', 'code'],
    ['Projekt', 'code'],
    ['Lieferdatum', 'date'],
    ['Leistungsdatum', 'date'],
    ['Bestelldatum', 'date'],
    ['Leistungszeitraum', 'period'],
    ['Abrechnungszeitraum', 'period'],
    ['Telefon', 'phone'],
    ['Vertragskonto', 'code'],
    ['Lieferschein-Nr.', 'code'],
    ['Angebot vom', 'date'],
    ['Zähler-Nr.', 'code'],
    ['Anreise', 'date'],
  ],
  of: 'vom',
  seller: split('Verkäufer | Rechnungssteller | Lieferant | Leistungserbringer'),
  buyer: split('Rechnung an | Kunde | Auftraggeber | Rechnungsempfänger | Rechnungsadresse | An | Leistungsempfänger'),
  columns: [
    ['Bezeichnung', 'Menge', 'Einzelpreis', 'Gesamt'],
    ['Leistung', 'Std.', 'Satz', 'Betrag'],
    ['Artikel', 'Anzahl', 'Preis', 'Gesamtpreis'],
    ['Beschreibung', 'Menge', 'EP', 'GP'],
  ],
  rates: [19, 19, 7, 19, 20, 0],
  currencies: [' €', '€ ', ' EUR', 'EUR ', '', 'CHF '],
  firms: split(
    'Malerbetrieb Hohenfels | Elektro Brandstätter | Buchhandlung am Markt | Druckhaus Weserkamp | Schreinerei Auer | Praxis Dr. Lindqvist | Weingut Rebental | Sanitär Pohlmann | Kanzlei Ostermann | Hotel Goldener Hirsch | Gärtnerei Blattgrün | Softwareschmiede Nord | Fahrschule Kern | Bäckerei Krume | Stadtwerke Auental',
  ),
  forms: ['GmbH', 'GmbH & Co. KG', 'UG (haftungsbeschränkt)', 'e.K.', 'AG', 'GbR', '', 'OHG'],
  people: split(
    'Familie Sommerfeld | Baumarkt Kessler GmbH & Co. KG | Nordlicht AG | Metzgerei Stahl e.K. | Planungsbüro Ehrlich GbR | Frau Greta Wiesinger | Herr Kai Möhring | Autohaus Steiner GmbH | Kita Regenbogen e.V. | Hausverwaltung Blum KG | Dr. Anke Vollmer',
  ),
  streets: split('Hauptstraße 12 | Am Anger 5 | Lindenweg 8a | Industriestr. 31 | Marktplatz 2 | Bahnhofstraße 77'),
  towns: split('80331 München | 04109 Leipzig | 48143 Münster | 1050 Wien | 8001 Zürich | 20095 Hamburg'),
  items: split(
    'Anstrich Fassade | Steckdosen setzen | Fachbuch | Flyer A5, 1000 St. | Regalbretter Buche | Beratung 30 Min. | Riesling 0,75 l | Wartung Heizung | Akteneinsicht | Übernachtung DZ | Rasen mähen | Entwicklung, Std. | Fahrstunde | Dinkelbrot | Arbeitspreis Strom',
  ),
  thanks: split(
    'Vielen Dank für Ihren Auftrag. | Bitte geben Sie die Rechnungsnummer bei der Überweisung an. | Es gelten unsere AGB. | Wir danken für Ihr Vertrauen.',
  ),
  tail: [
    ['USt-IdNr.', 'tax'],
    ['IBAN', 'iban'],
    ['Tel.', 'phone'],
    ['HRB', 'code'],
    ['Kontoinhaber', 'name'],
    ['Steuernummer', 'code'],
    ['Geschäftsführer', 'code'],
    ['Bank', 'bank'],
  ],
};

const zh: Wording = {
  titles: split('发票 | 账单 | 增值税普通发票 | 收据 | 结算单 | 电子发票 | 服务账单 | 请款单'),
  number: split('发票号码 | 账单编号 | 发票编号 | 编号 | 单号 | 发票号 | 单据编号 | 收据编号 | 账单号 | No.'),
  date: split('开票日期 | 日期 | 开具日期 | 账单日期 | 开单日期 | 出具日期 | 账单日'),
  due: split('付款期限 | 到期日 | 付款截止日期 | 最迟付款日 | 缴费截止日 | 应付日期 | 付款截止'),
  termsLabel: split('付款条件 | 账期 | 付款方式 | 结算方式'),
  terms: split('开票后{n}天内付款 | 请于收到发票后{n}日内付清。 | {n}天内付款 | 自开票之日起{n}日内支付 | 月结{n}天'),
  openTerms: split('货到付款 | 款已付清，谢谢惠顾。 | 请于验收后15日内付清。 | 余款请于交车后10日内付清'),
  net: split('小计 | 不含税金额 | 金额合计 | 未税金额 | 不含税合计'),
  tax: split('增值税 {r}% | 税额（{r}%） | 税额 | 税金 {r}% | 增值税（{r}%） | 税额合计'),
  taxWithin: split('其中税额（{r}%） | 含税 {r}% | 内含增值税 {r}%'),
  total: split(
    '合计 | 总计 | 价税合计 | 应付金额 | 总额 | 含税总额 | 应付总额 | 本期应付 | 合计金额 | 总金额 | 价税合计（小写）',
  ),
  discount: split('优惠 | 折扣 | 运费 | 老客户优惠'),
  paid: split('已付定金 | 预付款 | 已付金额 | 减：定金 | 已收'),
  balance: split('应付余额 | 余款 | 未付金额 | 尾款'),
  others: [
    ['客户编号', 'code'],
    ['订单号', 'code'],
    ['合同编号', 'code'],
    ['户号', 'code'],
    ['交付日期', 'date'],
    ['送货日期', 'date'],
    ['服务期间', 'period'],
    ['计费周期', 'period'],
    ['电话', 'phone'],
    ['下单日期', 'date'],
    ['工单号', 'code'],
    ['发票代码', 'code'],
    ['入住日期', 'date'],
  ],
  of: '',
  seller: split('销售方 | 收款单位 | 开票单位 | 卖方 | 收款方'),
  buyer: split('客户 | 客户名称 | 购买方 | 付款单位 | 致 | 购货单位 | 收件人'),
  columns: [
    ['项目', '数量', '单价', '金额'],
    ['品名', '数量', '单价（元）', '金额（元）'],
    ['服务项目', '工时', '价格', '小计'],
    ['货物名称', '用量', '单价', '金额'],
  ],
  rates: [13, 6, 6, 9, 3, 0],
  currencies: ['¥', '￥', '', '元', '¥ '],
  firms: split(
    '云杉印刷 | 江南木作家具 | 晨曦口腔 | 蓝湖软件 | 老街书房 | 和顺搬家 | 西城自来水 | 翠竹园林 | 青石律师 | 锦绣酒店 | 东篱花艺 | 百川物流 | 启明培训',
  ),
  forms: ['有限公司', '有限责任公司', '服务有限公司', '事务所', '工作室', '店', '中心', ''],
  people: split(
    '林晓燕 | 华茂电子有限公司 | 四海餐饮管理有限公司 | 新天地广告事务所 | 康宁医院 | 王建国 | 海天贸易有限公司 | 明德小学 | 周女士 | 长风科技有限公司',
  ),
  streets: split('人民路12号 | 中山东路88号3楼 | 学院街5号 | 科技园区创新大道200号'),
  towns: split('上海市黄浦区 | 成都市锦江区 | 杭州市西湖区 | 广州市天河区'),
  items: split(
    '名片印刷 | 实木书桌 | 洗牙 | 软件维护 | 精装图书 | 搬运服务 | 水费 | 草坪养护 | 法律咨询 | 标准间住宿 | 婚礼花束 | 运费 | 英语课程',
  ),
  thanks: split('感谢您的惠顾。 | 请在汇款时注明编号。 | 如有疑问请联系我们。 | 本单据最终解释权归本公司所有。'),
  tail: [
    ['税号', 'tax'],
    ['账号', 'iban'],
    ['电话', 'phone'],
    ['统一社会信用代码', 'code'],
    ['户名', 'name'],
    ['开户行', 'bank'],
    ['收款人', 'code'],
  ],
};

export const wordings: Readonly<Record<string, Wording>> = { en, de, zh };
