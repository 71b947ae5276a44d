import X from 'lucide-react/icons/x';
import { useOnline } from '../lib/use-online.ts';
import { Alert } from '../ui/alert.tsx';
import { outbox, useRefused } from './outbox.ts';

export function UnsentNotices() {
  const refused = useRefused();
  const isOnline = useOnline();
  if (isOnline && refused.length === 0) return null;
  return (
    <div className="mb-6 flex flex-col gap-3 print:hidden">
      {!isOnline && (
        <Alert tone="warning" title="You’re offline">
          What you enter stays on this device. We’ll send it when you’re back online.
        </Alert>
      )}
      {refused.map(({ id, refusal }) => (
        <div key={id} className="relative">
          <Alert tone="info" title={refusal?.title} className="pr-14">
            {refusal?.detail}
          </Alert>
          <button
            type="button"
            aria-label={`Dismiss: ${refusal?.title}`}
            onClick={() => void outbox.dismiss(id)}
            className="absolute top-2 right-2 grid size-11 place-items-center rounded-full text-muted transition-colors hover:bg-hover hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
      ))}
    </div>
  );
}
