import { DateTime } from 'luxon';
import { listsIn } from './lists.ts';
import type { Wording } from './wording.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;

export const wordingInEnglish: Wording = {
  lists: listsIn('en'),
  inWords: (date) => DateTime.fromISO(date, { zone: 'utc' }).setLocale('en').toFormat('MMMM d, yyyy'),
  capital: (text) => text.charAt(0).toUpperCase() + text.slice(1),
  owner: 'The owner',
  thing: 'thing',
  relative: (relative) => relative,
  event: ({ date, routine, name, what, felt }) => `On ${date}, ${routine}, ${name} ${what} and felt ${felt}.`,
  acquired: (owner, process) => `${owner} ${process}.`,
  kept: (name, storage) => `${name} is ${storage}.`,
  sides: ['on the left', 'in the middle', 'on the right'],
  sizes: ['small and far away', 'large and close'],
  place: (side, size) => `${side}, ${size}`,
  history: ({ date, name, place, owner, why, end }) =>
    `On ${date}, a picture was taken with ${name} ${place}; ${owner} ${why} at the sight of it and ${end}.`,
  habit: (name, occasion, action) => `Before ${occasion}, ${name} always ${action}.`,
  meeting: (name, { day, place, role }, other) =>
    `Every ${day}, ${name} visits the ${place} with the ${role} ${other}.`,
  afterwards: ({ day, place, role, after }, other) =>
    `After visiting the ${place} on ${day}s with the ${role} ${other}, they always ${after}.`,
  riddle: ({ date, city, name, option }) =>
    `On ${date}, at a quiz evening in ${city}, a riddle about ${name} was solved: “${option}”.`,
  goingOn: ['go straight home', 'say goodbye at the door', 'wait for the bus'],
  asks: {
    nextAction: (name, occasion) => `What does ${name} most likely do right before ${occasion}?`,
    yearsApart: (name, relative) =>
      `By how many years do the years of birth of ${name} and of ${name}’s ${relative} differ?`,
    afterMeeting: (name, { role, place, day }) =>
      `What do ${name} and the ${role} always do after visiting the ${place} on ${day}s?`,
    relativeOfFriend: (name, { place, day }, relative) =>
      `${name} visits the ${place} with somebody on ${day}s. When was that person’s ${relative} born?`,
    homeOfOwner: (name) => `Where does the owner of ${name} live?`,
    placeInRow: (name) => `Counted from the left, which place does ${name} have among the people in the picture?`,
    rightOf: (name) => `As you look at the picture, how many people are further to the right than ${name}?`,
    bornBefore: (name) => `How many of the people in the picture were born before ${name}?`,
    whenTaken: (name) => `When was this picture of ${name} taken?`,
    choice: (name) => `Which of these is ${name} most likely to choose next?`,
  },
  forms: {
    predict: (name) => `What will ${name} most likely do next?`,
    commonsense: (name) => `Why does ${name} do what the picture shows?`,
    change: (name) => `What about the looks of ${name} differs from the reference pictures?`,
    choice: (name) => `What will ${name} most likely choose here?`,
    sentiment: (name) => `Why does ${name} feel as the picture shows?`,
  },
  inRow: (place) => `The ${ordinals[place] ?? place + 1}`,
  notSeen: 'Not to be seen in the picture',
  onlyPerson: 'The only person in the picture',
};
