import { expect, test } from 'vitest';
import { detectCountry, helpContacts } from './help-contacts.ts';
import type { CountryHelp } from './help-line.ts';
import { COUNTRIES, ELSEWHERE } from './help-lines.ts';

test.each([
  [['en-GB', 'en'], 'GB'],
  [['de', 'en-US'], 'US'],
  [['de-AT'], 'AT'],
  [['zh-Hant-TW'], 'elsewhere'],
  [['es-419', 'es'], 'ES'],
  [['es_MX'], 'MX'],
  [['fr'], 'FR'],
  [['en'], 'US'],
  [['fi'], 'elsewhere'],
  [[], 'elsewhere'],
])('the browser languages %j lead to the country %s', (languages, country) => {
  expect(detectCountry(languages)).toBe(country);
});

test('the practice’s settings override the built-in help contacts of a country', () => {
  expect(helpContacts('GB', {})).toMatchObject({ emergency: 'tel:999', crisisLine: 'tel:116-123' });
  const own = helpContacts('ZA', { crisisLine: 'tel:1', emergency: 'tel:2' });
  expect(own).toMatchObject({ emergency: 'tel:2', crisisLine: 'tel:1', crisis: null });
  expect(own.emergencyNote).toBeNull();
});

test('settings for one country override the general settings and the built-in contacts', () => {
  const practice = {
    emergency: 'tel:2',
    crisisLine: 'tel:1',
    countries: {
      GB: { crisis: 'tel:0800-1', crisisName: 'Our own line', crisisHours: 'weekdays' },
      FR: { emergency: 'tel:15', bereaved: 'https://deuil.example/' },
      IE: { crisisName: 'The Samaritans' },
    },
  };
  expect(helpContacts('GB', practice)).toMatchObject({
    emergency: 'tel:2',
    crisisLine: 'tel:0800-1',
    crisis: { name: 'Our own line', address: 'tel:0800-1', hours: 'weekdays' },
  });
  const { crisis, bereaved, emergency } = helpContacts('FR', practice);
  expect({ crisis, emergency }).toEqual({ crisis: null, emergency: 'tel:15' });
  expect(bereaved).toEqual({
    name: 'People who listen',
    address: 'https://deuil.example/',
    hours: 'at hours of its own',
  });
  const { countries } = practice;
  expect(helpContacts('IE', { countries }).crisis).toMatchObject({
    name: 'The Samaritans',
    address: 'tel:116-123',
  });
});

test('countries without a help line for the bereaved show their crisis line', () => {
  expect(helpContacts('ES', {}).bereaved).toEqual(COUNTRIES.ES.crisis);
});

test('every help line in the list has the required details in a valid form', () => {
  for (const row of [...Object.values<CountryHelp>(COUNTRIES), ELSEWHERE]) {
    expect(row.emergency).toMatch(/^\d{3}$/);
    for (const line of [row.crisis, ...(row.bereaved ? [row.bereaved] : [])]) {
      expect(line.address).toMatch(/^(tel:[\d*-]+|https:\/\/\S+)$/);
      expect(line.hours).not.toBe('');
      expect(line.source).toMatch(/^https:\/\//);
      if (line.checked !== null) expect(line.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  }
});
