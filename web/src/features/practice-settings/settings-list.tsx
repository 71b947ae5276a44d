import type { PracticeSetting } from '@hearthway/domain/practice-settings/contract';
import type { SettingGroup } from '@hearthway/domain/practice-settings/setting-groups';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { askToLeave, useUnsavedChangesGuard } from '../../desk/editor/use-unsaved-changes-guard.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PillChoice } from '../../ui/pill-choice.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LogoForm } from './logo-form.tsx';
import { type SettingsDesk, settingsQueries } from './queries.ts';
import { SettingForm } from './setting-form.tsx';

export interface GroupInfo {
  group: SettingGroup;
  label: string;
  about?: string;
  sections?: string;
  isByCard?: boolean;
  leavesOut?: (setting: PracticeSetting) => boolean;
  Above?: ComponentType<{ onChanged: (key: string, isChanged: boolean) => void }>;
}

const ALL = 'all';
const FEW = 6;

interface SettingsListProps {
  desk: SettingsDesk;
  groups: readonly GroupInfo[];
}

export function SettingsList({ desk, groups }: SettingsListProps) {
  const { data, isError, refetch } = useQuery(settingsQueries.list(desk));
  const [group, setGroup] = useState(groups[0]?.group);
  const [section, setSection] = useState<string>();
  const [wanted, setWanted] = useState('');
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  useUnsavedChangesGuard(changed.size > 0);
  const noteChange = (key: string, isChanged: boolean) =>
    setChanged((before) => {
      if (before.has(key) === isChanged) return before;
      const others = [...before].filter((one) => one !== key);
      return new Set(isChanged ? [...others, key] : others);
    });
  const choose =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      if (changed.size === 0 || askToLeave()) set(value);
    };
  const shown = groups.find((each) => each.group === group);
  const settings =
    data?.words.filter((setting) => setting.group === group && !shown?.leavesOut?.(setting)) ?? [];
  const sections = shown?.sections
    ? [...new Set(settings.map((setting) => setting.section ?? ''))]
    : [];
  const chosen =
    section !== undefined && [...sections, ALL].includes(section) ? section : sections[0];
  const isSearching = settings.length > FEW && wanted.trim() !== '';
  const holds = ({ label, shipped, own }: PracticeSetting) =>
    `${label} ${own ?? shipped}`.toLowerCase().includes(wanted.trim().toLowerCase());
  const isIn = (setting: PracticeSetting) =>
    sections.length === 0 || chosen === ALL || setting.section === chosen;
  const found = settings.filter(
    (setting) => changed.has(setting.key) || (isSearching ? holds(setting) : isIn(setting)),
  );
  return (
    <div className="mt-8 flex flex-col gap-6">
      {isError && (
        <Alert tone="error" title="We couldn’t load the settings.">
          <Button variant="link" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      {groups.length > 1 && (
        <PillChoice
          label="What to change"
          options={groups.map((each) => ({ value: each.group, label: each.label }))}
          value={group ?? null}
          onValueChange={choose(setGroup)}
        />
      )}
      {shown?.Above && <shown.Above onChanged={noteChange} />}
      {shown?.about && <p className="max-w-2xl text-muted">{shown.about}</p>}
      <div className="flex flex-wrap items-end gap-4 empty:hidden">
        {shown?.sections && sections.length > 0 && (
          <Field label={shown.sections} className="w-full sm:w-72">
            <Select
              options={[
                ...sections.map((value) => ({ value, label: value })),
                { value: ALL, label: 'All of them' },
              ]}
              value={chosen ?? ALL}
              onValueChange={choose(setSection)}
            />
          </Field>
        )}
        {settings.length > FEW && !shown?.isByCard && (
          <Field label="Find" className="w-full sm:w-72">
            <Input
              type="search"
              value={wanted}
              onChange={({ target }) => setWanted(target.value)}
            />
          </Field>
        )}
      </div>
      {!data && !isError && <Skeleton className="h-64" />}
      {data && found.length === 0 && (
        <p className="text-muted">Nothing contains “{wanted.trim()}”.</p>
      )}
      {shown?.isByCard ? (
        [...new Set(found.map((setting) => setting.section))].map((title) => (
          <Card key={title}>
            <CardTitle>{title}</CardTitle>
            <ul className="mt-1 divide-y divide-line">
              {found
                .filter((setting) => setting.section === title)
                .map((setting) => (
                  <li key={setting.key} className="py-4 last:pb-0">
                    <SettingForm
                      key={setting.own}
                      {...{ desk, setting }}
                      isInCard
                      onChanged={noteChange}
                    />
                  </li>
                ))}
            </ul>
          </Card>
        ))
      ) : (
        <ul className="flex flex-col gap-4">
          {found.map((setting) => (
            <li key={setting.key}>
              {setting.form === 'picture' ? (
                <LogoForm key={setting.own} {...{ desk, setting }} />
              ) : (
                <Card>
                  <SettingForm key={setting.own} {...{ desk, setting }} onChanged={noteChange} />
                </Card>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
