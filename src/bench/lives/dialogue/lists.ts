/** What a person can have told several of, and how one asks for all of them, in three voices. */
export const lists: Readonly<Record<string, readonly string[]>> = {
  visited: [
    'Which places has {X} travelled to?',
    'Where all has {X} been on {their} trips?',
    'Name every destination {X} made it to.',
  ],
  hobby: [
    'What activities does {X} pursue in {their} free time?',
    "What are {X}'s pastimes?",
    'How does {X} spend spare hours, all of it please?',
  ],
  pet: ['What animals live with {X}?', 'Which creatures has {X} taken in?', 'List the animals in {X}’s household.'],
  sport: ['Which sports has {X} taken up?', 'How does {X} keep in shape?', 'All the kinds of exercise {X} does?'],
  cooked: ['What dishes has {X} made?', 'What did {X} prepare in the kitchen?', 'List the food {X} has cooked so far.'],
  read: [
    'Which authors or titles has {X} been reading?',
    "What is on {X}'s bookshelf these days?",
    'All books {X} mentioned, please.',
  ],
  helped: [
    'In what ways does {X} contribute to the community?',
    'Where has {X} helped out without pay?',
    'Name all causes {X} gave time to.',
  ],
  ailment: [
    'What health troubles has {X} had?',
    'Which injuries or illnesses did {X} go through?',
    'List every physical complaint of {X}.',
  ],
  bought: ['What has {X} purchased?', 'Which things did {X} acquire?', 'Everything {X} spent money on?'],
  learned: [
    'What skills has {X} been studying?',
    'Which courses did {X} enrol in?',
    'All the things {X} is teaching {their} hands or head?',
  ],
  worry: ['What has been stressing {X}?', "What are {X}'s concerns?", 'Name everything that keeps {X} up at night.'],
  family: ['Which relatives has {X} talked about?', "Who belongs to {X}'s family?", 'List all kin {X} brought up.'],
  made: ['What has {X} created by hand?', 'Which handmade objects are from {X}?', 'All crafts {X} finished?'],
  event: [
    'Which events has {X} attended?',
    'What gatherings did {X} take part in?',
    'Every public happening {X} went to?',
  ],
  gift: ['Which presents has {X} received?', 'What was {X} given by others?', 'List all gifts that {X} got.'],
  job: [
    "What changes happened in {X}'s career?",
    'What professional steps has {X} made?',
    'Sum up {X}’s career moves.',
  ],
};
