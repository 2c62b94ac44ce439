import type { Letter } from './mail-message.ts';
import { addDays, type Story } from './story.ts';

const papers = [
  ['City Gazette', 'Your week', 'Concerts in the park, a new bridge and the best ice cream in town.'],
  ['Seed & Soil', 'What to sow this month', 'Lettuce, radish and peas can go outside now. Mind the late frost.'],
  ['Pages', 'New on our shelves', 'Three novels, two cookbooks and an atlas of islands.'],
] as const;
const offers = [
  ['Northlight Outdoor', '20% off everything that is warm', 'Only until Sunday: tents from EUR 149.00.'],
  ['Skyway Air', 'Fly to the sun from EUR 39.00', 'Book now and save on 120 destinations.'],
  ['Lamp & Lantern', 'Everything must go', 'Lamps from EUR 9.90.'],
] as const;

/** Newsletters, promotions and bills of every month: what fills a mailbox. `count` letters. */
export function noiseLetters(story: Story, count: number): Letter[] {
  const chance = story.chance.fork('noise');
  return Array.from({ length: count }, (_, i): Letter => {
    const isOffer = i % 3 === 1;
    const [name, subject, text] =
      (isOffer ? offers : papers)[i % 3 === 0 ? (i / 3) % 3 : i % (isOffer ? 3 : 3)] ?? papers[0];
    const domain = `${name.toLowerCase().replace(/[^a-z]+/g, '')}.example`;
    return {
      key: `news-${i}`,
      kind: isOffer ? 'promotion' : 'newsletter',
      from: { name, address: `news@${domain}` },
      to: story.cast.owner,
      zone: story.ground.home.zone,
      at: `${addDays('2022-04-03', i * 41 + chance.whole(0, 20))}T06:${String(chance.whole(10, 59))}`,
      subject: `${subject} (${i + 1})`,
      text: `${text}\n\nYou receive this because you subscribed. Unsubscribe: https://${domain}/unsubscribe`,
      html: `<p>${text.replace('&', '&amp;')}</p><img src="https://${domain}/pixel.gif" width="1" height="1"><p><a href="https://${domain}/unsubscribe">Unsubscribe</a></p>`,
      headers: {
        'List-Unsubscribe': `<https://${domain}/unsubscribe>`,
        'List-Id': `<news.${domain}>`,
        ...(isOffer ? { Precedence: 'bulk' } : {}),
      },
    };
  });
}

/** The electricity bill of every half year. */
export function billLetters(story: Story): Letter[] {
  const chance = story.chance.fork('power');
  return ['2022-07-04', '2023-01-05', '2023-07-05', '2024-01-04', '2024-07-04', '2025-01-06'].map(
    (day): Letter => ({
      key: `power-${day}`,
      kind: 'invoice',
      from: { name: 'Municipal Power', address: 'billing@power.example' },
      to: story.cast.owner,
      zone: story.ground.home.zone,
      at: `${day}T05:00`,
      subject: `Your electricity bill of ${day}`,
      text: `Customer number 4410${chance.whole(1000, 9999)}\nConsumption: ${chance.whole(820, 1190)} kWh\nAmount due: EUR ${(chance.whole(240, 380) + 0.15).toFixed(2)}\nDue on ${addDays(day, 21)}`,
    }),
  );
}
