import type { LedgerKind } from '../../memory/ledger.ts';

/** Words in small letters by which a record is of a kind, and what each of them counts; 1 where nothing is said. */
export const kindWords: readonly { readonly kind: LedgerKind; readonly words: RegExp; readonly weight?: number }[] = [
  {
    kind: 'lodging',
    words:
      /\b(?:hotels?|hostel|inn|lodge|city tax|guest ?house|airbnb|apartment|resort|pousada|pension|chalet|cottage(?! (?:cheese|pie))|holiday (?:home|house|flat|let)|ferienwohnung|ferienhaus|gîte|(?<!(?:friday|saturday|sunday|monday|tuesday|wednesday|thursday|last|late|good) )nights?(?! (?:surcharge|trip|train|bus|out))|accommodation|lodging|your stay|übernachtung(?:en)?|zimmer|nächte|unterkunft|hôtel|nuits?|chambre|hébergement|habitación|noches?|alojamiento|soggiorno|notti|camera (?:doppia|singola|matrimoniale|da|bloccata|con)|noites?|estadia|estancia|séjour|aufenthalt|guesthouse)(?!\p{L})|酒店|民宿|宾馆|旅馆|入住|客房|离店|退房|房费|间夜|房型|大床房|双床房/gu,
  },
  {
    kind: 'lodging',
    words: /\b(?<!online )check-?(?:in|out)(?!\p{L})|\brooms?\b|\bsuites?\b|\bguests?\b/gu,
    weight: 0.5,
  },
  {
    kind: 'flight',
    words:
      /\b(?:flights?|airlines?|airways|flying|fly|checked bag|locator|seats from|air fare|fare|dep|one adult|window seat|boarding pass|boarding|on board|wheels up|bound for|gate closes|pnr|departure gate|e-?ticket|itinerary|fl[uü]ge?|vols?|volo|voo|aéroport|airport|vuelos?|aerolínea)(?!\p{L})|航班|机票|登机|航空|起飞/gu,
  },
  { kind: 'flight', words: /\bpassengers?\b|乘客|乘机人/gu, weight: 0.5 },
  { kind: 'train', words: /\bcoach \d|\bpassengers?\b|\bwagen \d|\bvoiture \d|车厢|\d车/gu, weight: 0.5 },
  {
    kind: 'train',
    words:
      /\b(?:trains?|rail|railway|platform|carriage|coach seat|tgv|intercit[éy]s?|zug|bahn\p{L}*|gleis|gare|sncf|amtrak|eurostar|renfe|tren)(?!\p{L})|火车|高铁|动车|车次|列车|铁路|车票/gu,
  },
  {
    kind: 'ride',
    words:
      /\b(?:taxi|cab|uber|lyft|bolt|ride|trip fare|your (?:\S+ ){0,2}trip with|your driver|car (?:hire|rental)|rental car|parking|fuel|petrol|gas station|mietwagen|tankstelle|tankbeleg|benzin|diesel|super e10|carburant|gasolina|parkplatz|location de voiture|alquiler de coche|gasolinera)(?!\p{L})|行程结束|里程费|起步价|出租车|打车|网约车|滴滴|租车|停车费|加油/gu,
  },
  {
    kind: 'restaurant',
    words:
      /\b(?:restaurant|cantina|table for|table at|tables? (?:is |has been |was )?(?:reserved|booked|held)|(?:reserved?|booked?|holding|kept) (?:you )?(?:a|your|the) table|tisch (?:ist |wurde )?reserviert|table réservée|mesa reservada|tavolo (?:prenotato|riservato)|tafel gereserveerd|(?:the|our) kitchen|last orders|bistro|brasserie|trattoria|osteria|taverna|pizzeria|(?<!repair )caf[eé]|diner|dinner|lunch|brunch|breakfast|menu|waiter|server|covers|kellner|tisch|abendessen|repas|dîner|cena|mesa)(?!\p{L})|餐厅|用餐|订座|晚餐|午餐|堂食|饭店|火锅|外卖|锅底|菜品|酒水|人桌|订座|餐位|(?:订|留)好?(?:了)?(?:座位|餐桌|桌位)|(?:座位|餐桌|桌位)已?(?:订|留|预订)/gu,
  },
  {
    kind: 'restaurant',
    words:
      /\b(?:bakery|bäckerei|drinks|tapas|side dish(?:es)?|sides|starters?|boulangerie|panadería|coffee|cappuccino|espresso|latte|wine|beer|bier|vino|cerveja|tasca|taberna|pizza|pasta|dessert|steak|schnitzel|soup|couvert|coperto|service compris|bouchon|soupe|plat du jour|entrée|boissons?|zuppa|primo|secondo|plato|bebidas?|suppe|hauptgericht|getränke|kaffee|covers?|main courses?|set menu)(?!\p{L})|咖啡|奶茶|小吃|菜单/gu,
    weight: 0.5,
  },
  {
    kind: 'groceries',
    words:
      /\b(?:market|bread|milk|cheese|eggs|vegetables|fruit|apples|bananas|tomatoes|brot|milch|käse|eier|pain|lait|pan|leche)(?!\p{L})|牛奶|鸡蛋|蔬菜|水果/gu,
    weight: 0.4,
  },
  {
    kind: 'groceries',
    words:
      /\b(?:supermarket|grocer(?:y|ies)|supermarkt|lebensmittel|supermarché|supermercado|rewe|edeka|aldi|lidl|tesco|sainsbury'?s|walmart|carrefour|mercadona)(?!\p{L})|épicerie|超市|生鲜|便利店|菜市场/gu,
  },
  {
    kind: 'ticket',
    words:
      /\b(?:concert|theatre|theater|museums?|museo|musée|biglietti|biglietto|admission|exhibition|festival|(?<!may )show(?! (?:on|up|the|this|your|as))|opera|cinema|eintritt|eintrittskarte|konzert|billet|spectacle|entradas?|concierto)(?!\p{L})|影城|取票码|场次|号厅|门票|演出|演唱会|展览|电影票|音乐会/gu,
  },
  {
    kind: 'appointment',
    words:
      /\b(?:appointments?|clinic|dentist|dental|doctor|vet|veterinary|surgery hours|haircut|check-?up|termin|arzt|zahnarzt|rendez-vous|cita|médico|appt|dr|praxis|zahnarzt\p{L}*|arzt\p{L}*|termin\p{L}*|behandlung|booster|vaccin\p{L}*|eye test|eye care|exam|date of service|frisör|tandläkare|filling|optician|physio\p{L}*|hygienist)(?!\p{L})|预约|门诊|挂号|体检|就诊|看诊|复诊|科室|诊疗|医生/gu,
  },
  {
    kind: 'appointment',
    words:
      /\b(?:your slot|please come|could you come|we expect you|please be there|bring your card|have you down|in our book|cancel until the day before)(?!\p{L})|请(?:准时|携带|提前)/gu,
  },
  {
    kind: 'subscription',
    words:
      /\b(?:subscription|renewal|renew(?:s|ed)|next billing date|your (?:\S+ ){0,2}plan|membership|monthly plan|prorated|\(monthly\)|\(yearly\)|\(annual\)|yearly plan|premium plan|abonnement|abo|mitgliedschaft|suscripción)(?!\p{L})|订阅|会员(?!折|价|卡号)|[年月季]卡|健身卡|退卡|续费|自动续费/gu,
  },
  {
    kind: 'ticket',
    words: /\b(?:tickets?|(?<!may )show(?! (?:on|up|the|this|your|as))|seat|row|block|barcode|match)(?!\p{L})/gu,
    weight: 0.5,
  },
  {
    kind: 'order',
    words:
      /\b(?:shipped|shipping|parcel|package|przesyłka|paczka|zásilka|delivery|tracking|items? ordered|(?<!card )purchase|lieferung|paket|colis|livraison|envío)(?!\p{L})|快递|包裹|发货|商品|收货/gu,
  },
  {
    kind: 'order',
    words: /\b(?:(?:your|shopping) (?:cart|basket)|your order|despatch\p{L}*|courier|carrier's)(?!\p{L})|购物车/gu,
    weight: 0.6,
  },
  { kind: 'order', words: /\b(?:bestellung|commande|pedido|ordine|encomenda)(?!\p{L})/gu, weight: 0.3 },
  // Many call any dealing an order: the word alone says little.
  { kind: 'order', words: /\borders?\b|订单/gu, weight: 0.1 },
  {
    kind: 'bill',
    words:
      /\b(?:lastschrift|sepa|sepa-\p{L}+|prélèvements?|à prélever|domiciliación|addebito diretto|incasso|electricity|broadband|insurance|premium|rent|due date|amount due|utilities|stromrechnung|strom|versicherung|miete|fällig|factura de la luz|alquiler|direct debit|autopay|línea móvil|energy statement|policy|prämie\p{L}*|\p{L}*prämie|hausrat\p{L}*|haftpflicht\p{L}*|heiz\p{L}*|fernwärme|verbrauch|kwh|jahresabrechnung|nebenkosten\p{L}*|elfaktura|elräkning|sewerage|council tax)(?!\p{L})|échéance|électricité|电费|水费|话费|燃气费|账单|宽带|保险|保费|房租|物业费/gu,
  },
  {
    kind: 'bill',
    words:
      /\b(?:bill|gas|water|internet|phone|mobile|gym|fitness|wasser|handy|telefon|mobilfunk|glasfaser|dsl|gaz|eau|téléphone|luz|agua|teléfono|acqua|luce|telefono|água|stroom|wifi)(?!\p{L})/gu,
    weight: 0.3,
  },
];

/** What a reference's own kind says, in votes. An order number is what many platforms give any booking: it says least. */
export const kindOfReference: Readonly<Record<string, readonly [kind: LedgerKind, votes: number] | undefined>> = {
  flight: ['flight', 2],
  train: ['train', 2],
  order: ['order', 0.25],
  tracking: ['order', 2],
  appointment: ['appointment', 2],
  ticket: ['ticket', 1],
};
