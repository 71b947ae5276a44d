import MessageCircle from 'lucide-react/icons/message-circle';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { onAskGuide } from '../../lib/ask-guide.ts';
import { firstInteraction } from '../../lib/first-interaction.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { useOnDemand } from '../../ui/use-on-demand.ts';
import { takeFirstOpen } from './first-open.ts';
import { recordGuideEvent } from './guide-events.ts';

const loadPanel = () => import('./guide-panel.tsx');
const GuidePanel = lazy(loadPanel);

export function GuideWidget() {
  const panel = useOnDemand(loadPanel);
  const [isFirstOpen, setFirstOpen] = useState(false);
  const [asked, setAsked] = useState({ words: '' });
  const launcher = useRef<HTMLButtonElement>(null);
  // The guide's panel is loaded in advance, so that it opens in a crisis even without a network.
  useEffect(() => {
    void firstInteraction()
      .then(whenIdle)
      .then(loadPanel)
      .catch(() => {});
  }, []);

  const open = async () => {
    if (!(await panel.open())) return;
    setFirstOpen(takeFirstOpen());
    recordGuideEvent({ event: 'guide_opened' });
  };

  const openWith = useRef(open);
  useEffect(() => {
    openWith.current = open;
  });
  useEffect(
    () =>
      onAskGuide((words) => {
        setAsked({ words });
        void openWith.current();
      }),
    [],
  );

  return (
    <>
      <button
        ref={launcher}
        type="button"
        data-guide
        aria-label="Open the guide"
        aria-haspopup="dialog"
        aria-expanded={panel.isOpen}
        onClick={() => void open()}
        className="print:hidden fixed top-[calc(0.375rem+env(safe-area-inset-top))] sm:top-[calc(0.625rem+env(safe-area-inset-top))] right-[max(1rem,env(safe-area-inset-right))] z-41 grid size-11 place-items-center rounded-full bg-teal text-on-strong transition-[background-color] duration-200 ease-calm hover:bg-[color-mix(in_oklab,var(--color-teal)_86%,var(--color-ink))] aria-expanded:invisible sm:right-[max(1.5rem,calc(50%-34.5rem))]"
      >
        <MessageCircle aria-hidden="true" className="size-6" />
      </button>
      {panel.wasOpened && (
        <Suspense>
          <GuidePanel
            isOpen={panel.isOpen}
            isFirstOpen={isFirstOpen}
            asked={asked}
            onClose={panel.close}
            onClosed={() => launcher.current?.focus()}
          />
        </Suspense>
      )}
    </>
  );
}
