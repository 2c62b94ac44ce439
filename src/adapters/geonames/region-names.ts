/**
 * Names of first-order regions by country and GeoNames admin1 code, as `code=name` pairs. Countries that are not here
 * have no region names: absent, not guessed. Facts from GeoNames (geonames.org, CC BY 4.0).
 */
const regionTable: Readonly<Record<string, string>> = {
  AR: '01=Buenos Aires|02=Catamarca|03=Chaco|04=Chubut|05=Córdoba|06=Corrientes|07=Buenos Aires City|08=Entre Ríos|09=Formosa|10=Jujuy|11=La Pampa|12=La Rioja|13=Mendoza|14=Misiones|15=Neuquén|16=Río Negro|17=Salta|18=San Juan|19=San Luis|20=Santa Cruz|21=Santa Fe|22=Santiago del Estero|23=Tierra del Fuego|24=Tucumán',
  AT: '01=Burgenland|02=Carinthia|03=Lower Austria|04=Upper Austria|05=Salzburg|06=Styria|07=Tyrol|08=Vorarlberg|09=Vienna',
  AU: '01=Australian Capital Territory|02=New South Wales|03=Northern Territory|04=Queensland|05=South Australia|06=Tasmania|07=Victoria|08=Western Australia',
  BE: 'BRU=Brussels Capital|VLG=Flanders|WAL=Wallonia',
  BR: '01=Acre|02=Alagoas|03=Amapá|04=Amazonas|05=Bahia|06=Ceará|07=Federal District|08=Espírito Santo|11=Mato Grosso do Sul|13=Maranhão|14=Mato Grosso|15=Minas Gerais|16=Pará|17=Paraíba|18=Paraná|20=Piauí|21=Rio de Janeiro|22=Rio Grande do Norte|23=Rio Grande do Sul|24=Rondônia|25=Roraima|26=Santa Catarina|27=São Paulo|28=Sergipe|29=Goiás|30=Pernambuco|31=Tocantins',
  CA: '01=Alberta|02=British Columbia|03=Manitoba|04=New Brunswick|05=Newfoundland and Labrador|07=Nova Scotia|08=Ontario|09=Prince Edward Island|10=Quebec|11=Saskatchewan|12=Yukon|13=Northwest Territories|14=Nunavut',
  CH: 'AG=Aargau|AI=Appenzell Innerrhoden|AR=Appenzell Ausserrhoden|BE=Bern|BL=Basel-Landschaft|BS=Basel-City|FR=Fribourg|GE=Geneva|GL=Glarus|GR=Grisons|JU=Jura|LU=Lucerne|NE=Neuchâtel|NW=Nidwalden|OW=Obwalden|SG=Saint Gallen|SH=Schaffhausen|SO=Solothurn|SZ=Schwyz|TG=Thurgau|TI=Ticino|UR=Uri|VD=Vaud|VS=Valais|ZG=Zug|ZH=Zurich',
  CN: '01=Anhui|02=Zhejiang|03=Jiangxi|04=Jiangsu|05=Jilin|06=Qinghai|07=Fujian|08=Heilongjiang|09=Henan|10=Hebei|11=Hunan|12=Hubei|13=Xinjiang|14=Tibet|15=Gansu|16=Guangxi|18=Guizhou|19=Liaoning|20=Inner Mongolia|21=Ningxia|22=Beijing|23=Shanghai|24=Shanxi|25=Shandong|26=Shaanxi|28=Tianjin|29=Yunnan|30=Guangdong|31=Hainan|32=Sichuan|33=Chongqing',
  CZ: '52=Prague|78=South Moravian|79=South Bohemian|80=Vysočina|81=Karlovy Vary|82=Hradec Králové|83=Liberec|84=Olomouc|85=Moravian-Silesian|86=Pardubice|87=Plzeň|88=Central Bohemia|89=Ústí nad Labem|90=Zlín',
  DE: '01=Baden-Württemberg|02=Bavaria|03=Bremen|04=Hamburg|05=Hesse|06=Lower Saxony|07=North Rhine-Westphalia|08=Rhineland-Palatinate|09=Saarland|10=Schleswig-Holstein|11=Brandenburg|12=Mecklenburg-Western Pomerania|13=Saxony|14=Saxony-Anhalt|15=Thuringia|16=Berlin',
  DK: '17=Capital Region|18=Central Jutland|19=North Denmark|20=Zealand|21=South Denmark',
  ES: '07=Balearic Islands|27=La Rioja|29=Madrid|31=Murcia|32=Navarre|34=Asturias|39=Cantabria|51=Andalusia|52=Aragon|53=Canary Islands|54=Castille-La Mancha|55=Castille and León|56=Catalonia|57=Extremadura|58=Galicia|59=Basque Country|60=Valencia|CE=Ceuta|ML=Melilla',
  FI: '01=Uusimaa|02=Southwest Finland|04=Satakunta|05=Kanta-Häme|06=Pirkanmaa|07=Päijät-Häme|08=Kymenlaakso|09=South Karelia|10=South Savo|11=North Savo|12=North Karelia|13=Central Finland|14=South Ostrobothnia|15=Ostrobothnia|16=Central Ostrobothnia|17=North Ostrobothnia|18=Kainuu|19=Lapland',
  FR: "11=Île-de-France|24=Centre-Val de Loire|27=Bourgogne-Franche-Comté|28=Normandy|32=Hauts-de-France|44=Grand Est|52=Pays de la Loire|53=Brittany|75=Nouvelle-Aquitaine|76=Occitanie|84=Auvergne-Rhône-Alpes|93=Provence-Alpes-Côte d'Azur|94=Corsica",
  GB: 'ENG=England|NIR=Northern Ireland|SCT=Scotland|WLS=Wales',
  GR: '736572=Mount Athos|ESYE11=East Macedonia and Thrace|ESYE12=Central Macedonia|ESYE13=West Macedonia|ESYE14=Thessaly|ESYE21=Epirus|ESYE22=Ionian Islands|ESYE23=West Greece|ESYE24=Central Greece|ESYE25=Peloponnese|ESYE31=Attica|ESYE41=North Aegean|ESYE42=South Aegean|ESYE43=Crete',
  HU: '01=Bács-Kiskun|02=Baranya|03=Békés|04=Borsod-Abaúj-Zemplén|05=Budapest|06=Csongrád-Csanád|08=Fejér|09=Győr-Moson-Sopron|10=Hajdú-Bihar|11=Heves|12=Komárom-Esztergom|14=Nógrád|16=Pest|17=Somogy|18=Szabolcs-Szatmár-Bereg|20=Jász-Nagykun-Szolnok|21=Tolna|22=Vas|23=Veszprém|24=Zala',
  IE: 'C=Connacht|L=Leinster|M=Munster|U=Ulster',
  IN: '01=Andaman and Nicobar|02=Andhra Pradesh|03=Assam|05=Chandigarh|07=Delhi|09=Gujarat|10=Haryana|11=Himachal Pradesh|12=Jammu and Kashmir|13=Kerala|14=Lakshadweep|16=Maharashtra|17=Manipur|18=Meghalaya|19=Karnataka|20=Nagaland|21=Odisha|22=Puducherry|23=Punjab|24=Rajasthan|25=Tamil Nadu|26=Tripura|28=West Bengal|29=Sikkim|30=Arunachal Pradesh|31=Mizoram|33=Goa|34=Bihar|35=Madhya Pradesh|36=Uttar Pradesh|37=Chhattisgarh|38=Jharkhand|39=Uttarakhand|40=Telangana|41=Ladakh',
  IS: '38=East|39=Capital Region|40=Northeast|41=Northwest|42=South|43=Southern Peninsula|44=Westfjords|45=West',
  IT: '01=Abruzzo|02=Basilicata|03=Calabria|04=Campania|05=Emilia-Romagna|06=Friuli Venezia Giulia|07=Lazio|08=Liguria|09=Lombardy|10=The Marches|11=Molise|12=Piedmont|13=Apulia|14=Sardinia|15=Sicily|16=Tuscany|17=Trentino-Alto Adige|18=Umbria|19=Aosta Valley|20=Veneto',
  JP: '01=Aichi|02=Akita|03=Aomori|04=Chiba|05=Ehime|06=Fukui|07=Fukuoka|08=Fukushima|09=Gifu|10=Gunma|11=Hiroshima|12=Hokkaido|13=Hyogo|14=Ibaraki|15=Ishikawa|16=Iwate|17=Kagawa|18=Kagoshima|19=Kanagawa|20=Kochi|21=Kumamoto|22=Kyoto|23=Mie|24=Miyagi|25=Miyazaki|26=Nagano|27=Nagasaki|28=Nara|29=Niigata|30=Oita|31=Okayama|32=Osaka|33=Saga|34=Saitama|35=Shiga|36=Shimane|37=Shizuoka|38=Tochigi|39=Tokushima|40=Tokyo|41=Tottori|42=Toyama|43=Wakayama|44=Yamagata|45=Yamaguchi|46=Yamanashi|47=Okinawa',
  KR: '01=Jeju|03=North Jeolla|05=North Chungcheong|06=Gangwon|10=Busan|11=Seoul|12=Incheon|13=Gyeonggi|14=North Gyeongsang|15=Daegu|16=South Jeolla|17=South Chungcheong|18=Gwangju|19=Daejeon|20=South Gyeongsang|21=Ulsan|22=Sejong',
  MX: '01=Aguascalientes|02=Baja California|03=Baja California Sur|04=Campeche|05=Chiapas|06=Chihuahua|07=Coahuila|08=Colima|09=Mexico City|10=Durango|11=Guanajuato|12=Guerrero|13=Hidalgo|14=Jalisco|15=México|16=Michoacán|17=Morelos|18=Nayarit|19=Nuevo León|20=Oaxaca|21=Puebla|22=Querétaro|23=Quintana Roo|24=San Luis Potosí|25=Sinaloa|26=Sonora|27=Tabasco|28=Tamaulipas|29=Tlaxcala|30=Veracruz|31=Yucatán|32=Zacatecas',
  NL: '01=Drenthe|02=Friesland|03=Gelderland|04=Groningen|05=Limburg|06=North Brabant|07=North Holland|09=Utrecht|10=Zeeland|11=South Holland|15=Overijssel|16=Flevoland',
  NO: '08=Møre og Romsdal|09=Nordland|12=Oslo|14=Rogaland|21=Trøndelag|30=Viken|34=Innlandet|38=Vestfold og Telemark|42=Agder|46=Vestland|54=Troms og Finnmark',
  NZ: "10=Chatham Islands|E7=Auckland|E8=Bay of Plenty|E9=Canterbury|F1=Gisborne|F2=Hawke's Bay|F3=Manawatu-Wanganui|F4=Marlborough|F5=Nelson|F6=Northland|F7=Otago|F8=Southland|F9=Taranaki|G1=Waikato|G2=Wellington|G3=West Coast|TAS=Tasman",
  PL: '72=Lower Silesia|73=Kuyavian-Pomerania|74=Łódź|75=Lublin|76=Lubusz|77=Lesser Poland|78=Mazovia|79=Opole|80=Subcarpathia|81=Podlasie|82=Pomerania|83=Silesia|84=Świętokrzyskie|85=Warmia-Masuria|86=Greater Poland|87=West Pomerania',
  PT: '02=Aveiro|03=Beja|04=Braga|05=Bragança|06=Castelo Branco|07=Coimbra|08=Évora|09=Faro|10=Madeira|11=Guarda|13=Leiria|14=Lisbon|16=Portalegre|17=Porto|18=Santarém|19=Setúbal|20=Viana do Castelo|21=Vila Real|22=Viseu|23=Azores',
  SE: '02=Blekinge|03=Gävleborg|05=Gotland|06=Halland|07=Jämtland|08=Jönköping|09=Kalmar|10=Dalarna|12=Kronoberg|14=Norrbotten|15=Örebro|16=Östergötland|18=Södermanland|21=Uppsala|22=Värmland|23=Västerbotten|24=Västernorrland|25=Västmanland|26=Stockholm|27=Skåne|28=Västra Götaland',
  TR: '07=Antalya|09=Aydın|16=Bursa|20=Denizli|32=Mersin|34=Istanbul|35=İzmir|38=Kayseri|48=Muğla|50=Nevşehir|55=Samsun|61=Trabzon|68=Ankara|71=Konya|81=Adana|83=Gaziantep',
  TW: '01=Fujian|02=Kaohsiung|03=Taipei|04=Taiwan',
  US: 'AK=Alaska|AL=Alabama|AR=Arkansas|AZ=Arizona|CA=California|CO=Colorado|CT=Connecticut|DC=Washington, D.C.|DE=Delaware|FL=Florida|GA=Georgia|HI=Hawaii|IA=Iowa|ID=Idaho|IL=Illinois|IN=Indiana|KS=Kansas|KY=Kentucky|LA=Louisiana|MA=Massachusetts|MD=Maryland|ME=Maine|MI=Michigan|MN=Minnesota|MO=Missouri|MS=Mississippi|MT=Montana|NC=North Carolina|ND=North Dakota|NE=Nebraska|NH=New Hampshire|NJ=New Jersey|NM=New Mexico|NV=Nevada|NY=New York|OH=Ohio|OK=Oklahoma|OR=Oregon|PA=Pennsylvania|RI=Rhode Island|SC=South Carolina|SD=South Dakota|TN=Tennessee|TX=Texas|UT=Utah|VA=Virginia|VT=Vermont|WA=Washington|WI=Wisconsin|WV=West Virginia|WY=Wyoming',
  ZA: '02=KwaZulu-Natal|03=Free State|05=Eastern Cape|06=Gauteng|07=Mpumalanga|08=Northern Cape|09=Limpopo|10=North West|11=Western Cape',
};

const regions = new Map<string, string>();
for (const [country, pairs] of Object.entries(regionTable)) {
  for (const pair of pairs.split('|')) {
    const at = pair.indexOf('=');
    regions.set(`${country}.${pair.slice(0, at)}`, pair.slice(at + 1));
  }
}

/** English name of a first-order region, or `undefined` where the table has none. */
export const regionName = (countryCode: string, admin1: string): string | undefined =>
  regions.get(`${countryCode}.${admin1}`);

/** Regions by name, for telling a region from a city in a query: "Tuscany", "California". */
export function regionsNamed(): { readonly name: string; readonly countryCode: string; readonly admin1: string }[] {
  return [...regions].map(([key, name]) => ({ name, countryCode: key.slice(0, 2), admin1: key.slice(3) }));
}
