import { FILE_PROBLEMS } from '@hearthway/domain/health-import/file-problem';
import { FILE_SOURCES, HEALTH_TEXT } from '@hearthway/domain/health-import/messages';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Upload from 'lucide-react/icons/upload';
import { useEffect, useRef } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { FileButton } from './file-button.tsx';
import { PreviewCard } from './preview-card.tsx';
import { StoredCard } from './stored-card.tsx';
import { type Reading, useHealthFile } from './use-health-file.ts';

export function HealthImportPage() {
  const { reading, start, reset } = useHealthFile();
  const step = useRef<HTMLDivElement>(null);
  const { state } = reading;
  const last = useRef(state);
  useEffect(() => {
    if (last.current !== state) step.current?.focus();
    last.current = state;
  }, [state]);
  return (
    <Page width="reading">
      <Button asChild variant="link" size="sm" className="-mt-4 mb-2">
        <Link to="/progress">
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          Progress
        </Link>
      </Button>
      <PageHeader title={HEALTH_TEXT.title} intro={HEALTH_TEXT.intro} />
      <div ref={step} tabIndex={-1} className="mt-6 outline-none">
        {(state === 'idle' || state === 'failed') && (
          <ChooseCard reading={reading} onChoose={start} />
        )}
        {state === 'reading' && (
          <ReadingCard name={reading.name} share={reading.share} onCancel={reset} />
        )}
        {state === 'found' && (
          <PreviewCard name={reading.name} file={reading.file} onSaved={reset} onChoose={start} />
        )}
      </div>
      <div className="mt-5">
        <StoredCard />
      </div>
    </Page>
  );
}

interface ChooseCardProps {
  reading: Reading;
  onChoose: (file: File) => void;
}

function ChooseCard({ reading, onChoose }: ChooseCardProps) {
  const hasFailed = reading.state === 'failed';
  return (
    <Card>
      {hasFailed && (
        <Alert tone="error" title={reading.name} className="wrap-anywhere mb-5">
          {FILE_PROBLEMS[reading.problem]}
        </Alert>
      )}
      <FileButton
        label={hasFailed ? HEALTH_TEXT.another : HEALTH_TEXT.choose}
        variant="action"
        onChoose={onChoose}
      >
        <Upload aria-hidden="true" className="size-5" />
      </FileButton>
      <Disclosure label={HEALTH_TEXT.which} className="mt-3">
        <dl className="mt-1 flex flex-col gap-3">
          {FILE_SOURCES.map(({ name, steps }) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd className="text-muted">{steps}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </Card>
  );
}

interface ReadingCardProps {
  name: string;
  share: number;
  onCancel: () => void;
}

function ReadingCard({ name, share, onCancel }: ReadingCardProps) {
  return (
    <Card>
      <p role="status" className="font-semibold">
        {HEALTH_TEXT.reading}
      </p>
      <p className="wrap-anywhere mt-1 text-muted text-sm">{name}</p>
      <progress
        value={share}
        aria-label={HEALTH_TEXT.reading}
        className="mt-4 h-2.5 w-full accent-teal"
      />
      <p className="mt-2 text-muted text-sm">{HEALTH_TEXT.readingHint}</p>
      <Button variant="outline" className="mt-4" onClick={onCancel}>
        {HEALTH_TEXT.cancel}
      </Button>
    </Card>
  );
}
