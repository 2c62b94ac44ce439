/** Words that names of houses, streets and firms end in, and names of people do not: "Hill Street", "Copper Cabins", "NordAir". */
const endings = [
  'Club|Hall|Street|Road|Avenue|Lane|Square|Hotel|Inn|Hostel|Bar|Pub|Café|Cafe|Restaurant|Church|School|College|University',
  'Park|Gardens?|Lodge|Barn|Saloon|Airport|Station|Ledge|Lake|Beach|Bridge|Clinic|Hospital|Pharmacy|Dental|Centre|Center',
  'Museum|Theatre|Theater|Library|Market|Shop|Store|Company|Airlines|Airways|Air|Lines?|Trains?|Travels?|Tours?|Couriers?',
  'Cabins?|Lets|Rooms?|Fib(?:re|er)|Services?|Group|Team|Office|Festival|Bank|Insurance|Inc|Ltd|GmbH|AG|AB|SA',
];
const ending = new RegExp(`(?:[ \\p{Ll}])(?:${endings.join('|')})$`, 'u');

/** Whether a name is a house's, a street's or a firm's, by its last word. */
export const isHouseName = (name: string): boolean => ending.test(name);
