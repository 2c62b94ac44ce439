import { expect, it } from 'vitest';
import { namesOfTravellers } from './travellers.ts';

it.each([
  ['Passengers  MARA LIND, TOM EK\nTotal paid SEK 4 316', ['Mara Lind', 'Tom Ek']],
  ['Passengers:\nMs Hannah Brandt seat 14E\nMr Olu Adeyemi seat 14F\nBags: 1', ['Hannah Brandt', 'Olu Adeyemi']],
  ['Reisende: Frau Petra Holm und Herr Jan Holm', ['Petra Holm', 'Jan Holm']],
  ['旅客：王小明、李华', ['王小明', '李华']],
  ['Guests 2, adults only. Thank you', []],
  ['Our guests love the Old Town and the Harbour', []],
])('%s', (text, names) => expect(namesOfTravellers(text).map(({ name }) => name)).toEqual(names));
