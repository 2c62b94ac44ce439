/** Names that no two concepts share; a name that somebody of the memory has is passed over. */
const personNames = [
  ...['Alden', 'Briony', 'Cassia', 'Dorian', 'Elowen', 'Fenwick', 'Ginevra', 'Halsey', 'Isolde', 'Jorah', 'Kestrel'],
  ...['Leander', 'Maren', 'Nerys', 'Orson', 'Petra', 'Quillon', 'Rosalba', 'Stellan', 'Tamsin', 'Ulric', 'Verena'],
  ...['Wystan', 'Xanthe', 'Yorick', 'Zelda', 'Anselm', 'Bettina', 'Corwin', 'Delphine', 'Evander', 'Fiora', 'Gideon'],
  ...['Hollis', 'Ines', 'Jasper', 'Katinka', 'Lorcan', 'Mirela', 'Noel', 'Odile', 'Percival', 'Romilly', 'Silvan'],
  ...['Thea', 'Urban', 'Vivian', 'Walden', 'Ysolt', 'Zoran', 'Aurelia', 'Benedikt', 'Calista', 'Demetrio', 'Esther'],
  ...['Florian', 'Greer', 'Henrike', 'Ivo', 'Juno', 'Kilian', 'Liora', 'Milo', 'Ottilie', 'Piers', 'Rune', 'Sunniva'],
] as const;

const objectNames = [
  ...[
    'alder',
    'bramble',
    'comet',
    'dapple',
    'ember',
    'fidget',
    'gizmo',
    'hazel',
    'inkling',
    'jolly',
    'kipper',
    'lumen',
  ],
  ...['marble', 'nimbus', 'orbit', 'pebble', 'quill', 'rumble', 'saffron', 'tumble', 'umber', 'velvet', 'whistle'],
  ...['yonder', 'zephyr', 'acorn', 'biscotti', 'cobble', 'drizzle', 'echo', 'flicker', 'gadget', 'hollow', 'ivory'],
] as const;

const cities = [
  ...['Bergen, Norway', 'Cork, Ireland', 'Daegu, South Korea', 'Essen, Germany', 'Faro, Portugal', 'Ghent, Belgium'],
  ...[
    'Hobart, Australia',
    'Izmir, Turkey',
    'Jaipur, India',
    'Kazan, Russia',
    'Leeds, United Kingdom',
    'Mérida, Mexico',
  ],
  ...['Nagoya, Japan', 'Oulu, Finland', 'Pécs, Hungary', 'Quito, Ecuador', 'Rosario, Argentina', 'Suzhou, China'],
  ...[
    'Turku, Finland',
    'Utrecht, Netherlands',
    'Valletta, Malta',
    'Windhoek, Namibia',
    'Yerevan, Armenia',
    'Zadar, Croatia',
  ],
] as const;

const occupations = [
  ...['Bookbinder', 'Bus driver', 'Carpenter', 'Chemist', 'Dental technician', 'Electrician', 'Florist', 'Geologist'],
  ...[
    'Interpreter',
    'Land surveyor',
    'Librarian',
    'Mechanical engineer',
    'Midwife',
    'Notary',
    'Optician',
    'Pharmacist',
  ],
  ...['Piano tuner', 'Radio presenter', 'Sound engineer', 'Tailor', 'Translator', 'Veterinarian', 'Watchmaker'],
] as const;

const roles = [
  'gym partner',
  'neighbour',
  'travel companion',
  'choir friend',
  'study partner',
  'former colleague',
] as const;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const meetingPlaces = [
  ...[
    'cinema',
    'swimming pool',
    'climbing hall',
    'public library',
    'bowling alley',
    'farmers’ market',
    'pottery studio',
  ],
  ...['tennis court', 'botanical garden', 'chess club', 'dance school', 'ice rink', 'planetarium', 'flea market'],
] as const;
const afterwards = [
  ...['have a bowl of soup together', 'drink hot chocolate', 'walk home along the river', 'play a round of cards'],
  ...['buy fresh bread', 'feed the ducks in the park', 'listen to a new record', 'share a plate of dumplings'],
  ...[
    'write a postcard to a friend',
    'solve the crossword of the day',
    'sit down for an ice cream',
    'sketch the street',
  ],
] as const;

const personalities = [
  ...['Patient', 'Curious', 'Punctual', 'Talkative', 'Careful', 'Easy-going', 'Determined', 'Thoughtful', 'Playful'],
  ...['Reserved', 'Generous', 'Stubborn', 'Observant', 'Cheerful', 'Practical'],
] as const;
const colours = [
  ...['Burgundy', 'Navy blue', 'Moss green', 'Mustard yellow', 'Charcoal grey', 'Ivory', 'Coral', 'Turquoise', 'Lilac'],
  ...['Rust orange', 'Black', 'Bright pink'],
] as const;
const foods = [
  ...[
    'Lentil soup',
    'Grilled sardines',
    'Mushroom risotto',
    'Apple strudel',
    'Pickled cucumbers',
    'Blue cheese',
    'Rye bread',
  ],
  ...['Spicy noodles', 'Rice pudding', 'Liquorice', 'Tomato salad', 'Peppermint tea', 'Black coffee', 'Lemonade'],
] as const;
const fashions = [
  ...[
    'Linen shirts',
    'Woollen scarves',
    'Rain boots',
    'Straw hats',
    'Denim jackets',
    'Striped socks',
    'Corduroy trousers',
  ],
  ...['Silk ties', 'Hooded sweaters', 'Leather belts', 'Knitted vests', 'Baseball caps'],
] as const;
const hobbies = [
  ...[
    'Birdwatching',
    'Repairing old radios',
    'Baking sourdough bread',
    'Collecting stamps',
    'Rowing',
    'Origami',
    'Stargazing',
  ],
  ...[
    'Playing the accordion',
    'Growing tomatoes',
    'Bookbinding',
    'Orienteering',
    'Model railways',
    'Calligraphy',
    'Juggling',
  ],
] as const;

const occasions = [
  ...['sitting down at a desk', 'boarding a train', 'entering a library', 'starting to cook', 'opening a letter'],
  ...['going to bed', 'making a phone call', 'leaving the house', 'crossing a bridge', 'beginning a meeting'],
] as const;
const actions = [
  ...['ties both shoelaces again', 'takes three deep breaths', 'turns a coin over twice', 'cleans the glasses'],
  ...[
    'hums the same short tune',
    'taps the door frame with two fingers',
    'drinks half a glass of water',
    'counts to seven',
  ],
  ...[
    'writes the date on a slip of paper',
    'rolls up the left sleeve',
    'straightens the collar',
    'closes both eyes briefly',
  ],
] as const;
/** What people do without any habit of their own. */
const usualActions = [
  'looks at the phone',
  'puts down the bag',
  'says hello to everyone',
  'takes off the coat',
] as const;

const routines = [
  ...['after an unusually short breakfast', 'after the weekly call with an aunt', 'after oversleeping by an hour'],
  ...['after a morning of sorting papers', 'after a long walk without an umbrella', 'after a skipped lunch'],
] as const;
const happenings = [
  ...[
    'found a forgotten banknote in an old coat',
    'missed the last tram and walked home',
    'won a small prize in a raffle',
  ],
  ...['was given a jar of honey by a stranger', 'lost a bet about the weather', 'met a teacher from primary school'],
  ...['repaired a bicycle in the rain', 'burnt a cake for a party', 'found a message in a library book'],
] as const;
const feelings = [
  'relieved',
  'proud',
  'embarrassed',
  'delighted',
  'disappointed',
  'amused',
  'grateful',
  'uneasy',
] as const;
const nicknames = [
  ...['The Compass', 'Early Bird', 'Captain', 'The Archivist', 'Marathon', 'Professor', 'The Quiet One', 'Lighthouse'],
  ...['Sunday Cook', 'The Negotiator', 'Puzzle', 'Night Owl', 'The Planner', 'Driftwood', 'Maestro', 'The Scout'],
] as const;

const processes = [
  'bought it at a flea market after a long haggle',
  'was given it by a neighbour who moved abroad',
  'won it in a raffle of the local fire brigade',
  'found it in a shop that was about to close',
] as const;
const storages = [
  'usually kept beside the window of the living room',
  'usually kept in a basket in the hallway',
  'usually kept on the lowest shelf of the study',
  'usually kept next to the kitchen door',
] as const;
/** What an owner did upon something, and what came of that: neither can be seen, nor guessed from the other. */
const consequences = [
  ['remembered a promise to a cousin', 'booked a table for two'],
  ['hummed a tune from a school play', 'looked for an old songbook'],
  ['thought of a trip by night train', 'bought a new map'],
  ['laughed about a misprinted calendar', 'wrote to the printer'],
  ['felt an urge to tidy up', 'gave three boxes to charity'],
  ['recalled a bet about snow', 'called a friend to pay it'],
  ['decided to learn bookbinding', 'signed up for an evening class'],
] as const;
const otherEnds = [
  'mended a kite',
  'cancelled a newspaper',
  'planted two rows of leeks',
  'painted the garden gate',
  'returned a borrowed ladder',
  'ordered a second alarm clock',
  'baked bread for the neighbours',
] as const;

/** What rules draw from, in one language. */
export type Lists = Readonly<
  Record<
    | 'personNames'
    | 'objectNames'
    | 'cities'
    | 'occupations'
    | 'roles'
    | 'weekdays'
    | 'meetingPlaces'
    | 'afterwards'
    | 'personalities'
    | 'colours'
    | 'foods'
    | 'fashions'
    | 'hobbies'
    | 'occasions'
    | 'actions'
    | 'usualActions'
    | 'routines'
    | 'happenings'
    | 'feelings'
    | 'nicknames'
    | 'processes'
    | 'storages'
    | 'otherEnds',
    readonly string[]
  >
> & {
  readonly consequences: readonly (readonly [string, string])[];
};

export const englishLists: Lists = {
  ...{ personNames, objectNames, cities, occupations, roles, weekdays, meetingPlaces, afterwards, personalities },
  ...{ colours, foods, fashions, hobbies, occasions, actions, usualActions, routines, happenings, feelings, nicknames },
  ...{ processes, storages, consequences, otherEnds },
};
