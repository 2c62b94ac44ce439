import { endpoint } from '../endpoint.ts';
import { homeResponse } from '../home.ts';

export const getHome = endpoint({
  id: 'home',
  method: 'get',
  path: '/home',
  summary: 'Returns what is worth looking at today: this day in earlier years, recent trips, people not seen for long.',
  scope: 'read',
  answer: { kind: 'json', schema: homeResponse },
});
