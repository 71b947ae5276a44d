import {
  SCOPE_HINTS,
  SCOPE_WORDS,
  SCOPES,
  type Scope,
} from '@hearthway/domain/integrations/scopes';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog, DialogContent } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { tokens, useIntegrationsChange } from './queries.ts';
import { SecretOnce } from './secret-once.tsx';

const LIFETIMES = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
];

export function NewTokenButton() {
  const [isOpen, setIsOpen] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  function close() {
    setIsOpen(false);
    setToken(null);
  }
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
        New token
      </Button>
      <Dialog open={isOpen} onOpenChange={(open) => (open ? setIsOpen(true) : close())}>
        {token ? (
          <SecretOnce
            title="Copy your token"
            text="We’ll show this token only once. Paste it into the tool that will use it."
            secret={token}
          />
        ) : (
          <TokenForm onCreated={setToken} />
        )}
      </Dialog>
    </>
  );
}

function TokenForm({ onCreated }: { onCreated: (token: string) => void }) {
  const [scopes, setScopes] = useState<Scope[]>(['membership:write']);
  const [days, setDays] = useState('90');
  const create = useIntegrationsChange(async (name: string) =>
    (await tokens.$post({ json: { name, scopes, days: Number(days) } })).json(),
  );
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    create.mutate(name, { onSuccess: ({ token }) => onCreated(token) });
  }
  const toggle = (scope: Scope) =>
    setScopes((chosen) =>
      chosen.includes(scope) ? chosen.filter((each) => each !== scope) : [...chosen, scope],
    );
  return (
    <DialogContent title="New API token" description="For one tool. It can only do what you tick.">
      <form onSubmit={submit} className="flex flex-col gap-5">
        <Field label="Which tool is it for?" hint="The log shows this name with every change.">
          <Input name="name" maxLength={60} placeholder="Shop" autoComplete="off" required />
        </Field>
        <fieldset>
          <legend className="font-semibold text-sm">What can it do?</legend>
          {SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              label={SCOPE_WORDS[scope]}
              hint={SCOPE_HINTS[scope]}
              checked={scopes.includes(scope)}
              onCheckedChange={() => toggle(scope)}
            />
          ))}
        </fieldset>
        <Field label="How long should it be valid?">
          <Select value={days} onValueChange={setDays} options={LIFETIMES} />
        </Field>
        <Button
          type="submit"
          className="sm:self-end"
          busy={create.isPending}
          disabled={scopes.length === 0}
        >
          Create token
        </Button>
      </form>
    </DialogContent>
  );
}
