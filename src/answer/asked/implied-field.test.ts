import { describe, expect, it } from 'vitest';
import { type HouseNames, impliedField } from './implied-field.ts';

const names: HouseNames = new Map([
  ['order', ['lampworks', '京东']],
  ['restaurant', ['blue kettle']],
  ['lodging', ['hotel iris']],
]);

describe('a fact that is asked for by what the question speaks of', () => {
  it.each([
    ['Which tradesman took care of the gutters?', 'firm'],
    ['给我修水管的那家店叫什么？', 'firm'],
    ['For what purpose was my dentist appointment made?', 'reason'],
    ['Luna去看兽医是因为什么？', 'reason'],
    ['Where was I sitting at Rain Dogs?', 'seat'],
    ['Which place was I given for Rain Dogs?', 'seat'],
    ['看Rain Dogs我坐在哪？', 'seat'],
    ['Which words can be heard in the clip of the lake?', 'speech'],
    ['拍湖的视频里有人说了什么？', 'speech'],
    ['Which product did Lampworks send me?', 'product'],
    ['I had ramen in Bern. The restaurant escapes me.', 'restaurant'],
    ['What did I order at Osteria Roma?', 'dish'],
    ['I remember a football game last autumn. Who was playing or what was its title?', 'event title'],
    ['我去了一场展会，名称是什么？', 'event title'],
    ['请告知购买水壶的商家名称。', 'shop'],
    ['What had I promised Ben to collect from the station?', 'favour'],
    ['京东寄给我的是什么？', 'product'],
    ['Where was it that I purchased the kettle?', 'shop'],
    ['水壶是从哪个店家买的？', 'shop'],
    ['The flight to Lucerne was from what company?', 'airline'],
    ['去苏黎世坐的哪家公司的飞机？', 'airline'],
    ['Name the carrier that took us to Lucerne.', 'airline'],
    ['我买水壶的店是哪一家？', 'shop'],
    ['What food was on my plate at Blue Kettle?', 'dish'],
    ['There is a photo of pizza I had. Which restaurant is it from?', 'restaurant'],
    ['I forget the hotel in Bath; which one was it?', 'hotel'],
    ['What am I meant to lend for the weekend for Oscar?', 'favour'],
    ['Nora需要我帮她照看什么？', 'favour'],
    ['Nora写信跟我说的那个播客，名字是什么？', 'recommended title'],
  ])('%s', (question, field) => expect(impliedField(question, names)?.id).toBe(field));

  it.each([
    'How much did the dentist appointment cost?',
    'When was the boiler repaired?',
    'Who flew with me to Lisbon?',
    'What did Anna send me?',
    'What did I pay at Blue Kettle?',
    '修水管花了多少钱？',
    'Where did we meet Anna?',
    'Which place did we stay at with Anna?',
    'the boiler that was repaired',
    'What did I send back to Lampworks?',
    '当时我身处哪座城市？',
    'Which board game did I see first?',
  ])('asks for none of them: %s', (question) => expect(impliedField(question, names)).toBeUndefined());

  it('overrules a phrase only where it is known to mislead', () => {
    const phrased = { id: 'restaurant', cue: /x/u, written: [] };
    expect(impliedField('给我修水管的那家店叫什么？', names, phrased)?.id).toBe('firm');
    expect(impliedField('拍湖的视频里有人说了什么？', names, phrased)).toBeUndefined();
  });
});
