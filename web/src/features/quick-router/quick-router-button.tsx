import { HOME_MESSAGES } from '@hearthway/domain/home/messages';
import type { Gender } from '@hearthway/domain/vocabulary';
import { lazy, Suspense } from 'react';
import { Button } from '../../ui/button.tsx';
import { useOnDemand } from '../../ui/use-on-demand.ts';

const loadDialog = () => import('./quick-router-dialog.tsx');
const QuickRouterDialog = lazy(loadDialog);

interface QuickRouterButtonProps {
  knownGender: Gender | null;
  className?: string;
}

export function QuickRouterButton({ knownGender, className }: QuickRouterButtonProps) {
  const dialog = useOnDemand(loadDialog);
  return (
    <>
      <Button
        variant="outlineWarm"
        className={className}
        aria-haspopup="dialog"
        onClick={() => void dialog.open()}
      >
        {HOME_MESSAGES.feeling}
      </Button>
      {dialog.wasOpened && (
        <Suspense>
          <QuickRouterDialog
            isOpen={dialog.isOpen}
            knownGender={knownGender}
            onClose={dialog.close}
          />
        </Suspense>
      )}
    </>
  );
}
