import { SCOPE_WORDS, type Scope } from '@hearthway/domain/integrations/scopes';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { BackLink } from '../../desk/back-link.tsx';
import { RoomHeader } from '../../desk/room-header.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import {
  type ApiCall,
  type ApiDocument,
  type BuiltCall,
  buildCall,
  type CallField,
  curlLine,
  tokenCalls,
} from './api-calls.ts';

const documented = queryOptions({
  queryKey: ['integrations', 'document'],
  queryFn: async ({ signal }): Promise<ApiCall[]> => {
    const response = await fetch('/api/openapi.json', { signal });
    if (!response.ok) throw new Error('the API document could not be read');
    return tokenCalls((await response.json()) as ApiDocument);
  },
});

export function TryPage() {
  const { data: calls, isError } = useQuery(documented);
  const [chosen, setChosen] = useState(0);
  const call = calls?.[chosen];
  return (
    <>
      <RoomHeader
        back={<BackLink room="integrations">All integrations</BackLink>}
        title="Try an API call"
        intro="See which API calls your tools can make, and try one here with a token."
      />
      {isError && <Alert tone="error" className="mt-6" title="We couldn’t load the API calls" />}
      {!calls && !isError && <Skeleton className="mt-6 h-64" />}
      {calls && call && (
        <div className="mt-6 grid items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <CallList calls={calls} chosen={chosen} onChoose={setChosen} />
          <CallForm key={call.path} call={call} />
        </div>
      )}
    </>
  );
}

interface CallListProps {
  calls: readonly ApiCall[];
  chosen: number;
  onChoose: (index: number) => void;
}

function CallList({ calls, chosen, onChoose }: CallListProps) {
  return (
    <ul className="flex flex-col gap-1">
      {calls.map(({ method, path, summary }, index) => (
        <li key={path}>
          <button
            type="button"
            aria-pressed={index === chosen}
            className="w-full rounded-control px-4 py-3 text-left hover:bg-hover aria-pressed:bg-teal/10"
            onClick={() => onChoose(index)}
          >
            <span className="block font-semibold">{summary}</span>
            <code className="block break-words text-muted text-xs">
              {method} {path}
            </code>
          </button>
        </li>
      ))}
    </ul>
  );
}

function CallForm({ call }: { call: ApiCall }) {
  const [values, setValues] = useState(() => ({
    ...Object.fromEntries(
      call.fields.map(({ name, isRequired, example }) => [name, isRequired ? example : '']),
    ),
    ...newKeys(call),
  }));
  // A changed request needs a new idempotency key: the server refuses a key that was used for a
  // different request.
  const change = ({ name, place }: CallField, value: string) =>
    setValues((all) => ({ ...all, ...(place !== 'header' && newKeys(call)), [name]: value }));
  const [token, setToken] = useState('');
  const built = buildCall(call, values);
  const line = curlLine(built, location.origin);
  const send = useMutation({ mutationFn: () => sendCall(built, token.trim()) });
  function submit(event: FormEvent) {
    event.preventDefault();
    send.mutate();
  }
  const isChange = call.method !== 'GET';
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <CardTitle>{call.summary}</CardTitle>
          <Badge>{SCOPE_WORDS[call.scope as Scope] ?? call.scope}</Badge>
        </div>
        {isChange && <CardText>This is a real call: it changes the membership.</CardText>}
        <form onSubmit={submit} className="mt-5 flex flex-col gap-5">
          {call.fields.map((field) => (
            <CallInput
              key={field.name}
              field={field}
              value={values[field.name] ?? ''}
              onChange={(value) => change(field, value)}
            />
          ))}
          <Field label="Token" hint="The token stays on this page and is forgotten when you leave.">
            <Input
              type="password"
              autoComplete="off"
              placeholder="hwt_…"
              value={token}
              onChange={(event) => setToken(event.currentTarget.value)}
              required
            />
          </Field>
          <Button type="submit" className="self-start" busy={send.isPending}>
            Send
          </Button>
        </form>
      </Card>
      {send.isError && <Alert tone="error" title="We couldn’t reach the server" />}
      {send.data && <Answer {...send.data} />}
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <CardTitle>From a terminal</CardTitle>
          <CopyButton key={line} text={line} />
        </div>
        <Code text={line} label="Command" />
      </Card>
    </div>
  );
}

const newKeys = ({ fields }: ApiCall): Record<string, string> =>
  Object.fromEntries(
    fields
      .filter(({ place }) => place === 'header')
      .map(({ name }) => [name, `try-${crypto.randomUUID().slice(0, 8)}`]),
  );

interface CallInputProps {
  field: CallField;
  value: string;
  onChange: (value: string) => void;
}

function CallInput({ field, value, onChange }: CallInputProps) {
  const { name, isRequired, example, choices, place } = field;
  return (
    <Field
      label={<code>{name}</code>}
      {...(!isRequired && { hint: example ? `Optional. Example: ${example}` : 'Optional' })}
      {...(place === 'header' && { hint: 'Repeating a call with the same key changes nothing.' })}
    >
      {choices.length > 0 ? (
        <Select
          value={value}
          onValueChange={onChange}
          options={choices.map((choice) => ({ value: choice, label: choice }))}
        />
      ) : (
        <Input
          value={value}
          autoComplete="off"
          required={isRequired}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

interface CallAnswer {
  status: number;
  text: string;
}

/** The request is sent without the desk's session, to show what the API token alone may do. */
async function sendCall(
  { method, url, headers, body }: BuiltCall,
  token: string,
): Promise<CallAnswer> {
  const response = await fetch(url, {
    method,
    headers: { ...headers, Authorization: `Bearer ${token}` },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  return { status: response.status, text: indent(text) };
}

function indent(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function Answer({ status, text }: CallAnswer) {
  return (
    <Card role="status">
      <div className="flex items-center gap-3">
        <CardTitle>Answer</CardTitle>
        <Badge tone={status < 300 ? 'teal' : 'danger'}>{status}</Badge>
      </div>
      <Code text={text} label="Answer" />
    </Card>
  );
}

function Code({ text, label }: { text: string; label: string }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, by keyboard too.
      tabIndex={0}
      className="mt-4 overflow-x-auto rounded-control border border-line bg-sunk"
    >
      <pre className="w-max min-w-full px-4 py-3 text-sm">{text}</pre>
    </section>
  );
}
