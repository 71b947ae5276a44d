import type { InsightMarks, ShownInsight } from '@hearthway/domain/insights/contract';
import { ALL_INSIGHTS, insightKey } from '@hearthway/domain/insights/insight';
import { INSIGHT_MESSAGES } from '@hearthway/domain/insights/messages';
import { insightSentence } from '@hearthway/domain/insights/sentences';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Switch } from '../../ui/switch.tsx';
import { markInsight } from './use-insights.ts';

interface InsightSettingsProps {
  marks: InsightMarks;
  insights: readonly ShownInsight[];
}

export function InsightSettings({ marks, insights }: InsightSettingsProps) {
  const hidden = insights.filter((one) => marks.off.includes(insightKey(one)));
  return (
    <Disclosure label={INSIGHT_MESSAGES.settings} className="mt-4">
      <div className="flex max-w-xl flex-col gap-4 text-base">
        <Switch
          label={INSIGHT_MESSAGES.isOn}
          hint={INSIGHT_MESSAGES.isOnHint}
          checked={!marks.isOff}
          onCheckedChange={(isOn) => markInsight(ALL_INSIGHTS, 'off', !isOn)}
        />
        {!marks.isOff && (
          <Switch
            label={INSIGHT_MESSAGES.privateOnHome}
            hint={INSIGHT_MESSAGES.privateOnHomeHint}
            checked={marks.showsPrivateOnHome}
            onCheckedChange={(isOn) => markInsight(ALL_INSIGHTS, 'private_on_home', isOn)}
          />
        )}
        {hidden.length > 0 && (
          <div>
            <h3 className="text-lg">{INSIGHT_MESSAGES.hiddenTitle}</h3>
            <ul>
              {hidden.map((one) => (
                <li key={insightKey(one)} className="flex flex-wrap items-center gap-x-4">
                  <span className="grow">{insightSentence(one)}</span>
                  <Button
                    variant="link"
                    size="sm"
                    onClick={() => markInsight(insightKey(one), 'off', false)}
                  >
                    {INSIGHT_MESSAGES.showAgain}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Disclosure>
  );
}
