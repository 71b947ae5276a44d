import type { PracticeSetting } from '@hearthway/domain/practice-settings/contract';
import { useState } from 'react';
import { LogoImage, ShippedMark } from '../../brand/logo.tsx';
import { MediaPicker } from '../../desk/media/media-picker.tsx';
import { config } from '../../lib/config.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { toast } from '../../ui/toast.ts';
import { type SettingsDesk, useSaveSetting } from './queries.ts';
import { SettingHistory } from './setting-history.tsx';

export function LogoForm({ desk, setting }: { desk: SettingsDesk; setting: PracticeSetting }) {
  const { key, label, shipped, own } = setting;
  const now = own ?? shipped;
  const [picture, setPicture] = useState(now);
  const saveSetting = useSaveSetting(desk);
  const save = (next: string | null) =>
    saveSetting.mutate(
      { key, known: own, own: next },
      {
        onSuccess: () => toast.success(next === null ? 'The default logo is back.' : 'Saved.'),
        onError: (error) => toast.error(errorMessage(error, 'We couldn’t save the logo.')),
      },
    );
  return (
    <Card>
      <CardTitle>{label}</CardTitle>
      <CardText>
        {own === null ? 'The default logo.' : 'Your own logo.'} A square picture that’s still clear
        when it’s small works best. Icons on home screens keep the default logo.
      </CardText>
      <div className="mt-3 rounded-control border border-line border-dashed bg-paper px-4 py-3">
        <p className="text-muted text-xs">As members see it</p>
        <div className="mt-2 flex flex-wrap items-center gap-6">
          <span className="flex min-w-0 items-center gap-2.5">
            <Mark picture={picture} className="size-8 shrink-0" />
            <span className="truncate font-serif text-xl">{config.productName}</span>
          </span>
          <Mark picture={picture} className="size-14" />
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <MediaPicker
          kind="picture"
          label="Choose a picture"
          needsNoWords
          onPick={({ address }) => setPicture(address)}
        />
        <Button
          size="sm"
          disabled={picture === now}
          busy={saveSetting.isPending}
          onClick={() => save(picture === shipped ? null : picture)}
        >
          Save<span className="sr-only"> {label}</span>
        </Button>
        {own !== null && (
          <Button
            size="sm"
            variant="outline"
            busy={saveSetting.isPending}
            onClick={() => save(null)}
          >
            Use the default logo
          </Button>
        )}
      </div>
      <Disclosure label="History">
        <SettingHistory
          desk={desk}
          setting={setting}
          onUse={setPicture}
          useLabel="Choose it again"
          show={(text) => <Mark picture={text} className="my-1 size-14" />}
        />
      </Disclosure>
    </Card>
  );
}

const Mark = ({ picture, className }: { picture: string; className: string }) =>
  picture ? (
    <LogoImage src={picture} className={className} />
  ) : (
    <ShippedMark className={className} />
  );
