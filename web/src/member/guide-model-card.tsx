import { GUIDE_MODEL_TEXT } from '@hearthway/domain/consent/messages';
import { config } from '../lib/config.ts';
import { Button } from '../ui/button.tsx';
import { useGuideModelConsent, useSetGuideModelConsent } from './guide-model-consent.ts';

interface GuideModelCardProps {
  question?: (operator: string) => string;
}

export function GuideModelCard({ question = GUIDE_MODEL_TEXT.ask }: GuideModelCardProps) {
  const { state } = useGuideModelConsent();
  const setConsent = useSetGuideModelConsent();
  if (!config.guideModel || state !== 'unasked') return null;
  return (
    <section
      aria-label={GUIDE_MODEL_TEXT.title}
      className="border-line border-t bg-surface px-4 py-3 text-sm"
    >
      <p>{question(config.guideModel.operator)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          disabled={setConsent.isPending}
          onClick={() => setConsent.mutate(true)}
        >
          {GUIDE_MODEL_TEXT.agree}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          disabled={setConsent.isPending}
          onClick={() => setConsent.mutate(false)}
        >
          {GUIDE_MODEL_TEXT.decline}
        </Button>
      </div>
    </section>
  );
}
