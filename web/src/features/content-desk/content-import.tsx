import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { mediaQueries } from '../../desk/media/queries.ts';
import { useIsInnerCircle } from '../../desk/queries.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { invalidateContent } from '../../member/content-cache.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { Switch } from '../../ui/switch.tsx';
import { readSource } from './archive.ts';
import { ChooseFiles } from './choose-files.tsx';
import { type ImportPreview, previewImport, runImport } from './import-content.ts';
import { countResults, ImportLines, PreviewNumbers } from './import-lines.tsx';
import { contentDeskQueries } from './queries.ts';

export function ContentImport() {
  const queryClient = useQueryClient();
  const mayPublish = useIsInnerCircle();
  const [publishes, setPublishes] = useState(false);
  const [share, setShare] = useState(0);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const start = () => {
    stop.current = new AbortController();
    setShare(0);
    return { signal: stop.current.signal, onProgress: setShare };
  };

  const importing = useMutation({
    mutationFn: (preview: ImportPreview) =>
      runImport(preview, publishes ? 'publish' : 'draft', start()),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: contentDeskQueries.all() });
      void queryClient.invalidateQueries({ queryKey: mediaQueries.list().queryKey });
      void invalidateContent(queryClient);
    },
  });
  const reading = useMutation({
    mutationFn: async (files: File[]) => previewImport(await readSource(files), start()),
    onMutate: () => importing.reset(),
  });
  const preview = reading.data;
  const hasWork =
    preview !== undefined &&
    (preview.media.length > 0 || preview.lines.some(({ result }) => isNews(result)));
  const isEmpty = preview && preview.lines.length + preview.media.length + preview.isPresent === 0;
  const isBusy = reading.isPending || importing.isPending;
  const error = reading.error ?? importing.error;

  return (
    <Card className="flex flex-col gap-5">
      <div>
        <CardTitle>Import</CardTitle>
        <CardText>
          Choose an exported .tar file, or a folder of content files. You’ll see what would change
          before you import, and importing the same file twice changes nothing.
        </CardText>
      </div>
      <ChooseFiles isDisabled={isBusy} onChoose={(files) => reading.mutate(files)} />
      {isBusy && (
        <label className="flex flex-col gap-2 text-muted text-sm">
          {reading.isPending ? 'Looking through the files…' : 'Importing…'}
          <progress value={share} className="h-2 w-full accent-teal" />
        </label>
      )}
      {error && (
        <Alert tone="error" title="The import stopped.">
          {errorMessage(error, 'We can’t read this file. Choose a .tar file exported here.')}
        </Alert>
      )}
      {isEmpty && (
        <Alert tone="warning" title="There’s no content in this file or folder.">
          An archive has folders such as content/resources and content/workshops.
        </Alert>
      )}
      {preview && !isEmpty && !importing.data && (
        <>
          <PreviewNumbers preview={preview} />
          <ImportLines lines={preview.lines} isPreview />
          {hasWork && mayPublish && (
            <div>
              <Switch
                label="Publish right away"
                checked={publishes}
                onCheckedChange={setPublishes}
              />
              <p className="text-muted text-sm">
                {publishes
                  ? 'Each page is published right away if its file says so.'
                  : 'Imported pages are drafts, and changes to public pages won’t show until they’re published.'}
              </p>
            </div>
          )}
          {hasWork ? (
            <Button
              variant="action"
              className="self-start"
              busy={importing.isPending}
              onClick={() => importing.mutate(preview)}
            >
              {publishes ? 'Import and publish' : 'Import'}
            </Button>
          ) : (
            <p className="text-muted">
              You already have everything in it. There’s nothing to import.
            </p>
          )}
        </>
      )}
      {importing.data && (
        <>
          <Alert
            tone={importing.data.some(({ result }) => result === 'failed') ? 'warning' : 'success'}
            title="Import finished."
          >
            {countResults(importing.data)}
          </Alert>
          <ImportLines lines={importing.data} />
        </>
      )}
    </Card>
  );
}

const isNews = (result: string) => result === 'new' || result === 'changed';
