import { Spinner } from '../ui/spinner.tsx';

export function PagePending() {
  return (
    <p
      role="status"
      className="flex min-h-dvh grow items-center justify-center gap-3 py-24 text-muted"
    >
      <Spinner className="text-teal" />
      Loading...
    </p>
  );
}
