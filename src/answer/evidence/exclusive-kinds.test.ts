import { expect, it } from 'vitest';
import { stored } from '../../../test/retrieve/small-life.ts';
import { assembleItem } from '../../memory/item.ts';
import { askedForm } from '../asked/asked-form.ts';
import { kindOutcomes, kindsAsked } from './exclusive-kinds.ts';
import { witnessOf } from './witness.ts';

const told = (question: string, body: string) => {
  const item = assembleItem(stored('m', 'email', { body: { text: body } }));
  const asked = kindsAsked(question, askedForm(question, 'what'));
  return kindOutcomes(asked, witnessOf(item, [], { entries: new Map() })).map(({ verdict }) => verdict);
};

it.each([
  ['Which book did Mia recommend?', 'A film for you: "Winter Ferry".', ['no']],
  ['Which book did Mia recommend?', 'Read this novel, "Winter Ferry".', ['yes']],
  ['Which book did Mia recommend?', 'The film of the book is worse.', ['yes']],
  ['Which book did Mia recommend?', 'You will love "Winter Ferry".', []],
  ['米娅推荐的播客叫什么？', '这部电影很适合你：《冬渡》', ['no']],
  ['Which book did Mia recommend?', '这本书很适合你：《冬渡》', ['yes']],
  ['Which book or film did Mia recommend?', 'A podcast for you.', []],
  ['Where was Mia’s garden party?', 'My birthday party is in the boathouse.', ['no']],
  ['Where was Mia’s garden party?', 'Come to the party in the boathouse.', []],
  ['Where was Mia’s garden party?', 'Garden party for my birthday!', ['yes']],
  ['When was Mia’s party in the garden?', 'My birthday party is in the boathouse.', ['no']],
  ['米娅在花园里的聚会是哪天？', '请来参加我的生日聚会', ['no']],
  ['When was my eye doctor appointment?', 'Zahnarztpraxis Vogt: Ihr Termin am 3. Mai', ['no']],
  ['When was my eye doctor appointment?', 'Augenpraxis Vogt: Ihr Termin am 3. Mai', ['yes']],
  ['我什么时候去看牙医？', '宠物医院提醒：明天带猫来', ['no']],
  ['What time did my flight to Oslo leave?', 'The bus to the regatta in Oslo departs at 8:15.', ['no']],
  ['What time did my flight to Oslo leave?', 'Ihr Flug nach Oslo, Abflug 8:15. Bus zum Terminal.', ['yes']],
  ['What time did my flight to Oslo leave?', 'Departs 8:15 for Oslo, seat 4A.', []],
  ['去奥斯陆的航班几点起飞？', '去奥斯陆的大巴8:15出发', ['no']],
  ['去奥斯陆的火车几点发车？', '飞往奥斯陆的航班8:15起飞', ['no']],
  ['When does my train leave?', 'Your train: coach B, seat 12.', ['yes']],
  ['Who did I meet on the train?', 'The bus departs at 8:15.', []],
  ['What did Mia ask me to lend?', 'Could you pick up a parcel?', ['no']],
  ['What did Mia ask me to lend?', 'Could I borrow a ladder? I will bring it back.', ['yes']],
])('%s, told “%s”', (question, body, verdicts) => {
  expect(told(question, body)).toEqual(verdicts);
});
