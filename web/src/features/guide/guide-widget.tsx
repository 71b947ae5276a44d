import { useRouterState } from '@tanstack/react-router';
import MessageCircle from 'lucide-react/icons/message-circle';
import * as Radix from 'radix-ui/dialog';
import { useRef, useState, useSyncExternalStore } from 'react';
import { recordGuideEvent } from './guide-events.ts';
import { takeFirstOpen } from './guide-hint.tsx';
import { GuidePanel } from './guide-panel.tsx';
import { useClearSpot } from './use-clear-spot.ts';
import { useConversation } from './use-conversation.ts';

/** The guide, floating at the corner of every member's page, open or closed. */
export default function GuideWidget() {
  const [isOpen, setOpen] = useState(false);
  const [isFirstOpen, setFirstOpen] = useState(false);
  const { messages, isBusy, send } = useConversation();
  const page = useRouterState({ select: (state) => state.location.pathname });
  const launcher = useRef<HTMLButtonElement>(null);
  const coversPage = useIsNarrow();
  useClearSpot(launcher);

  const onOpenChange = (open: boolean) => {
    setOpen(open);
    if (!open) return;
    setFirstOpen(takeFirstOpen());
    recordGuideEvent({ event: 'guide_opened' });
  };

  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange} modal={coversPage}>
      <Radix.Trigger
        ref={launcher}
        aria-label="Open the guide"
        className="fixed right-3 bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 grid size-12 place-items-center rounded-full bg-teal text-on-strong shadow-lifted ring-2 ring-paper transition-[background-color,transform] duration-200 ease-calm hover:bg-[color-mix(in_oklab,var(--color-teal)_86%,var(--color-ink))] data-[state=open]:invisible md:right-2"
      >
        <MessageCircle aria-hidden="true" className="size-6" />
      </Radix.Trigger>
      <GuidePanel
        messages={messages}
        isBusy={isBusy}
        isFirstOpen={isFirstOpen}
        coversPage={coversPage}
        onSend={(message) => send(message, page)}
        onClose={() => setOpen(false)}
      />
    </Radix.Root>
  );
}

const narrow = window.matchMedia('(max-width: 639px)');

function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      narrow.addEventListener('change', listener);
      return () => narrow.removeEventListener('change', listener);
    },
    () => narrow.matches,
  );
}
