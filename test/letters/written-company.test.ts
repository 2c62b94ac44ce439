import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '../../src/app/app.ts';
import { lettersTo, memoryOf } from './asked-letters.ts';

const letter = lettersTo('Kim Berg <kim@berg.example>');
const air = 'Skua Air <tickets@skuaair.example>';
const nora = 'Nora Lind <nora@lind.example>';
const ticket = (date: string, day: string, hour: string) =>
  letter(
    date,
    air,
    `Your flight to Oslo, ${day}`,
    `Dear Kim Berg,\n\nyour flight to Oslo is booked.\n\nDeparture: ${day}, ${hour}\nPassenger: Kim Berg\nTotal paid: EUR 210.40\n\nSkua Air`,
  );

const letters = [
  ticket('2022-03-01', '21 June 2022', '17:10'),
  letter('2022-06-10', nora, 'Oslo', 'They need me here that week, so you will have to go to Oslo without me. Nora'),
  ticket('2022-08-01', '10 October 2022', '13:40'),
  letter('2022-09-28', nora, '奥斯陆', '老板批假啦，奥斯陆我陪你去，等不及了！Nora'),
  letter('2022-11-02', nora, 'Soup', 'The soup you made was lovely. Nora'),
];

let memory: { readonly app: App; readonly close: () => Promise<void> };
beforeAll(async () => {
  memory = await memoryOf('written-company', '2023-02-01T12:00:00', letters);
});
afterAll(() => memory.close());

it.each([
  'At what time did the flight to Oslo leave that I took with Nora Lind in 2022?',
  '2022年我和Nora Lind一起去奥斯陆的航班是几点起飞？',
])('%s is of the journey on which she came, not of the one without her', async (question) => {
  const { answer } = await memory.app.ask(question, { now: '2023-02-01T12:00:00' });
  expect(answer).toMatch(/13:40/u);
});
