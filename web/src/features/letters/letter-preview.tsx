import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { letterQueries } from './queries.ts';

const PAUSE_MS = 400;

interface Words {
  subject: string;
  body: string;
}

export function LetterPreview({ subject, body }: Words) {
  const words = useSettled({ subject, body });
  const { data, isError } = useQuery(letterQueries.preview(words));
  return (
    <section
      aria-label="Preview"
      className="w-full max-w-[390px] overflow-hidden rounded-card border border-line bg-surface shadow-card xl:sticky xl:top-20"
    >
      <div className="border-line border-b px-5 py-4">
        <p className="text-muted text-sm">How it looks on a phone</p>
        <p className="mt-0.5 break-words font-semibold">{data?.subject || 'No subject yet'}</p>
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
