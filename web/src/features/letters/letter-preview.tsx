import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { cn } from '../../ui/cn.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { letterQueries } from './queries.ts';

const PAUSE_MS = 400;

interface Words {
  subject: string;
  body: string;
}

interface LetterPreviewProps extends Words {
  isPhoneSized?: boolean;
}

export function LetterPreview({ subject, body, isPhoneSized = false }: LetterPreviewProps) {
  const words = useSettled({ subject, body });
  const { data, isError } = useQuery(letterQueries.preview(words));
  return (
    <section
      aria-label="Preview"
      className={cn(
        'w-full overflow-hidden rounded-card border border-line bg-surface shadow-card',
        isPhoneSized && 'max-w-[390px] xl:sticky xl:top-8',
      )}
    >
      <div className="border-line border-b px-5 py-4">
        {isPhoneSized && (
          <p className="mb-0.5 text-muted text-sm max-sm:hidden">How it looks on a phone</p>
        )}
        <p className="break-words font-semibold">{data?.subject || 'No subject yet'}</p>
      </div>
      {isError && !data && <p className="p-5 text-muted">We couldn’t show the preview.</p>}
      {!data && !isError && <Skeleton className="h-[32rem] rounded-none" />}
      {data && (
        <iframe
          title="The letter"
          sandbox=""
          srcDoc={data.html}
          className="block h-[32rem] w-full bg-sunk"
        />
      )}
    </section>
  );
}

function useSettled({ subject, body }: Words): Words {
  const [settled, setSettled] = useState({ subject, body });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ subject, body }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [subject, body]);
  return settled;
}
