import { useNavigate } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import X from 'lucide-react/icons/x';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Help } from './search-result.ts';

const RichText = lazy(async () => ({
  default: (await import('../../ui/rich-text/rich-text.tsx')).RichText,
}));

interface HelpViewProps {
  help: Help;
  onBack: () => void;
  onClose: () => void;
}

export function HelpView({ help, onBack, onClose }: HelpViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex min-h-0 flex-col overflow-y-auto p-4 sm:p-6">
      <div className="flex items-center justify-between">
        <Button variant="link" size="sm" onClick={onBack}>
          <ArrowLeft aria-hidden="true" className="size-4" /> Back to results
        </Button>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="grid size-11 place-items-center rounded-full text-muted hover:bg-hover hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <h2 ref={heading} tabIndex={-1} className="mt-2 text-2xl outline-none">
        {help.title}
      </h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a link inside handles the keys. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
      <div
        className="mt-3"
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) onClose();
        }}
      >
        <Suspense fallback={<Spinner className="text-teal" />}>
          <RichText body={help.text} />
        </Suspense>
      </div>
      <Button
        variant="outline"
        className="mt-5 self-start"
        onClick={() => {
          onClose();
          const [to, hash] = help.page.split('#');
          void navigate({ to, ...(hash && { hash }) });
        }}
      >
        Open the page
      </Button>
    </div>
  );
}
