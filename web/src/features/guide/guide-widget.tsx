import MessageCircle from 'lucide-react/icons/message-circle';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';
import { useOnDemand } from '../../ui/use-on-demand.ts';
import { takeFirstOpen } from './first-open.ts';
import { recordGuideEvent } from './guide-events.ts';
import { useClearSpot } from './use-clear-spot.ts';

const loadPanel = () => import('./guide-panel.tsx');
const GuidePanel = lazy(loadPanel);

/** The guide, floating at the corner of every member's page, open or closed. */
export function GuideWidget() {
  const panel = useOnDemand(loadPanel);
  const [isFirstOpen, setFirstOpen] = useState(false);
  const launcher = useRef<HTMLButtonElement>(null);
  useClearSpot(launcher);
  // Whoever opens the guide in need finds it there, with or without a network. That it could not be
  // loaded is told when it is asked for.
  useEffect(() => {
    void whenIdle()
      .then(loadPanel)
      .catch(() => {});
  }, []);

  const open = async () => {
    if (!(await panel.open())) return;
    setFirstOpen(takeFirstOpen());
    recordGuideEvent({ event: 'guide_opened' });
  };

  return (
    <>
      <button
        ref={launcher}
        type="button"
        aria-label="Open the guide"
        aria-haspopup="dialog"
        aria-expanded={panel.isOpen}
        onClick={() => void open()}
        className="print:hidden fixed right-3 bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 grid size-12 place-items-center rounded-full bg-teal text-on-strong shadow-lifted ring-2 ring-paper transition-[background-color,transform] duration-200 ease-calm hover:bg-[color-mix(in_oklab,var(--color-teal)_86%,var(--color-ink))] aria-expanded:invisible md:right-2"
      >
        <MessageCircle aria-hidden="true" className="size-6" />
      </button>
      {panel.wasOpened && (
        <Suspense>
          <GuidePanel
            isOpen={panel.isOpen}
            isFirstOpen={isFirstOpen}
            onClose={panel.close}
            onClosed={() => launcher.current?.focus()}
          />
        </Suspense>
      )}
    </>
  );
}
