import { useState } from 'react';
import { useMe } from '../../member/me.ts';
import { useStoredSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { AddressForm } from './address-form.tsx';
import { PasswordForm } from './password-form.tsx';

type Change = 'address' | 'password';

export function SignInCard() {
  const [change, setChange] = useState<Change | null>(null);
  const { session } = useStoredSession();
  const email = useMe().data?.email ?? session?.email ?? '';
  const toggle = (which: Change) => setChange(change === which ? null : which);
  const done = () => setChange(null);
  return (
    <Card>
      <CardTitle>Sign-in</CardTitle>
      <ul className="mt-3 divide-y divide-line">
        <Row
          name="Email"
          value={email}
          isOpen={change === 'address'}
          onToggle={() => toggle('address')}
        >
          <AddressForm onDone={done} />
        </Row>
        <Row
          name="Password"
          value="••••••••••"
          isOpen={change === 'password'}
          onToggle={() => toggle('password')}
        >
          <PasswordForm email={email} onDone={done} />
        </Row>
      </ul>
    </Card>
  );
}

interface RowProps {
  name: string;
  value: string;
  isOpen: boolean;
  onToggle: () => void;
  children: React.ReactNode;
}

function Row({ name, value, isOpen, onToggle, children }: RowProps) {
  return (
    <li className="py-3">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="text-muted text-sm">{name}</p>
          <p className="font-medium text-sm [overflow-wrap:anywhere] sm:text-base">{value}</p>
        </div>
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isOpen}
          aria-label={
            isOpen ? `Cancel changing ${name.toLowerCase()}` : `Change ${name.toLowerCase()}`
          }
          onClick={onToggle}
        >
          {isOpen ? 'Cancel' : 'Change'}
        </Button>
      </div>
      {isOpen && <div className="mt-4 pb-2">{children}</div>}
    </li>
  );
}
