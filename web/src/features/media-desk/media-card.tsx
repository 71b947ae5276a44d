import { formatDay } from '@hearthway/domain/format';
import type { MediaItem } from '@hearthway/domain/media/contract';
import { Link } from '@tanstack/react-router';
import { AltForm } from '../../desk/media/alt-form.tsx';
import { MediaThumb } from '../../desk/media/media-thumb.tsx';
import { useDeleteMedia } from '../../desk/media/queries.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';

export function MediaCard({ item }: { item: MediaItem }) {
  const { name, kind, size, width, height, createdAt, uses } = item;
  return (
    <Card aria-label={name} className="flex h-full flex-col gap-4">
      <MediaThumb item={item} />
      <div className="flex flex-1 flex-col gap-3">
        <div>
          <p className="break-words font-semibold">{name}</p>
          <p className="text-muted text-sm">
            {kind === 'picture' ? `${width} × ${height}` : formatSize(size)},{' '}
            {formatDay(new Date(createdAt))}
          </p>
        </div>
        {kind === 'picture' && (
          <AltForm
            key={item.alt ?? 'unsaid'}
            item={item}
            action="Save"
            onSaved={() => toast.success('Saved.')}
          />
        )}
        <Uses uses={uses} />
        {uses.length === 0 && <DeleteButton item={item} />}
      </div>
    </Card>
  );
}

const formatSize = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const USE_NAMES: Readonly<Record<string, string>> = { 'practice:logo': 'The logo' };

function Uses({ uses }: Pick<MediaItem, 'uses'>) {
  if (uses.length === 0) return <p className="text-muted text-sm">Not used anywhere.</p>;
  return (
    <div className="text-sm">
      <p className="text-muted">Shown in</p>
      <ul>
        {uses.map(({ kind, id, title }) => (
          <li key={`${kind} ${id}`}>
            {kind === 'page' ? (
              <Link
                to="/admin/$room/$id"
                params={{ room: 'content', id }}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {title}
              </Link>
            ) : (
              (USE_NAMES[id] ?? title)
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function DeleteButton({ item }: { item: MediaItem }) {
  const remove = useDeleteMedia();
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline" size="sm" className="mt-auto self-start">
          Delete
        </Button>
      </DialogTrigger>
      <DialogContent
        title={`Delete ${item.name}?`}
        description="This can’t be undone."
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">Keep</Button>
            </DialogClose>
            <Button
              variant="destructive"
              busy={remove.isPending}
              onClick={() =>
                remove.mutate(item.id, {
                  onError: (error) => toast.error(errorMessage(error, 'We couldn’t delete it.')),
                })
              }
            >
              Delete
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
