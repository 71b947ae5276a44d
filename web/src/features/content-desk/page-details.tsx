import type { ContentKind, PageFields } from '@hearthway/domain/content-desk/contract';
import { readingMinutes } from '@hearthway/domain/resources/reading';
import { parseWorkshopBody } from '@hearthway/domain/workshops/workshop-body';
import { useState } from 'react';
import { MediaPicker } from '../../desk/media/media-picker.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PillChoice } from '../../ui/pill-choice.tsx';
import { LANE_OPTIONS } from './new-page.tsx';

interface PageDetailsProps {
  kind: ContentKind;
  written: PageFields;
  onChange: (change: Partial<PageFields>) => void;
}

export function PageDetails({ kind, written, onChange }: PageDetailsProps) {
  const [tags, setTags] = useState(written.tags.join(', '));
  const orNull = (text: string) => (text.trim() === '' ? null : text.trim());
  return (
    <Card className="flex flex-col gap-5">
      <CardTitle>About this page</CardTitle>
      {kind === 'workshop' ? (
        <WorkshopParts body={written.body} />
      ) : (
        <PillChoice
          label="Lane"
          options={LANE_OPTIONS}
          value={written.lane}
          onValueChange={(lane) => onChange({ lane })}
        />
      )}
      <div className="grid gap-5 sm:max-xl:grid-cols-2">
        <Field label="Tags" hint="Separate them with commas">
          <Input
            value={tags}
            onChange={({ target }) => {
              setTags(target.value);
              const words = target.value.split(',').map((word) => word.trim().slice(0, 40));
              onChange({ tags: words.filter(Boolean).slice(0, 20) });
            }}
          />
        </Field>
        <Field
          label="Minutes to read"
          hint={`Leave empty to use our estimate: ${readingMinutes(written.body.length)}`}
        >
          <Input
            type="number"
            min={1}
            max={600}
            value={written.minutes ?? ''}
            onChange={({ target }) =>
              onChange({ minutes: target.value === '' ? null : Math.round(target.valueAsNumber) })
            }
          />
        </Field>
        <Field
          label="Cover picture"
          hint="Image address (leave empty for our illustration)"
          aside={
            <MediaPicker
              kind="picture"
              label="Choose a cover"
              needsNoWords
              onPick={({ address }) => onChange({ coverUrl: address })}
            />
          }
        >
          <Input
            value={written.coverUrl ?? ''}
            onChange={({ target }) => onChange({ coverUrl: orNull(target.value) })}
          />
        </Field>
        {kind === 'resource' && (
          <Field label="Link to a page on another site">
            <Input
              value={written.link ?? ''}
              onChange={({ target }) => onChange({ link: orNull(target.value) })}
            />
          </Field>
        )}
      </div>
    </Card>
  );
}

function WorkshopParts({ body }: { body: string }) {
  const { know, actions } = parseWorkshopBody(body);
  const isWhole = know.length === 2 && actions.length > 0;
  return (
    <Alert tone={isWhole ? 'info' : 'warning'}>
      This workshop has {know.length} KNOW and {actions.length} ACTION{' '}
      {actions.length === 1 ? 'part' : 'parts'}. It needs two KNOW parts and at least one ACTION
      part. ACTION parts are for Premium members. Begin each part with a heading, such as “KNOW 1:
      Why it helps” or “ACTION 1: Try it”.
    </Alert>
  );
}
