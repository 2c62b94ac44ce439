/** Letters that tell nothing of the owner's life and share words with what does; the form is told in `letter-text.ts`. */
export const noiseLetters = `
noise.promo en tells nothing
{name} misses you|{percent}% off at {name}|Weekend deals|Last chance, {traveller}
Come back to {name} in {city}! Rooms from {other} per night, {nights} nights for the price of two. Book by {date}.
Only this week at {name}: everything from {other}. Vouchers cannot be combined. Unsubscribe.
Flights to {city} and twelve other cities from {other}. Book until {date}. Terms apply, seats are limited.
Dinner for two in {city} for {other}: our partners wait for you. No refund, no cash payment.

noise.promo de tells nothing
Nur heute: {percent}% Rabatt|{name} empfiehlt
Jetzt sparen bei {name}: ab {other}. Angebot gültig bis {date}. Abmelden jederzeit möglich.

noise.promo fr tells nothing
Offre spéciale {city}|-{percent}% chez {name}
Envie de {city} ? Séjours dès {other}. Offre valable jusqu’au {date}. Se désabonner.

noise.promo zh tells nothing
限时优惠|{name}会员日
{city}酒店低至{other}，{date}前预订立减{percent}%。退订回复TD。

noise.letter en tells nothing
The Weekly Stitch, no {number}|City Culture Letter {number}|Running Dispatch|Garden Notes {number}|Table Talk|Slow Travel {number}
This week in {home}: concerts, markets, a new museum and where to eat {dish}. Unsubscribe at any time.
Ten hotels in {city} that our readers love, from {other} a night, and how to see {scene} without a crowd.
A weekend in {city}: {scene}, {scene2} and the best {dish}. Our author paid {other} for the night at {name}.
Letters from readers: how I lost my {what}, and what the insurance paid. Next issue: {scene}.
Vets answer: how often should a {kind} see a doctor? And a recipe with {dish}.

noise.work en tells nothing
Minutes of {weekday}|Agenda|Q{quarter} figures|Re: contract draft|Deadline {date}|Invoice run|Onboarding|Travel policy
Please find the minutes of the meeting on {date}. Open points: budget {other}, hiring, the {city} project. {colleague}
Reminder: the report for {city} is due on {date}. Estimates above {other} need a second signature. {colleague}
The workshop was moved to {date}, {time}, room {number}. Please confirm. {colleague}
Updated travel policy: hotel rates above {other} per night need approval. Flights in economy only. {colleague}
Can you send me the slides about the {scene} campaign by {weekday}? {colleague}
Client from {city} asked for a quote, I said about {other}. Can you check? {colleague}
Lunch at {name} on {weekday}? The team wants {dish}. {colleague}
I uploaded the photos of the offsite. No need to reply. {colleague}

noise.work de tells nothing
Protokoll|Terminverschiebung|Budget {quarter}
Anbei das Protokoll vom {date}. Offene Punkte: Budget {other}, Projekt {city}. {colleague}
Der Termin am {weekday} wird auf {date}, {time} Uhr verschoben. {colleague}

noise.system en tells nothing
Security alert|Your weekly summary|Storage almost full|New sign-in|Verify your address
A new sign-in from {city} was noticed on {date} at {time}. If it was you, there is nothing to do.
Your code is {number}{number2}. It is valid for ten minutes.
You walked {number}00 steps last week. Keep going!
Your photos from {city} are {years} years old today. See them again.
`;
