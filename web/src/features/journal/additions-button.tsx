import { ADDITION_MESSAGES } from '@hearthway/domain/journal/addition-messages';
import { lazy, Suspense } from 'react';
import { Button } from '../../ui/button.tsx';
import { useOnDemand } from '../../ui/use-on-demand.ts';

const loadSheet = () => import('./additions-sheet.tsx');
const AdditionsSheet = lazy(loadSheet);

export function AdditionsButton() {
  const sheet = useOnDemand(loadSheet);
  return (
    <>
      <Button variant="link" size="sm" className="mt-2" onClick={() => void sheet.open()}>
        {ADDITION_MESSAGES.open}
      </Button>
      {sheet.wasOpened && (
        <Suspense>
          <AdditionsSheet isOpen={sheet.isOpen} onClose={sheet.close} />
        </Suspense>
      )}
    </>
  );
}
