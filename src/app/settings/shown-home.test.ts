import { describe, expect, it } from 'vitest';
import { placeIdSchema } from '../../memory/ids.ts';
import type { Place } from '../../memory/place.ts';
import { ownerSettings } from './owner-settings.ts';
import { latestHome } from './shown-home.ts';

const home = (name: string, more: Partial<Place> = {}): Place => ({
  id: placeIdSchema.parse(`place-${name}`),
  kind: 'home',
  name,
  aliases: [],
  city: name,
  items: [],
  confidence: 1,
  ...more,
});

describe('the home that a memory shows', () => {
  it('is the one that one moved to last, with its country and the zone of its position', () => {
    const moved = [
      home('Lyon', { country: 'France', lat: 45.76, lon: 4.84, until: '2021-05-01' }),
      home('Denver', { country: 'United States', lat: 39.74, lon: -104.99, since: '2021-05-02' }),
    ];
    expect(latestHome(moved)).toEqual({ name: 'Denver', items: 0, country: 'US', zone: 'America/Denver' });
  });

  it('has the zone of its country where only the town is known, and none where that has several', () => {
    expect(latestHome([home('Porto', { country: 'Portugal' })])?.country).toBe('PT');
    expect(latestHome([home('Warsaw', { country: 'Poland' })])).toMatchObject({ country: 'PL', zone: 'Europe/Warsaw' });
    expect(latestHome([home('Denver', { country: 'United States' })])?.zone).toBeUndefined();
  });

  it('is none where no home was found, whatever other places there are', () => {
    expect(latestHome([home('Rome', { kind: 'city' })])).toBeUndefined();
  });
});

describe('the settings of an owner whose home is shown', () => {
  const shown = { country: 'JP', zone: 'Asia/Tokyo' };
  const machine = ownerSettings({}, 'off');

  it('are those of the home before the machine', () => {
    expect(ownerSettings({}, 'off', shown)).toMatchObject({ country: 'JP', zone: 'Asia/Tokyo', currency: 'JPY' });
    expect(ownerSettings({}, 'off', undefined)).toEqual(machine);
  });

  it('are those that the owner set before the home', () => {
    const settings = ownerSettings({ country: 'ch' }, 'off', shown);
    expect(settings).toMatchObject({ country: 'CH', currency: 'CHF', zone: machine.zone, said: ['country'] });
    expect(ownerSettings({ zone: 'Europe/Oslo' }, 'off', shown)).toMatchObject({ country: 'NO', zone: 'Europe/Oslo' });
    expect(ownerSettings({ locale: 'en-GB' }, 'off', shown).country).toBe('GB');
    expect(ownerSettings({ currency: 'eur' }, 'off', shown)).toMatchObject({ country: 'JP', currency: 'EUR' });
  });
});
