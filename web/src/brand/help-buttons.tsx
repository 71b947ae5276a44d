import { Button, type ButtonVariant } from '../ui/button.tsx';
import { useHelpContacts } from './help-country.ts';
import { AddressLink } from './outside-link.tsx';
import { parsePhoneNumber } from './phone-number.ts';

export function EmergencyButton() {
  const { emergency } = useHelpContacts();
  const number = parsePhoneNumber(emergency);
  return (
    <Button asChild variant="destructive">
      <AddressLink href={emergency}>{number ? `Call ${number}` : 'Emergency services'}</AddressLink>
    </Button>
  );
}

export function CrisisLineButton({ variant = 'outline' }: { variant?: ButtonVariant }) {
  const { crisisLine } = useHelpContacts();
  const number = parsePhoneNumber(crisisLine);
  return (
    <Button asChild variant={variant}>
      <AddressLink href={crisisLine}>
        {number ? `Call the crisis line: ${number}` : 'Reach the crisis line'}
      </AddressLink>
    </Button>
  );
}

export function BereavedButton() {
  const { bereaved } = useHelpContacts();
  return (
    <Button asChild variant="outline">
      <AddressLink href={bereaved.address}>{bereaved.name}</AddressLink>
    </Button>
  );
}
