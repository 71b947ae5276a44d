import { gratefulFor } from '@hearthway/domain/gratitude/messages';
import { fillHelpAnswer } from '@hearthway/domain/guide/help-answer';
import { toContactText } from '@hearthway/domain/practice-settings/contact-address';
import type { PracticeSetting } from '@hearthway/domain/practice-settings/contract';
import type { SettingGroup } from '@hearthway/domain/practice-settings/setting-groups';
import type { ReactNode } from 'react';
import { config } from '../../lib/config.ts';

export function SettingPreview({
  setting: { key, group, form },
  text,
}: {
  setting: PracticeSetting;
  text: string;
}) {
  const shown = PREVIEWS[group](text, key, form);
  return (
    <div className="rounded-control border border-line border-dashed bg-paper px-4 py-3">
      <p className="text-muted text-xs">As members see it</p>
      <div className="wrap-anywhere mt-1">{shown}</div>
    </div>
  );
}

const LINK = /\[([^\]]+)\]\([^)]+\)/;

const pill = (text: string) => (
  <span className="inline-flex min-h-9 max-w-full items-center rounded-full border-[1.5px] border-line bg-surface px-4 font-semibold text-sm">
    {text}
  </span>
);

const PREVIEWS: Record<
  SettingGroup,
  (text: string, key: string, form: PracticeSetting['form']) => ReactNode
> = {
  nudge: (text) => (
    <>
      <p className="font-semibold">Daily nudge</p>
      <p>{text}</p>
    </>
  ),
  card: (text) => <p className="border-teal/60 border-l-4 pl-3">{text}</p>,
  focus: pill,
  gratitude: gratefulFor,
  reframe: (text, key) =>
    key.endsWith(':thought') ? (
      <p className="text-muted text-sm">“{text}”</p>
    ) : (
      <p className="font-medium">{text}</p>
    ),
  help: (text) =>
    fillHelpAnswer(text, config)
      .split(/\n{2,}/)
      .map((paragraph) => (
        <p key={paragraph} className="mt-2 whitespace-pre-line">
          {paragraph
            .split(LINK)
            .map((part, index) => (index % 2 === 1 ? <u key={part}>{part}</u> : part))}
        </p>
      )),
  practice: (text) => <p className="font-serif text-xl">Welcome to {text}</p>,
  link: (text, _key, form) => (
    <p>{form === 'page' ? `A button that opens ${hostOf(text)}` : `A button to ${text}`}</p>
  ),
  contact: (text, key) => {
    if (key.endsWith('-name') || key.endsWith('-hours')) return <p>{text}</p>;
    return (
      <p>
        {/^https:/i.test(text)
          ? `A button that opens ${hostOf(text)}`
          : `Call ${toContactText(text)}`}
      </p>
    );
  },
  plan: (text, key) =>
    key.endsWith(':adds') ? (
      <ul className="list-disc pl-5 marker:text-edge">
        {['Everything in Premium', ...text.split('\n')].map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ) : (
      <p className="font-semibold">{text}</p>
    ),
};

const hostOf = (address: string) => address.replace(/^https:\/\//i, '').replace(/[/?#].*$/, '');
