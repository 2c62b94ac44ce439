/** A spot of the story. `zone` is IANA, `currency` ISO 4217. */
export type Spot = {
  readonly city: string;
  readonly country: string;
  readonly countryCode: string;
  readonly lat: number;
  readonly lon: number;
  readonly zone: string;
  readonly currency: string;
};

const spot = (
  city: string,
  country: string,
  countryCode: string,
  lat: number,
  lon: number,
  zone: string,
  currency = 'EUR',
): Spot => ({
  city,
  country,
  countryCode,
  lat,
  lon,
  zone,
  currency,
});

/** Where the owner may live, the sister's town, and where they go on free days. */
export type HomeGround = {
  readonly home: Spot;
  /** IATA code of the airport they fly from. */
  readonly airport: string;
  readonly sister: Spot;
  readonly outing: Spot;
  readonly outingScene: 'beach' | 'mountain' | 'lake';
};

export const homeGrounds: readonly [HomeGround, ...HomeGround[]] = [
  {
    home: spot('Graz', 'Austria', 'AT', 47.0707, 15.4395, 'Europe/Vienna'),
    airport: 'GRZ',
    sister: spot('Salzburg', 'Austria', 'AT', 47.8031, 13.0439, 'Europe/Vienna'),
    outing: spot('Schladming', 'Austria', 'AT', 47.394, 13.6876, 'Europe/Vienna'),
    outingScene: 'mountain',
  },
  {
    home: spot('Hamburg', 'Germany', 'DE', 53.5562, 9.9867, 'Europe/Berlin'),
    airport: 'HAM',
    sister: spot('Dresden', 'Germany', 'DE', 51.0509, 13.7383, 'Europe/Berlin'),
    outing: spot('Westerland', 'Germany', 'DE', 54.91, 8.3073, 'Europe/Berlin'),
    outingScene: 'beach',
  },
  {
    home: spot('Utrecht', 'Netherlands', 'NL', 52.0907, 5.1214, 'Europe/Amsterdam'),
    airport: 'AMS',
    sister: spot('Groningen', 'Netherlands', 'NL', 53.2194, 6.5665, 'Europe/Amsterdam'),
    outing: spot('Zandvoort', 'Netherlands', 'NL', 52.3713, 4.5331, 'Europe/Amsterdam'),
    outingScene: 'beach',
  },
  {
    home: spot('Lyon', 'France', 'FR', 45.764, 4.8357, 'Europe/Paris'),
    airport: 'LYS',
    sister: spot('Grenoble', 'France', 'FR', 45.1885, 5.7245, 'Europe/Paris'),
    outing: spot('Annecy', 'France', 'FR', 45.8992, 6.1294, 'Europe/Paris'),
    outingScene: 'lake',
  },
];

/** The long trip: two cities of one country and a shore. */
export type LongTrip = {
  readonly first: Spot;
  readonly second: Spot;
  readonly shore: Spot;
  readonly airport: string;
  readonly museum: string;
  readonly hotels: readonly [string, string];
  readonly dinner: string;
  readonly dishes: readonly (readonly [string, number])[];
};

export const longTrips: readonly [LongTrip, ...LongTrip[]] = [
  {
    first: spot('Lisbon', 'Portugal', 'PT', 38.7139, -9.1394, 'Europe/Lisbon'),
    second: spot('Porto', 'Portugal', 'PT', 41.1496, -8.611, 'Europe/Lisbon'),
    shore: spot('Cascais', 'Portugal', 'PT', 38.6968, -9.4215, 'Europe/Lisbon'),
    airport: 'LIS',
    museum: 'Museum of Painted Tiles',
    hotels: ['Hotel Miradouro', 'Casa das Camelias'],
    dinner: 'Tasca do Farol',
    dishes: [
      ['Grilled sardines', 13.5],
      ['Octopus rice', 17.8],
      ['Green wine', 14],
      ['Custard tart', 2.4],
      ['Espresso', 1.6],
    ],
  },
  {
    first: spot('Florence', 'Italy', 'IT', 43.7696, 11.2558, 'Europe/Rome'),
    second: spot('Rome', 'Italy', 'IT', 41.8967, 12.4822, 'Europe/Rome'),
    shore: spot('Livorno', 'Italy', 'IT', 43.5485, 10.3106, 'Europe/Rome'),
    airport: 'FLR',
    museum: 'Museum of Clocks and Bells',
    hotels: ['Albergo del Ponte', 'Pensione Aurora'],
    dinner: 'Trattoria Lampara',
    dishes: [
      ['Tagliatelle', 14.5],
      ['Sea bass', 21],
      ['House red', 12],
      ['Lemon tart', 6.5],
      ['Espresso', 1.5],
    ],
  },
  {
    first: spot('Sevilla', 'Spain', 'ES', 37.3886, -5.9823, 'Europe/Madrid'),
    second: spot('Granada', 'Spain', 'ES', 37.1773, -3.5986, 'Europe/Madrid'),
    shore: spot('Cádiz', 'Spain', 'ES', 36.5298, -6.2926, 'Europe/Madrid'),
    airport: 'SVQ',
    museum: 'Museum of Maps and Ships',
    hotels: ['Hotel Azahar', 'Posada del Agua'],
    dinner: 'Bodega Mirlo',
    dishes: [
      ['Gazpacho', 6.5],
      ['Rabo de toro', 18.5],
      ['Manzanilla', 9],
      ['Orange cake', 5.5],
      ['Cafe solo', 1.4],
    ],
  },
];

/** The far trip: one city with its own money. `rate` is units per euro, for prices that look right. */
export type FarTrip = {
  readonly at: Spot;
  readonly hotel: string;
  readonly garden: string;
  readonly dinner: string;
  readonly rate: number;
  readonly airport: string;
};

export const farTrips: readonly [FarTrip, ...FarTrip[]] = [
  {
    at: spot('Kyoto', 'Japan', 'JP', 35.0116, 135.7681, 'Asia/Tokyo', 'JPY'),
    hotel: 'Ryokan Momiji',
    garden: 'Maple Temple Garden',
    dinner: 'Izakaya Hoshi',
    rate: 160,
    airport: 'KIX',
  },
  {
    at: spot('Edinburgh', 'United Kingdom', 'GB', 55.9521, -3.1965, 'Europe/London', 'GBP'),
    hotel: 'Calton House Hotel',
    garden: 'Castle Terrace Garden',
    dinner: 'The Copper Kettle',
    rate: 0.85,
    airport: 'EDI',
  },
  {
    at: spot('Boston', 'United States', 'US', 42.3554, -71.0605, 'America/New_York', 'USD'),
    hotel: 'Harbor Lantern Inn',
    garden: 'Beacon Public Garden',
    dinner: 'Union Chowder House',
    rate: 1.1,
    airport: 'BOS',
  },
];
