/**
 * The same steps in the sixteenth voice's mailbox, as mails are exported for an evaluation: pages of which only the text was
 * kept, all of it in one line; receipts whose columns are parted by tabs; letters that people signed; answers with the
 * asker's own words quoted below. Changes are told as a new time on the page, as a service that does not run, as a wish that
 * was granted, as an entry that replaces another. The form is told in `letter-text.ts`.
 */
export const sixteenthLetters = `
stay.booked en tells name dates expected
Your reservation at {name} is all set|{city}, {from}: accommodation reserved|{city} reservation {ref}|We can't wait to host you, {traveller}
[image: Fernstay] Good news, {traveller}, your room is reserved! {name} {city} [image: room] Check-in {from} between 15:00 and 22:00 Check-out {to} until 11:00 Stay {nights} night(s), 1 double room, {guests} Reservation number {ref} What it will cost {expected} This is an estimate. The property takes payment during your stay and adds local tax and whatever you consume. No prepayment needed. Cancel without charge up to 2 days ahead. See reservation ( https://fernstay.example/r/{ref} ) Airport taxi for {other} Fernstay acts as an intermediary only. Privacy Help centre
Dear {traveller}, ¶ ¶ Many thanks for booking directly with us. We have set aside a double room in your name, arriving {from}, departing {to}, which makes {nights} night(s) altogether. At the moment the stay is priced at {expected}. Please settle it at the desk on the day you leave; the visitor tax and any extras are added then. ¶ ¶ If you would like the breakfast buffet, it is {other} for the stay. ¶ ¶ Warm regards ¶ Guest Relations ¶ {name}, {city} ¶ Booking {ref}
Accommodation voucher ¶ ¶ Hotel\t{name} ¶ City\t{city} ¶ Guest name\t{traveller} ¶ Arriving\t{from} ¶ Departing\t{to} ¶ Nights\t{nights} ¶ Nightly rate (approx.)\t{ratenight} ¶ Quoted total\t{expected} ¶ Voucher no.\t{ref} ¶ ¶ The quoted total has not been collected. Please show this voucher at the front desk.

stay.booked en tells name dates expected
Trip to {city}: hotel details inside|Your nights in {city}, {from} to {to}
Hello {traveller}, ¶ ¶ yes, we still have a room for those dates, and it is yours now: {name}, {city}, {from} to {to}. For the {nights}-night stay I would count on roughly {expected}, payable here. Your file number is {ref}. ¶ ¶ Have a safe journey ¶ The front desk ¶ ¶ > Good morning, do you have anything free for {guests}, arriving {from}?
[image: Wanderdesk] Upcoming trip {city} Hotel {name} In {from} Out {to} Nights {nights} Quote {expected}, due at the hotel Itinerary no. {ref} Booked by {traveller} Add a museum pass for {other} Download as PDF Unfollow trip

stay.booked zh* tells name dates expected
{name}预订成功，请查收|{city}住宿安排：{from}入住|{city}住宿预订{ref}
[图片：飞恩住宿] {traveller}，好消息，房间已经订好！ {name} {city} 入住 {from} 15:00至22:00 退房 {to} 11:00前 共{nights}晚 双人房1间 预订编号 {ref} 预计费用 {expected} 此为估算金额，由酒店在您住店期间收取，当地税费和店内消费另计。无需预付，提前两天可免费取消。查看预订 接机专车{other} 隐私 帮助
{traveller}您好： ¶ ¶ 感谢您直接向我们订房。我们已用您的名字留了一间双人房，{from}到店，{to}离店，前后{nights}晚。目前报价为{expected}，请在离店当天到前台付款，届时会加上住宿税和其他消费。 ¶ ¶ 如需自助早餐，整段住宿加{other}。 ¶ ¶ {city} {name} 宾客服务部 ¶ 预订编号{ref}

stay.booked de tells name dates expected
Ihr Zimmer im {name} ist reserviert|{city}: Unterkunft ab {from}
Guten Tag {traveller}, ¶ ¶ vielen Dank für Ihre Direktbuchung. Wir haben ein Doppelzimmer für Sie vorgemerkt, Anreise {from}, Abreise {to} (Nächte: {nights}). Der Aufenthalt kostet nach heutigem Stand {expected}; bezahlt wird bei der Abreise, dann kommen Kurtaxe und Extras hinzu. Frühstücksbuffet: {other}. ¶ ¶ Herzliche Grüße ¶ {name}, {city} ¶ Buchung {ref}

stay.booked fr tells name dates expected
Votre chambre est réservée : {name}|{city} : hébergement à partir du {from}
Bonjour {traveller}, ¶ ¶ merci d'avoir réservé directement chez nous. Nous vous gardons une chambre double, arrivée le {from}, départ le {to} (nuits : {nights}). Le séjour est estimé à ce jour à {expected} ; le règlement se fait au départ, taxe de séjour et extras en sus. Petit déjeuner buffet : {other}. ¶ ¶ Bien cordialement ¶ {name}, {city} ¶ Réservation {ref}

stay.booked it tells name dates expected
La Sua camera è riservata: {name}|{city}: alloggio, arrivo {from}
Gentile {traveller}, ¶ ¶ grazie per aver prenotato direttamente da noi. Le teniamo una camera doppia, arrivo {from}, partenza {to} (notti: {nights}). Il soggiorno costa al momento circa {expected}; si paga alla partenza, con l'aggiunta di tassa di soggiorno ed extra. Colazione a buffet: {other}. ¶ ¶ Cordiali saluti ¶ {name}, {city} ¶ Prenotazione {ref}

stay.booked es tells name dates expected
Tu habitación está reservada: {name}|{city}: alojamiento desde el {from}
Hola, {traveller}: ¶ ¶ gracias por reservar directamente con nosotros. Te guardamos una habitación doble, llegada el {from}, salida el {to} (noches: {nights}). La estancia cuesta de momento unos {expected}; se paga a la salida, más la tasa turística y los extras. Desayuno bufé: {other}. ¶ ¶ Un saludo ¶ {name}, {city} ¶ Reserva {ref}

stay.booked pt tells name dates expected
O seu quarto está reservado: {name}|{city}: alojamento a partir de {from}
Caro(a) {traveller}, ¶ ¶ obrigado por ter reservado diretamente connosco. Guardamos-lhe um quarto duplo, chegada a {from}, partida a {to} (noites: {nights}). A estadia custa neste momento cerca de {expected}; paga-se à partida, acrescida da taxa turística e dos extras. Pequeno-almoço: {other}. ¶ ¶ Com os melhores cumprimentos ¶ {name}, {city} ¶ Reserva {ref}

stay.booked zh tells name dates expected
客房已预留：{name}|您在{city}的房间（{ref}）
{traveller}先生/女士： ¶ 您的客房预留如下。 ¶ 酒店\t{name} ¶ 城市\t{city} ¶ 到店\t{from} ¶ 离店\t{to} ¶ 晚数\t{nights} ¶ 报价\t{expected}（未收取） ¶ 凭证\t{ref} ¶ 行李寄送服务{other}起。

stay.reminder en tells name dates
{city} in 3 days|All you need for {name}|Getting ready for your stay
[image: Fernstay] Almost time! {name} {city} From {from} To {to} Reservation number {ref} How to get there Chat with the property Late arrival? Tell them your arrival time Tours in {city} starting at {other} Fernstay acts as an intermediary only.
Hi {traveller}, we look forward to meeting you at {name} here in {city} on {from}. The room will be ready from 15:00, and it is yours until {to}. The tram stops right at our door. Booking {ref}.

stay.reminder zh* tells name dates
还有3天就到{city}了|{name}入住须知
[图片：飞恩住宿] 快出发啦！ {name} {city} {from}起 {to}止 预订编号 {ref} 路线 联系酒店 晚到请告知时间 {city}一日游{other}起

stay.invoice en tells name dates paid nights
Invoice for your stay, {name}|Your folio from {name}, {city}|{name} - thank you and bill {ref}|Receipt: {nights} night(s) in {city}
{name} ¶ {city} ¶ ¶ Guest folio {ref} ¶ Name\t{traveller} ¶ In\t{from} ¶ Out\t{to} ¶ Nights\t{nights} ¶ ¶ Accommodation\t{net} ¶ Taxes and consumption\t{tax} ¶ Total\t{paid} ¶ Visa ************{digits}\t-{paid} ¶ Outstanding\t0 ¶ ¶ Thank you, come back soon.
Dear {traveller}, ¶ ¶ thank you for having been our guest from {from} to {to}. As requested, we send you the bill for your {nights}-night stay by e-mail. The total, including tax and consumption, comes to {paid} and was paid on departure. At the time of booking we had quoted {expected}. ¶ ¶ We hope to welcome you to {city} again. ¶ ¶ Best wishes ¶ {name} ¶ Bill {ref}
[image: Fernstay] Your stay is complete Thanks for travelling with Fernstay, {traveller}. {name} {city} {from} - {to} Nights {nights} Reservation number {ref} Quoted when you reserved {expected} What you paid at the property {paid} Rate the property Save 10% on your next stay Fernstay acts as an intermediary only.

stay.invoice en tells name dates paid nights
Checked out: {name}|Payment received, {name} {city}
We confirm your payment of {paid} to {name}, {city}. ¶ ¶ It covers {nights} night(s), arrival {from}, departure {to}, of which rooms {net} and other charges {tax}. Invoice number {ref}. This mail was generated by the hotel system; replies are not read.
Hi {traveller}, ¶ ¶ here is the receipt you asked for at the desk. You had paid {deposit} at check-in and the remaining {rest} when you left, {paid} in all, for the room from {from} to {to} (nights: {nights}). ¶ ¶ Thanks again ¶ {name}, {city} ¶ {ref}

stay.invoice zh* tells name dates paid nights
{name}住宿账单，感谢惠顾|电子发票：{city}{name}|您已退房（{ref}）
{name} ¶ {city} ¶ ¶ 客人账单 {ref} ¶ 姓名\t{traveller} ¶ 入住\t{from} ¶ 退房\t{to} ¶ 晚数\t{nights} ¶ ¶ 住宿\t{net} ¶ 税费及消费\t{tax} ¶ 总计\t{paid} ¶ Visa ************{digits}\t-{paid} ¶ 未付\t0
{traveller}您好： ¶ ¶ 感谢您{from}至{to}入住{city}的{name}。按您的要求，现将{nights}晚的账单发到邮箱：含税费和消费总计{paid}，已于离店时付清；预订时所报金额为{expected}。 ¶ ¶ 账单号{ref}

stay.invoice de tells name dates paid nights
Ihr Aufenthalt bei {name}: Rechnung|Bezahlt: {city}, {nights} Nächte
Guten Tag {traveller}, ¶ ¶ vielen Dank, dass Sie vom {from} bis {to} unser Gast waren (Nächte: {nights}). Unterkunft {net}, Abgaben und Verzehr {tax}, zusammen {paid}, bei der Abreise bezahlt. Bei der Buchung waren {expected} veranschlagt. ¶ ¶ {name}, {city} ¶ Rechnung {ref}

stay.invoice fr tells name dates paid nights
{name} : facture de votre séjour|Réglé : {city}, nuits : {nights}
Bonjour {traveller}, ¶ ¶ merci d'avoir été notre hôte du {from} au {to} (nuits : {nights}). Hébergement {net}, taxes et consommations {tax}, soit {paid} au total, réglés au départ. À la réservation, {expected} étaient prévus. ¶ ¶ {name}, {city} ¶ Facture {ref}

stay.invoice it tells name dates paid nights
{name}: fattura del soggiorno|Pagato: {city}, notti: {nights}
Gentile {traveller}, ¶ ¶ grazie per essere stato nostro ospite. Arrivo {from}, partenza {to} (notti: {nights}). Pernottamento {net}, tasse e consumazioni {tax}, in tutto {paid}, pagati alla partenza. Alla prenotazione erano previsti {expected}. ¶ ¶ {name}, {city} ¶ Fattura {ref}

stay.invoice es tells name dates paid nights
{name}: factura de tu estancia|Pagado: {city}, noches: {nights}
Hola, {traveller}: ¶ ¶ gracias por alojarte con nosotros del {from} al {to} (noches: {nights}). Alojamiento {net}, tasas y consumiciones {tax}, en total {paid}, pagado a la salida. Al reservar se calcularon {expected}. ¶ ¶ {name}, {city} ¶ Factura {ref}

stay.invoice pt tells name dates paid nights
{name}: fatura da sua estadia|Pago: {city}, noites: {nights}
Caro(a) {traveller}, ¶ ¶ obrigado por ter ficado connosco de {from} a {to} (noites: {nights}). Alojamento {net}, taxas e consumos {tax}, no total {paid}, pago à partida. Na reserva estavam previstos {expected}. ¶ ¶ {name}, {city} ¶ Fatura {ref}

stay.feedback en tells name
Tell us about {name}|{traveller}, a minute of your time?
[image: Fernstay] How was {name}? Your review helps others plan {city}. Bed * * * * * Breakfast * * * * * Staff * * * * * Write a review and get {other} towards your next reservation. Fernstay acts as an intermediary only.

flight.booked en tells airline date first price
Booking confirmation {ref}, {name}|{traveller}, your ticket to {city}|{date}: flight to {city}|Ticket and receipt from {name}
[image: {name}] Thank you for booking with us Booking reference {ref} Passenger {traveller} (adult) Outbound to {city} {date} Departure {firsttime} Cabin Economy Light 1 cabin bag included Price breakdown Fare {net} Taxes, fees and charges {tax} Total amount {paid} Payment method card ************{digits} Choose a seat from {other} Online check-in opens 24 h before departure Manage booking Conditions of carriage
Dear {traveller}, ¶ ¶ Your seat on our flight to {city} is now ticketed. You leave on {date}; scheduled departure is {firsttime}. The price of {paid}, with all taxes, has been collected from your card. Please check that the name on the ticket matches your passport. ¶ ¶ We wish you a pleasant flight. ¶ {name} ¶ Reference {ref}
Electronic ticket ¶ ¶ Passenger\t{traveller} ¶ Airline\t{name} ¶ To\t{city} ¶ Date\t{date} ¶ Departure\t{firsttime} ¶ Reference\t{ref} ¶ Fare\t{net} ¶ Tax\t{tax} ¶ Total\t{paid} ¶ ¶ Travel insurance for this trip: {other}

flight.booked zh* tells airline date first price
{name}订座确认{ref}|{traveller}，您去{city}的机票|{date}飞{city}
[图片：{name}] 感谢预订 订座编号 {ref} 旅客 {traveller}（成人） 去程 {city} {date} 出发 {firsttime} 经济舱 含手提行李1件 价格明细 票价 {net} 税费 {tax} 合计 {paid} 付款方式 银行卡************{digits} 选座{other}起 起飞前24小时开放网上值机
{traveller}您好： ¶ ¶ 您搭乘{name}前往{city}的机票已出票。出发日期{date}，计划起飞时间{firsttime}。含税票价{paid}已从您的银行卡收取，请核对机票姓名与护照一致。 ¶ ¶ 编号{ref}

flight.booked de tells airline date first price
{name}: Buchungsbestätigung {ref}|Ihr Ticket nach {city}
Guten Tag {traveller}, ¶ ¶ Ihr Platz nach {city} ist gebucht. Fluggesellschaft: {name}, Flugtag: {date}, planmäßiger Abflug: {firsttime}. Der Preis von {paid} (Tarif {net}, Steuern {tax}) wurde von Ihrer Karte abgebucht. Sitzplatzwahl ab {other}. ¶ ¶ Buchungsnummer {ref}

flight.changed en tells final
Updated departure: {name} to {city}|Your {date} flight has been retimed|Schedule update {ref}|New departure time for {city}
[image: {name}] Schedule update Hello {traveller}, one of your flights has a new departure time. Booking reference {ref} To {city} {date} Scheduled departure {firsttime} Updated departure {time} Not convenient? Change or refund free of charge Confirm that I have seen this
Dear {traveller}, ¶ ¶ air traffic control has assigned us another slot for {date}. As a result, your flight to {city} is going to depart at {time}; the {firsttime} departure shown on your ticket no longer applies. Please plan your trip to the airport accordingly. ¶ ¶ We apologise for any inconvenience this may cause. ¶ {name} ¶ Reference {ref}
You have been rebooked, {traveller}. ¶ ¶ The {firsttime} flight to {city} on {date} is not operating. We have found you a seat on our {time} departure on the same day. ¶ ¶ Reference\t{ref} ¶ To\t{city} ¶ Date\t{date} ¶ Departure\t{time} ¶ ¶ Your bags and meal choices have been transferred.
Hi {traveller}, that was no trouble. You are on the {time} to {city} now, same day, same reference ({ref}). Your revised ticket is attached. ¶ {name} customer support ¶ ¶ > Hello, on {date} I am booked on the {firsttime} to {city}. Could you move me to another departure that day?

flight.changed zh* tells final
{city}航班起飞时间更新|{name}：{date}航班调整|航班变动（{ref}）
[图片：{name}] 航班调整 {traveller}您好，您的一段航班起飞时间有更新。 订座编号 {ref} 前往 {city} {date} 计划起飞 {firsttime} 更新后起飞 {time} 不方便？可免费改签或退票 确认已阅
{traveller}您好： ¶ ¶ 原定{date} {firsttime}飞往{city}的班次停飞，我们已为您改签同一天{time}起飞的班次，行李和餐食安排一并转过去。 ¶ ¶ {name} ¶ 编号{ref}

flight.changed de tells final
Neue Abflugzeit nach {city}|{name}: Ihr Flug am {date}
Guten Tag {traveller}, ¶ ¶ die Flugsicherung hat uns für diesen Tag ({date}) einen anderen Slot zugeteilt. Ihr Flug nach {city} startet deshalb um {time}; die auf dem Ticket gedruckte Zeit {firsttime} gilt nicht mehr. ¶ ¶ {name} ¶ Buchungsnummer {ref}

flight.checkin en tells airline date
Online check-in is open|{city}: get your boarding pass
[image: {name}] Your trip to {city} starts soon. {date} Online check-in is open for {name} passengers. Get boarding pass Booking reference {ref} Priority boarding {other} Please do not reply.

flight.checkin zh* tells airline date
网上值机已开放：{city}|{name}：领取登机牌
[图片：{name}] 您的{city}之旅即将开始。 {date} 网上值机已开放 订座编号 {ref} 优先登机{other} 请勿回复。

meal.reserved en tells name date
A table for you at {name}|Reservation for {party} at {name}|{name}: table reserved
[image: Tablemate] {traveller}, your table is reserved. {name} {city} {date} {time} Guests: {party} Add to calendar Change or cancel Gift card from {other}
Good evening {traveller}, ¶ thanks for your call. I have written you down for {date}, {time}, number of people: {party}. If somebody does not eat meat, just tell the waiter. ¶ {name}, {city}

meal.receipt en tells name date paid
{name}: your receipt|Card receipt {name}, {city}|{name}: {paid} paid by card
{name} ¶ {city} ¶ {date} ¶ ¶ Food\t{rest} ¶ Drinks and service\t{deposit} ¶ Total\t{paid} ¶ Card ************{digits} ¶ ¶ How did we do? Leave a review.
Tapster payment receipt You paid {paid} to {name} {city} on {date} with card ending {digits}. Service included. Not your purchase? Contact the merchant.

meal.receipt de tells name date paid
{name}: Ihr Bon|Kartenbeleg {name}, {city}
{name} ¶ {city} ¶ {date} ¶ ¶ Speisen\t{rest} ¶ Getränke und Service\t{deposit} ¶ Summe\t{paid} ¶ Karte ************{digits}

meal.receipt fr tells name date paid
{name} : reçu de votre repas|Reçu de carte {name}, {city}
{name} ¶ {city} ¶ {date} ¶ ¶ Plats\t{rest} ¶ Boissons et service\t{deposit} ¶ Total\t{paid} ¶ Carte ************{digits}

meal.receipt it tells name date paid
{name}: il Suo scontrino|Pagamento con carta {name}, {city}
{name} ¶ {city} ¶ {date} ¶ ¶ Piatti\t{rest} ¶ Bevande e servizio\t{deposit} ¶ Totale\t{paid} ¶ Carta ************{digits}

meal.receipt es tells name date paid
{name}: tu tique|Pago con tarjeta {name}, {city}
{name} ¶ {city} ¶ {date} ¶ ¶ Comida\t{rest} ¶ Bebidas y servicio\t{deposit} ¶ Total\t{paid} ¶ Tarjeta ************{digits}

meal.receipt pt tells name date paid
{name}: o seu recibo|Pagamento com cartão {name}, {city}
{name} ¶ {city} ¶ {date} ¶ ¶ Comida\t{rest} ¶ Bebidas e serviço\t{deposit} ¶ Total\t{paid} ¶ Cartão ************{digits}

meal.receipt zh tells name date paid
{name}用餐凭条|您在{name}支付了{paid}
{name} ¶ {city} ¶ {date} ¶ ¶ 菜品\t{rest} ¶ 酒水与服务\t{deposit} ¶ 合计\t{paid} ¶ 银行卡************{digits}

order.received en tells name what paid
{name}: we've received your order|Order {ref} is in good hands|Your {name} receipt|Thank you for your purchase: {what}
[image: {name}] Thank you for your order, {traveller}! Order number {ref} 1 x {what} {net} Standard shipping {tax} Total {paid} Payment approved Card ************{digits} Ships to {home} Estimated delivery 3 to 5 working days View order You may also like Care kit {other} Returns within 30 days Unsubscribe
Hello {traveller}, ¶ ¶ thank you for shopping at {name}. We have put {what} aside for you and will post your parcel in the next few days. Your card was charged {paid}, which includes {tax} for shipping. ¶ ¶ If anything is unclear, simply answer this mail. ¶ ¶ {name} shop team ¶ Order {ref}
{name} ¶ Sales receipt {ref} ¶ ¶ Item\t{what} ¶ Item price\t{net} ¶ Shipping\t{tax} ¶ Grand total\t{paid} ¶ Paid by\tcard ************{digits} ¶ Buyer\t{traveller} ¶ ¶ Spend {other} more next time and shipping is free.

order.received zh* tells name what paid
{name}已收到您的订单|订单{ref}处理中|购买成功：{whatZh}
[图片：{name}] {traveller}，感谢您的订购！ 订单编号 {ref} {whatZh} 1件 {net} 普通快递 {tax} 合计 {paid} 付款成功 银行卡************{digits} 预计3至5个工作日送达 查看订单 猜您喜欢 保养套装{other} 退订
{traveller}您好： ¶ ¶ 谢谢您光顾{name}。{whatZh}我们已经留好，这几天寄出。您的卡已支付{paid}，其中运费{tax}。有任何疑问直接回复即可。 ¶ ¶ 订单编号{ref}

order.received de tells name what paid
{name}: Ihre Bestellung ist eingegangen|Kaufbeleg {ref}
Guten Tag {traveller}, ¶ ¶ danke für Ihren Einkauf bei {name}. ¶ Artikel\t{what} ¶ Artikelpreis\t{net} ¶ Versand\t{tax} ¶ Gesamt\t{paid} ¶ Bezahlt mit Karte ************{digits}. ¶ Bestellnummer {ref}

order.received fr tells name what paid
{name} : commande bien reçue|Reçu d'achat {ref}
Bonjour {traveller}, ¶ ¶ merci pour votre achat chez {name}. ¶ Article\t{what} ¶ Prix de l'article\t{net} ¶ Frais de port\t{tax} ¶ Total\t{paid} ¶ Payé par carte ************{digits}. ¶ Numéro de commande {ref}

order.shipped en tells name what
Your parcel is on the move|{name}: order {ref} dispatched|On its way: {what}
[image: {name}] Your order has been dispatched Order number {ref} 1 x {what} Carrier Parcelroute Tracking number {track} Expected {weekday} Track parcel
Hi {traveller}, a quick note that your order ({what}) went out with the carrier today (tracking {track}). Please allow until {weekday}. {name}, order {ref}

order.shipped zh* tells name what
包裹已上路|{name}：订单{ref}已寄出
[图片：{name}] 您的订单已寄出 订单编号 {ref} {whatZh} 1件 运单号 {track} 预计{weekdayZh}到达 查看物流

order.delivered en tells name
Delivered: your {name} parcel|Parcelroute: delivery completed
Parcelroute Delivery completed at {time} Sender {name} Tracking number {track} Left with: (recipient|concierge|neighbour|parcel shop) Rate this delivery

order.refund en tells refunded
{name}: money back for order {ref}|Your refund has been issued|About your return of {what}|Credit note {ref}, {name}
[image: {name}] Your refund has been issued Hello {traveller}, we have processed your return. Order number {ref} Returned {what} Refunded {refunded} To card ************{digits} It may take up to 7 days to show on your statement. Shop again
Dear {traveller}, ¶ ¶ thank you for sending us the photos. We agree that the article you received ({what}) should not have left our warehouse in that state and have transferred {refunded} back to you as compensation. You are welcome to keep it. ¶ ¶ Our apologies ¶ {name} support ¶ Order {ref}
Hi {traveller}, your claim has been accepted. ¶ Credit note for order\t{ref} ¶ Article\t{what} ¶ Amount credited\t{refunded} ¶ {name}

order.refund zh* tells refunded
{name}：订单{ref}已退款|您的退款已办理（{whatZh}）
[图片：{name}] 退款已办理 {traveller}您好，您的退货已处理完毕。 订单编号 {ref} 退货 {whatZh} 退款 {refunded} 退回 银行卡************{digits} 最多7天到账
{traveller}您好： ¶ ¶ 感谢发来照片。{whatZh}确实不该以那样的状态出库，我们已退给您{refunded}作为补偿，商品您可以留着。 ¶ ¶ {name}售后 ¶ 订单编号{ref}

order.refund de tells refunded
{name}: Gutschrift zu Bestellung {ref}|Ihre Erstattung ist unterwegs
Guten Tag {traveller}, ¶ ¶ Ihre Reklamation ({what}) wurde anerkannt. Gutgeschrieben auf Ihre Karte: {refunded}. Das kann bis zu sieben Tage dauern. ¶ ¶ {name}, Bestellung {ref}

visit.first en tells first reason
Appointment confirmation from {name}|{name}, {city}: see you on {first}|Your {what} appointment is booked
Dear {traveller}, ¶ ¶ we confirm the following appointment{for}: ¶ ¶ Day\t{first} ¶ Time\t{firsttime} ¶ Treatment\t{said} ¶ Where\t{name} ({what}), {city} ¶ ¶ Should you be prevented from coming, let us know a day ahead. Missed appointments are charged at {other}. ¶ ¶ Reception
[image: Slotly] Booking confirmed {name} {city} {first} {firsttime} Reason for visit: {said} {patientshort} Booked online by {traveller} Reschedule Cancel Directions
Hello {traveller}, ¶ yes, {first} at {firsttime} is still free and I've entered it{for} ({said}). Please ring the bell twice, the door sticks. ¶ Many greetings from {name}, {city} ¶ ¶ > Do you have anything in the week of {first}?

visit.first zh tells first reason
{name}预约回执|{whatZh}：{first}见
{traveller}您好： ¶ 以下预约已确认。 ¶ 日期\t{first} ¶ 时间\t{firsttime} ¶ 事由\t{said} ¶ 项目\t{whatZh} ¶ 地点\t{name}，{city} ¶ 如不能前来请提前一天告知，爽约将收取{other}。
[图片：预约通] 预约成功 {name} {city} {first} {firsttime} 就诊或服务事由：{said}（{whatZh}） 预约人 {traveller} 改期 取消 路线

visit.first de tells first reason
{name}: Terminbestätigung|Termin am {first}
Guten Tag {traveller}, ¶ ¶ wir bestätigen folgenden Termin. ¶ Tag\t{first} ¶ Uhrzeit\t{firsttime} ¶ Grund\t{said} ¶ Ort\t{name}, {city} ¶ {patientshort}

visit.moved en tells final
Rescheduled: {name}|{name}, {city}: your appointment is now on {date}|Your {first} appointment|Re: appointment on {first}
Dear {traveller}, ¶ ¶ owing to building work the rooms are closed on {first}, and the appointment{for} has to be put off. Your new date: {date}, {time}. We hope that you can arrange this. If not, phone us and we shall look for something else together. ¶ ¶ {name}, {city}
[image: Slotly] Booking rescheduled by {name} {city} Now on {date} {time} Previously {first} {firsttime} {patientshort} The old slot has been released. Update calendar
Of course, {traveller}. {date} at {time} is noted{for}. ¶ Take care ¶ {name} ¶ ¶ > I am afraid I have to be out of town on {first}. Would another day be possible?
Hello {traveller}, ¶ the appointment{for} on {first} at {firsttime} is cancelled, since the person treating you has been called away. Please come on {date} at {time} in its place. Sorry for the short notice! ¶ {name}

visit.moved zh* tells final
{name}预约改期通知|{first}的{whatZh}预约有变
[图片：预约通] {name}已调整您的预约 {city} 项目 {whatZh} 现为 {date} {time} 此前 {first} {firsttime} 原时段已释放 更新日历
{traveller}您好： ¶ 因装修，{first}不营业，您的{whatZh}预约只好顺延，新的时间是{date} {time}，望能安排。如不方便请来电另约。 ¶ {name}

visit.moved de tells final
{name}: Ihr Termin wird verlegt|Termin nicht am {first}
Guten Tag {traveller}, ¶ ¶ wegen Bauarbeiten haben wir am {first} geschlossen. Ihr neuer Termin: {date}, {time}. {patientshort} Bitte rufen Sie an, falls das nicht geht. ¶ ¶ {name}, {city}

visit.reminder en tells final
Appointment tomorrow at {name}|{name}: don't forget
[image: Slotly] Tomorrow: {name} {city} {date} {time} {patientshort} Running late? Call the desk. Stop reminders

visit.reminder zh* tells final
明天的预约：{name}|{name}温馨提示
[图片：预约通] 明天：{name} {city} {whatZh} {date} {time} 会迟到？请致电前台 关闭提醒

visit.bill en tells paid reason
{name}: statement of charges|Invoice for your visit on {date}|Please pay: {name}
{name}, {city} ¶ Statement for {traveller} ¶ ¶ Visit\t{date} ¶ Treatment\t{said} ¶ Work\t{net} ¶ Consumables\t{tax} ¶ To pay\t{paid} ¶ {patientshort} ¶ ¶ Due in two weeks. Kindly quote your name.
Dear {traveller}, ¶ ¶ enclosed is our invoice for your visit on {date} (reason: {said}). It amounts to {paid}. You can pay by bank transfer or at the desk on your next visit. ¶ ¶ Yours truly ¶ {name}, {city}

visit.bill de tells paid reason
{name}: Kostenaufstellung|Rechnung zum Besuch am {date}
{name}, {city} ¶ Für {traveller} ¶ ¶ Besuch\t{date} ¶ Behandlung\t{said} ¶ Arbeit\t{net} ¶ Verbrauchsmaterial\t{tax} ¶ Zu zahlen\t{paid} ¶ ¶ Fällig in zwei Wochen.

show.booked en tells final seat paid
Ticketlane: {name}|Your booking for {name}, {city}|Here is your ticket, {traveller}
[image: Ticketlane] You're going! {name} {what} {city} {date} Start {time} Admission 1 adult Place {said} Order number {ref} Ticket price {net} Booking fee {tax} Charged {paid} Card ************{digits} Add programme booklet {other} Download ticket
Dear {traveller}, ¶ ¶ thank you for your booking. Your ticket for {name} in {city} is attached. ¶ ¶ Date\t{date} ¶ Start\t{time} ¶ Seat\t{said} ¶ Paid\t{paid} ¶ Order\t{ref} ¶ ¶ Please bring it on paper or on your phone. We wish you a pleasant visit to the {what}.

show.booked zh* tells final seat paid
票务通：{name}|{traveller}，您的票来了
[图片：票务通] 出票成功！ {name} {whatZh} {city} {date} 开始 {time} 成人1张 位置 {said} 订单编号 {ref} 票面 {net} 服务费 {tax} 支付 {paid} 银行卡************{digits} 下载电子票

show.booked de tells final seat paid
{name}: Ihr Ticket|Buchung {ref}: {name}
Guten Tag {traveller}, ¶ ¶ Ihr Ticket hängt an. ¶ Veranstaltung\t{name} ({what}), {city} ¶ Datum\t{date} ¶ Beginn\t{time} ¶ Platz\t{said} ¶ Bezahlt\t{paid} ¶ Bestellnummer\t{ref}

show.news en tells nothing
Good to know for {name}|{name}: your visit in short
[image: Ticketlane] {name}: good to know. Doors open one hour before. Cloakroom on the ground floor. The catalogue costs {other} at the desk. Trams run until midnight.

bill.issued en tells paid
{name} statement {date}|{what} - new bill from {name}|Your bill is ready to view
[image: {name}] Your new bill is ready, {traveller}. Service {what} Customer number {ref} Bill date {date} Before tax {net} Tax {tax} Amount to be collected {paid} Collection by standing order in 10 days Last bill {other} See details Contact
Dear {traveller}, ¶ ¶ please find attached our bill of {date} for {what}. The amount, {paid}, will be taken from your account within the next ten days. ¶ ¶ With kind regards ¶ {name} ¶ Customer number {ref}

bill.issued zh* tells paid
{name}账单（{date}）|您的{whatZh}新账单
[图片：{name}] {traveller}，新账单已生成。 服务 {whatZh} 客户编号 {ref} 账单日期 {date} 税前 {net} 税 {tax} 待扣金额 {paid} 10天内自动扣款 上期{other} 查看明细

bill.issued de tells paid
{name}: Abrechnung vom {date}|Rechnung ist da ({what})
Guten Tag {traveller}, ¶ ¶ anbei unsere Rechnung vom {date} ({what}). Der Betrag von {paid} wird in den nächsten zehn Tagen eingezogen. ¶ ¶ {name} ¶ Kundennummer {ref}

bill.issued fr tells paid
{name} : relevé du {date}
Bonjour {traveller}, ¶ ¶ voici notre facture du {date} ({what}). La somme de {paid} sera débitée sous dix jours. ¶ ¶ {name} ¶ Numéro client {ref}

bill.notice en tells nothing
{name}: we are improving our service|Your {name} newsletter
[image: {name}] Did you know? You can now see your {what} contract in our app. Bring a friend and both of you get {other}. {percent}% of customers have gone paperless. Unsubscribe

repair.quote en tells expected
Cost estimate from {name}|Re: {what}|{name}, estimate {ref}
{name} ¶ Cost estimate {ref} ¶ ¶ Client\t{traveller} ¶ Work\trepair of {what} ¶ Estimated cost\t{expected} ¶ Call-out fee for further visits\t{other} ¶ ¶ The estimate is not binding; you are billed for the hours worked and the parts fitted.
Hello {traveller}, ¶ thank you for the pictures of {what}. From what I can see, you should reckon with {expected}, parts included. I can only tell for sure once I have started. Shall I come next {weekday}? ¶ {name} ¶ ¶ > Could you give me an idea of the price?

repair.quote de tells expected
Kostenvoranschlag von {name}|{name}, Voranschlag {ref}
Guten Tag {traveller}, ¶ ¶ danke für die Bilder ({what}). Rechnen Sie mit ungefähr {expected}, Teile inbegriffen. Jede weitere Anfahrt: {other}. Der Voranschlag {ref} ist unverbindlich. ¶ ¶ {name}

repair.quote zh* tells expected
{name}费用预估|关于{whatZh}的维修
{traveller}您好，照片收到了。{whatZh}照这样看，连零件大概要{expected}，动手以后才能说准。下{weekdayZh}我过来行吗？再次上门费{other}。 ¶ {name} ¶ ¶ > 能先估个价吗？

repair.invoice en tells paid
{name}: your bill, {what}|Work finished, invoice {ref}|Invoice attached ({name})
{name} ¶ Invoice {ref} ¶ ¶ Client\t{traveller} ¶ Work\trepair of {what} ¶ Date of work\t{date} ¶ Hours\t{rest} ¶ Parts\t{deposit} ¶ Total due\t{paid} ¶ ¶ Cost estimate for comparison: {expected}. Please pay within 14 days.
Hello {traveller}, ¶ the work on {what} was finished on {date}, and you should have peace now. My invoice is attached: {paid} in total, against the {expected} I had reckoned with. Any trouble, call me. ¶ {name} ¶ Invoice {ref}

repair.invoice de tells paid
{name}: Arbeit erledigt, Rechnung {ref}|Rechnung ({what})
Guten Tag {traveller}, ¶ ¶ die Arbeit ({what}) wurde am {date} erledigt. ¶ Stunden\t{rest} ¶ Teile\t{deposit} ¶ Zu zahlen\t{paid} ¶ Voranschlag zum Vergleich: {expected} ¶ ¶ {name}, Rechnung {ref}

repair.invoice zh* tells paid
{name}：{whatZh}修理费|完工，账单{ref}
{name} ¶ 账单 {ref} ¶ ¶ 客户\t{traveller} ¶ 内容\t修理{whatZh} ¶ 施工日期\t{date} ¶ 工时\t{rest} ¶ 零件\t{deposit} ¶ 应付合计\t{paid} ¶ ¶ 当时预估{expected}。请14天内付清。
{traveller}您好，{whatZh}{date}已经弄好了。账单附上，一共{paid}，当时我估的是{expected}。有问题打我电话。 ¶ {name}

move.keys en tells final
Handing over your keys, {city}|{city}: your move-in appointment
Dear {traveller}, ¶ ¶ everything is signed, so all that is missing are the keys. Our caretaker hands them over at the flat in {city}: ¶ ¶ {date} ¶ {time} ¶ ¶ Replacement keys cost {other}. We wish you a good start in your new home. ¶ ¶ {name}
[image: {name}] Move-in appointment Tenant {traveller} Address new flat, {city} Key collection {date} {time} Bring passport or ID card Report meter readings within 5 days

move.movers en tells paid
{name}: bill for your removal|Moved in? Invoice {ref}
{name} ¶ Invoice {ref} ¶ ¶ Client\t{traveller} ¶ Removal to\t{city} ¶ Day\t{date} ¶ Crew and van\t{rest} ¶ Boxes and cover\t{deposit} ¶ Total due\t{paid} ¶ ¶ Enjoy your new place.

noise.promo en tells nothing
How about {city}?|Last rooms in {city}|Fernstay deals: up to {percent}% off
[image: Fernstay] Where next, {traveller}? {city} from {other} for {nights} nights Book until {date} Members get {percent}% off Explore deals Unsubscribe

noise.promo en tells nothing
{name}: the sale is on|Something for your basket
[image: {name}] The sale is on: up to {percent}% off, now on {what} as well. Orders over {other} ship free. Ends {date}. Shop the sale Unsubscribe

noise.promo zh* tells nothing
{city}在等您|飞恩特价：最高优惠{percent}%
[图片：飞恩住宿] 下一站去哪儿？ {city}{nights}晚{other}起 {date}前预订 会员再享{percent}%优惠 查看特价 退订

noise.letter en tells nothing
Hiking group: next outings|Hiking group newsletter {number}
Dear all, our next outing goes to {city}. We meet on {date} at {time} by the fountain. Bus and lunch are {other} per head. Please sign up by {weekday}. The committee

noise.letter en tells nothing
To all tenants: water off|Cellar clear-out
Dear tenants, the water will be off on {date} from {time} for about two hours. The new pump came to {other}, which appears in the yearly statement. Thank you for your understanding.

noise.letter en tells nothing
Letters from the road, no. {number}|What to eat in {city}
In this issue: an afternoon in {city} for {other}, our readers photograph a {scene}, and where to find good {dish}.

noise.work en tells nothing
Team lunch|Notes of our {weekday} meeting
Hi everyone, the minutes are in the folder. Next meeting on {date} at {time}. Please look at the budget line of {other} before then. {colleague}

noise.work en tells nothing
Expense report: one question|Purchase request
Hello, for the expense report I still need the receipt over {other} from {name}. Can you upload it until {weekday}? Thanks, {colleague}

noise.system en tells nothing
Sign-in code|Use {number}{number2} to sign in
{number}{number2} is your sign-in code. Never share it with anyone. It expires after ten minutes.

noise.system en tells nothing
New sign-in from {city}|Running out of storage
We noticed a sign-in from {city} on {date} at {time}. Yes, it was me No, secure my account. Your storage is almost full; the larger plan is {other} per year.

noise.system zh* tells nothing
登录代码|账户提醒
{number}{number2}是您的登录代码，十分钟内有效，请勿告诉他人。
`;
