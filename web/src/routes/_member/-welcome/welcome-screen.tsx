import { WELCOME_WORDS } from '@hearthway/domain/welcome/messages';
import { WELCOME_STEPS } from '@hearthway/domain/welcome/steps';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useEffect, useRef } from 'react';
import { useOnline } from '../../../lib/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';

export const WELCOME_TITLE_ID = 'welcome-title';

export interface ScreenControls {
  passed: number;
  onBack?: () => void;
  onSkip?: () => void;
  onSkipAll?: () => void;
}

interface WelcomeScreenProps {
  controls: ScreenControls;
  scene: ReactNode;
  sceneClassName: string;
  title: string;
  text: string;
  action: ReactNode;
  children?: ReactNode;
}

const overScene =
  'min-h-11 rounded-full bg-paper/85 px-4 font-semibold text-ink text-sm hover:bg-paper';

export function WelcomeScreen({
  controls: { passed, onBack, onSkip, onSkipAll },
  scene,
  sceneClassName,
  title,
  text,
  action,
  children,
}: WelcomeScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isOnline = useOnline();
  useEffect(() => {
    heading.current?.closest('dialog')?.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="flex min-h-full flex-col md:grid md:h-full md:grid-cols-2">
      <div className={cn('relative shrink-0 md:h-full', sceneClassName)}>
        {scene}
        <div className="absolute inset-x-4 top-[max(1rem,env(safe-area-inset-top))] z-1 flex justify-between md:fixed md:inset-x-6 md:top-6">
          {onBack ? (
            <button
              type="button"
              aria-label="Back"
              onClick={onBack}
              className={cn(overScene, 'grid size-11 place-items-center px-0!')}
            >
              <ArrowLeft aria-hidden="true" className="size-5" />
            </button>
          ) : (
            <span />
          )}
          {onSkipAll && (
            <button type="button" className={overScene} onClick={onSkipAll}>
              {WELCOME_WORDS.skipAll}
            </button>
          )}
        </div>
      </div>
      <div className="mx-auto flex w-full max-w-lg grow flex-col px-5 pt-6 pb-[max(1.25rem,env(safe-area-inset-bottom))] md:justify-center md:overflow-y-auto md:px-10">
        <h1
          ref={heading}
          id={WELCOME_TITLE_ID}
          tabIndex={-1}
          className="text-3xl [overflow-wrap:anywhere] sm:text-4xl"
        >
          {title}
        </h1>
        {text && <p className="mt-1.5 text-muted">{text}</p>}
        {children}
        <div className="mt-auto flex flex-col pt-6 md:mt-4">
          {!isOnline && (
            <p role="status" className="mb-3 text-center text-muted text-sm">
              {WELCOME_WORDS.offline}
            </p>
          )}
          <Dots passed={passed} />
          {action}
          {onSkip && (
            <Button variant="ghost" className="mt-1 text-muted" onClick={onSkip}>
              {WELCOME_WORDS.skip}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

function Dots({ passed }: { passed: number }) {
  const of = WELCOME_STEPS.length;
  const number = Math.min(passed + 1, of);
  return (
    <div className="mb-4 flex justify-center gap-1.5">
      <p className="sr-only">{passed < of ? `Step ${number} of ${of}` : 'All steps done'}</p>
      {WELCOME_STEPS.map((step, index) => (
        <span
          key={step}
          aria-hidden="true"
          className={cn(
            'h-1.5 w-7 rounded-full transition-colors duration-500',
            index < passed ? 'bg-teal' : index === passed ? 'bg-teal/45' : 'bg-line',
          )}
        />
      ))}
    </div>
  );
}
