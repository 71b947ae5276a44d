import { type HelpCountry, isCountry } from '@hearthway/domain/help/help-contacts';
import { COUNTRIES, ELSEWHERE } from '@hearthway/domain/help/help-lines';
import { chooseHelpCountry, useHelpContacts } from '../../brand/help-country.ts';
import { cn } from '../../ui/cn.ts';
import { controlLook } from '../../ui/control-look.ts';
import { Field, useFieldControl } from '../../ui/field.tsx';

const OPTIONS: readonly (readonly [HelpCountry, string])[] = [
  ...Object.entries(COUNTRIES)
    .map(([code, { name }]) => [code as HelpCountry, name] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, 'en')),
  ['elsewhere', ELSEWHERE.name],
];

export function CountryChoice() {
  return (
    <Field label="Where are you?" hint="These are the numbers for this country.">
      <CountrySelect />
    </Field>
  );
}

function CountrySelect() {
  const { country } = useHelpContacts();
  return (
    <select
      {...useFieldControl()}
      value={country}
      onChange={({ target: { value } }) =>
        chooseHelpCountry(isCountry(value) ? value : 'elsewhere')
      }
      className={cn(controlLook, 'max-w-sm')}
    >
      {OPTIONS.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
