import { expect, it } from 'vitest';
import { isSellingDesk } from './selling-desk.ts';

it.each([
  'Ticket Office',
  'The Box Office',
  'Tickets',
  'box-office',
  'Booking Desk',
  'Ticketmaster UK',
  '大麦网',
  '售票处',
])('regression: %s sells what others show, and is no show', (name) => expect(isSellingDesk(name)).toBe(true));

it.each(['Quartet Saar', 'The Box', 'Ticket to Ride', 'Box Hill Players', 'Admission Impossible', undefined])(
  'regression: %s may be what was seen',
  (name) => expect(isSellingDesk(name)).toBe(false),
);
