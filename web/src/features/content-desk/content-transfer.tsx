import { useMutation } from '@tanstack/react-query';
import { BackLink } from '../../desk/back-link.tsx';
import { RoomHeader } from '../../desk/room-header.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { saveFile } from '../../lib/save-file.ts';
import { apiFetch } from '../../session/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { ContentImport } from './content-import.tsx';
import { KEEP_SEARCH } from './list-address.ts';

export function ContentTransfer() {
  return (
    <>
      <RoomHeader
        back={
          <BackLink room="content" search={KEEP_SEARCH}>
            All content
          </BackLink>
        }
        title="Import and export"
        intro="Take your content to another installation, edit it in other programs, or keep a copy."
      />
      <div className="mt-6 flex flex-col gap-6">
        <ContentExport />
        <ContentImport />
      </div>
    </>
  );
}

function ContentExport() {
  const download = useMutation({
    mutationFn: async () => {
      const response = await apiFetch('/api/admin/content/files');
      const [, name = 'content.tar'] =
        /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
      return { name, archive: await response.blob() };
    },
    onSuccess: ({ name, archive }) => saveFile(archive, name),
    onError: (error) => toast.error(errorMessage(error, 'We couldn’t download the archive.')),
  });
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 grow basis-80">
        <CardTitle>Export</CardTitle>
        <CardText>
          All workshops, resources and offers with their pictures and videos, in one .tar file.
          Changes waiting to be published aren’t included.
        </CardText>
      </div>
      <Button variant="outline" busy={download.isPending} onClick={() => download.mutate()}>
        Download everything
      </Button>
    </Card>
  );
}
