import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useId } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { invalidateContent } from '../../member/content-cache.ts';
import { api, apiFetch } from '../../session/api.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { contentDeskQueries } from './queries.ts';

export function ContentFiles() {
  const queryClient = useQueryClient();
  const id = useId();
  const download = useMutation({
    mutationFn: async () => (await apiFetch('/api/admin/content/files')).blob(),
    onSuccess: downloadZip,
    onError: (error) => toast.error(errorMessage(error, 'The files could not be made.')),
  });
  const importing = useMutation({
    mutationFn: importFiles,
    onSuccess: ({ same, changed, made }) =>
      toast.success(`${changed} changed, ${made} new, ${same} as they were.`),
    onError: (error) => toast.error(errorMessage(error, 'The files could not be brought.')),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: contentDeskQueries.all() });
      void invalidateContent(queryClient);
    },
  });
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="ghost" size="sm" busy={download.isPending} onClick={() => download.mutate()}>
        Download as files
      </Button>
      <Button asChild variant="ghost" size="sm" className="cursor-pointer">
        <label htmlFor={id}>
          {importing.isPending ? 'Bringing files…' : 'Bring a folder of files'}
        </label>
      </Button>
      <input
        id={id}
        type="file"
        multiple
        // @ts-expect-error All browsers support this attribute; React's types lack it.
        webkitdirectory=""
        disabled={importing.isPending}
        className="sr-only"
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          importing.mutate(files);
        }}
      />
    </div>
  );
}

const CONTENT_FILE = /(?:^|\/)((?:workshops|offers|resources\/[a-z]+)\/[a-z0-9-]+\.md)$/;

async function importFiles(files: File[]) {
  const counts = { same: 0, changed: 0, made: 0 };
  for (const file of files) {
    const [, path] = CONTENT_FILE.exec(file.webkitRelativePath || file.name) ?? [];
    if (!path) continue;
    const json = { path, text: await file.text() };
    const { result } = await (await api.admin.content.files.$post({ json })).json();
    counts[result === 'new' ? 'made' : result]++;
  }
  return counts;
}

function downloadZip(blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = 'content.zip';
  link.click();
  // The browser must have started the download before the URL is revoked.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
