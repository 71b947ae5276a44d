import {
  detectCountry,
  type HelpContacts,
  type HelpCountry,
  helpContacts,
  isCountry,
} from '@hearthway/domain/help/help-contacts';
import { createAtom, useSelector } from '@tanstack/react-store';
import { config } from '../lib/config.ts';
import { storage } from '../lib/storage.ts';

/**
 * The country is stored per device and not per member, because emergency numbers depend on where
 * the device is.
 */
const KEY = 'hearthway.help-country';

function readCountry(): HelpCountry {
  const chosen = storage.get(KEY);
  if (chosen === 'elsewhere' || (chosen && isCountry(chosen))) return chosen;
  return detectCountry(navigator.languages);
}

const country = createAtom<HelpCountry>(readCountry());

export function chooseHelpCountry(chosen: HelpCountry): void {
  storage.set(KEY, chosen);
  country.set(chosen);
}

export const currentHelpContacts = (): HelpContacts =>
  helpContacts(country.get(), config.practiceContacts);

export function useHelpContacts(): HelpContacts {
  return helpContacts(useSelector(country), config.practiceContacts);
}
