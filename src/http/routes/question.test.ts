import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mail, picture, put } from '../../../test/end-to-end/made-input.ts';
import { type ServedMemory, servedMemory } from '../../../test/fixtures/server.ts';
import { hasNodes } from '../../contract/chips/chip.ts';
import { chipsOf } from '../../contract/chips/chips-of-plan.ts';
import { withChip } from '../../contract/chips/edit-chips.ts';
import { askResponse, planResponse, searchResponse } from '../../contract/question-verbs.ts';
import { completionsResponse, suggestionsOfNamesResponse } from '../../contract/suggestions.ts';

let server: ServedMemory;
beforeAll(async () => {
  server = await servedMemory(async (input) => {
    for (const [i, day] of ['2022:05:07', '2023:05:07', '2023:05:08'].entries())
      await put(input, `p${i}.jpg`, await picture(40 * i + 1, `${day} 15:00:00`));
    await put(input, 'b.eml', mail(1, 'Your invoice', 'Total: EUR 42.50\nThank you for your order at Tea House.'));
  });
}, 60_000);
afterAll(() => server.close());

const post = async (path: string, body: unknown): Promise<unknown> => (await server.send('POST', path, body)).json();
const search = async (body: unknown) => searchResponse.parse(await post('/search', body));

describe('a plan that was edited', () => {
  it('is run as the value that it is, and says what it was found by', async () => {
    const { plan } = planResponse.parse(await server.json('/plan?q=photos+from+Lisbon+in+2023'));
    expect((await search({ q: plan.question, plan })).items).toHaveLength(2);
    const time = chipsOf(plan).find(({ kind }) => kind === 'time');
    const wider = withChip(plan, time, undefined);
    const found = await search({ q: wider.question, plan: wider, explain: 'found' });
    expect(found.items).toHaveLength(3);
    expect(found.plan.root).toEqual(wider.root);
    expect(found.items[0]?.picture?.thumbhash).toBeDefined();
    expect(found.explanation?.results).toHaveLength(3);
    const answered = askResponse.parse(
      await post('/ask', { q: 'how many photos?', plan: { ...wider, asked: 'count' } }),
    );
    expect(answered.answer).toBe('3');
  });

  it('offers what there would be without the year, as a plan to be run', async () => {
    const empty = await search({ q: 'photos from Lisbon in 2019', explain: true, explainIn: 'zh' });
    expect(empty.items).toEqual([]);
    const [offer] = empty.explanation?.without ?? [];
    expect(offer).toMatchObject({ constraint: '2019年', items: 3 });
    const taken = await search({ q: empty.query, plan: { ...empty.plan, root: offer?.root } });
    expect(taken.items).toHaveLength(3);
  });

  it('that is no plan is refused', async () => {
    const { plan } = planResponse.parse(await server.json('/plan?q=photos'));
    for (const wrong of [{ ...plan, root: { kind: 'leaf', tool: 'shell', args: {} } }, 'place[', 7]) {
      const response = await server.send('POST', '/search', { q: 'x', plan: wrong });
      expect(response.status).toBe(400);
    }
  });
});

describe('a conversation', () => {
  it('goes on from any question in it, not only the last', async () => {
    await search({ q: 'photos from Lisbon in 2023', session: 'one' });
    const next = await search({ q: 'and in 2022?', session: 'two', after: 'one', continues: true });
    expect(next.items).toHaveLength(1);
    const other = await search({ q: 'and in 2024?', session: 'three', after: 'one', continues: true });
    expect(other.followUp).toMatchObject({ after: 'photos from Lisbon in 2023' });
  });

  it('is forgotten when that is asked for', async () => {
    await search({ q: 'photos from Lisbon', session: 'a' });
    expect(await (await server.get('/questions', { method: 'DELETE' })).json()).toEqual({ forgotten: 4 });
    const response = await server.send('POST', '/search', { q: 'and in 2022?', session: 'a', continues: true });
    expect(response.status).toBe(404);
  });
});

describe('names', () => {
  it('are suggested and completed', async () => {
    const { suggestions } = suggestionsOfNamesResponse.parse(await server.json('/suggestions?kind=place&q=lis'));
    const place = suggestions.map(({ leaf }) => leaf).find(({ tool }) => tool === 'place');
    expect(place?.args).toMatchObject({ name: 'Lisbon' });
    const completed = completionsResponse.parse(await server.json('/completions?q=photos+in+Lisb'));
    expect(completed.completions[0]).toMatchObject({ text: 'photos in Lisbon', kind: 'place' });
  });

  it('of a chip are those of the plan', async () => {
    const { plan } = planResponse.parse(await server.json('/plan?q=photos+from+Lisbon'));
    expect(chipsOf(plan).every(hasNodes)).toBe(true);
  });
});
