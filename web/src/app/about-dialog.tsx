import { Link } from '@tanstack/react-router';
import { LogoMark } from '../brand/logo.tsx';
import { TrackMark } from '../brand/track-mark.tsx';
import { tracks } from '../brand/tracks.ts';
import { BUILD_ID } from '../lib/build.ts';
import { config } from '../lib/config.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '../ui/dialog.tsx';

interface AboutDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export default function AboutDialog({ isOpen, onClose }: AboutDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={
          <span className="flex items-center gap-3">
            <LogoMark className="size-9 shrink-0" />
            About {config.productName}
          </span>
        }
        description={`${config.productName} is a wellness and guidance app for adults who want better health and better relationships.`}
        footer={
          <>
            <Button asChild variant="ghost">
              <Link to="/terms" onClick={onClose}>
                Terms & Conditions
              </Link>
            </Button>
            <DialogClose asChild>
              <Button>Close</Button>
            </DialogClose>
          </>
        }
      >
        <ul className="flex flex-col gap-3">
          {tracks.map((track) => (
            <li key={track.id} className="flex gap-3">
              <TrackMark track={track.id} className="size-7 shrink-0" />
              <span>
                <strong className="font-semibold">{track.name}.</strong>{' '}
                <span className="text-muted">{track.text}</span>
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-5 text-muted text-sm">
          The app offers education, habit tools and personal trackers. Clinical care and clinical
          messages happen in a separate practice-management tool. Version {BUILD_ID}.
        </p>
      </DialogContent>
    </Dialog>
  );
}
