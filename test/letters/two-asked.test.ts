import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../src/app/app.ts';
import { lettersTo, memoryOf } from './asked-letters.ts';

const letter = lettersTo('Ida Falk <ida@falk.example>');

describe('two things asked at once', () => {
  let app: App;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ app, close } = await memoryOf('two-asked', '2023-12-01T12:00:00', [
      letter(
        '2023-03-02',
        'Tessa Moor <tessa@moor.example>',
        'Chess final',
        'Hi Ida, the chess final is on 18 March 2023 at the Marlow Club. Bring your board.',
      ),
      letter('2023-04-01', '王磊 <wang@lei.example>', '聚餐', '聚餐定在2023年4月15日，地点在和平饭店，你带蛋糕。'),
    ]));
  }, 60_000);
  afterAll(() => close());

  it.each([['When and where was the chess final?', /18 March 2023/, /Marlow Club/]])(
    '%s',
    async (question, day, place) => {
      const { answer } = await app.ask(question);
      expect(answer).toMatch(day);
      expect(answer).toMatch(place);
    },
  );
});
