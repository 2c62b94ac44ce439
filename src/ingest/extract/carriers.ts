/** IATA designators of passenger airlines (public two-character codes) that fly people who book by mail. */
export const airlines: ReadonlySet<string> = new Set(
  `AA AC AD AF AI AK AM AR AS AT AV AY AZ A3 B6 BA BR BT BW BY CA CI CM CX CZ D7 D8 DE DL DY EI EK EN ET EW EY FA FI FJ FM FR FZ F9 G3 GA GF G4 G9 HA HM HO HU HV HX
   IB IG IX JJ JL JQ JU KA KC KE KL KM KQ KU LA LG LH LM LO LS LX LY MF MH MS MU NH NK NX NZ OA OK OS OU OZ PC PG PR PS QF QR RJ RO S7 SA SC SG SK SN SQ SS ST SU SV
   TG TK TP TR TS TU U2 UA UK UL UX VA VB VF VN VS VT VY V7 W4 W6 W9 WF WM WN WS WY XQ ZH 3K 3U 4O 4U 4Y 5J 5W 6E 7C 8M 9C 9W`.split(
    /\s+/,
  ),
);

/** Names that stand before the number of a train. */
export const trainNames: ReadonlySet<string> = new Set(
  'ice ic ec icn tgv ave avlo ouigo eurostar thalys railjet rj rjx nightjet nj frecciarossa frecciargento frecciabianca italo intercity intercites ter re rb ir alvia renfe lyria shinkansen nozomi hikari kodama amtrak acela train zug treno tren trein comboio'.split(
    ' ',
  ),
);
