import { GUIDE_MODEL_TEXT } from '@hearthway/domain/consent/messages';
import { formatDay } from '@hearthway/domain/format';
import { config } from '../../lib/config.ts';
import { useGuideModelConsent, useSetGuideModelConsent } from '../../member/guide-model-consent.ts';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';

export function GuideModelSwitch() {
  const { state, at } = useGuideModelConsent();
  const setConsent = useSetGuideModelConsent();
  if (!config.guideModel) return null;
  const since = at ? ` You chose this on ${formatDay(new Date(at))}.` : '';
  return (
    <Switch
      label={GUIDE_MODEL_TEXT.label}
      hint={`${GUIDE_MODEL_TEXT.hint(config.guideModel.operator)}${since}`}
      checked={setConsent.isPending ? setConsent.variables : state === 'granted'}
      disabled={state === 'unknown'}
      onCheckedChange={(granted) =>
        setConsent.mutate(granted, {
          onSuccess: () =>
            toast.success(granted ? GUIDE_MODEL_TEXT.given : GUIDE_MODEL_TEXT.withdrawn),
        })
      }
    />
  );
}
