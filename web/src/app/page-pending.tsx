import { Spinner } from '../ui/spinner.tsx';

/** Inside the shell, while the code of a page is on its way. */
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
