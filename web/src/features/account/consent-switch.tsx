import { CONSENT_TEXT } from '@hearthway/domain/consent/messages';
import { formatDay } from '@hearthway/domain/format';
import { useQuery } from '@tanstack/react-query';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { useSetConsent } from './mutations.ts';
import { accountQueries } from './queries.ts';

export function ConsentSwitch() {
  const { data } = useQuery(accountQueries.consent());
  const setConsent = useSetConsent();
  const since = data?.at ? ` You chose this on ${formatDay(new Date(data.at))}.` : '';
  return (
    <Switch
      label={CONSENT_TEXT.label}
      hint={`${CONSENT_TEXT.hint}${since}`}
      checked={data?.granted ?? false}
      disabled={!data}
      onCheckedChange={(granted) =>
        setConsent.mutate(granted, {
          onSuccess: () => toast.success(granted ? CONSENT_TEXT.given : CONSENT_TEXT.withdrawn),
        })
      }
    />
  );
}
