import { type CrisisContact, EMERGENCY_NAME } from '@hearthway/domain/guide/crisis-answer';
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
      <AddressLink href={bereaved.address} className="py-2.5">
        {bereaved.name}
      </AddressLink>
    </Button>
  );
}

export function ContactButtons({ contacts }: { contacts: readonly CrisisContact[] }) {
  return (
    <div className="flex flex-col gap-2 py-1">
      {contacts.map((contact, index) => (
        <Button key={contact.address} asChild variant={index === 0 ? 'destructive' : 'outline'}>
          <AddressLink href={contact.address}>{contactLabel(contact)}</AddressLink>
        </Button>
      ))}
    </div>
  );
}

function contactLabel({ name, address }: CrisisContact): string {
  const number = parsePhoneNumber(address);
  if (!number) return name;
  return name === EMERGENCY_NAME ? `Call ${number}` : `Call ${name}: ${number}`;
}
