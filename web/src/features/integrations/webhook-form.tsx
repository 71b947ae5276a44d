import type { SaveWebhookRequest } from '@hearthway/domain/integrations/contract';
import {
  EVENT_FACTS,
  EVENT_TYPES,
  EVENT_WORDS,
  type EventType,
} from '@hearthway/domain/integrations/events';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Switch } from '../../ui/switch.tsx';

interface WebhookFormProps {
  webhook?: SaveWebhookRequest;
  verb: string;
  busy: boolean;
  problem: string | undefined;
  onSave: (webhook: SaveWebhookRequest) => void;
}

export function WebhookForm({ webhook, verb, busy, problem, onSave }: WebhookFormProps) {
  const [events, setEvents] = useState<EventType[]>(webhook?.events ?? ['member.joined']);
  const [includesEmail, setIncludesEmail] = useState(webhook?.includesEmail ?? false);
  const [isOn, setIsOn] = useState(webhook?.isOn ?? true);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    onSave({ name: text('name'), url: text('url'), events, includesEmail, isOn });
  }
  const toggle = (type: EventType) =>
    setEvents((chosen) =>
      chosen.includes(type) ? chosen.filter((each) => each !== type) : [...chosen, type],
    );
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <Field label="Name">
        <Input
          name="name"
          maxLength={60}
          placeholder="Newsletter"
          autoComplete="off"
          defaultValue={webhook?.name}
          required
        />
      </Field>
      <Field
        label="Address"
        hint="Your tool shows you this address, often as “webhook URL”. It begins with https://."
        error={problem}
      >
        <Input
          name="url"
          type="url"
          maxLength={500}
          placeholder="https://"
          autoComplete="off"
          defaultValue={webhook?.url}
          required
        />
      </Field>
      <fieldset>
        <legend className="font-semibold text-sm">Tell the tool when</legend>
        {EVENT_TYPES.map((type) => (
          <Checkbox
            key={type}
            label={EVENT_WORDS[type]}
            hint={EVENT_FACTS[type]}
            checked={events.includes(type)}
            onCheckedChange={() => toggle(type)}
          />
        ))}
      </fieldset>
      <Switch
        label="Send email addresses too"
        hint="Only if this tool needs to know who it’s about, and your privacy notice says so."
        checked={includesEmail}
        onCheckedChange={setIncludesEmail}
      />
      {webhook && (
        <Switch
          label="On"
          hint="While the webhook is off, new events aren’t saved for it."
          checked={isOn}
          onCheckedChange={setIsOn}
        />
      )}
      <Button
        type="submit"
        variant={webhook ? 'default' : 'action'}
        className="sm:self-end"
        busy={busy}
        disabled={events.length === 0}
      >
        {verb}
      </Button>
    </form>
  );
}
