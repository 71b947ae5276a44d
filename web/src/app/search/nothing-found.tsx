import { Link } from '@tanstack/react-router';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import MessageCircle from 'lucide-react/icons/message-circle';
import { Scene } from '../../brand/scenes/scene.tsx';
import { Button } from '../../ui/button.tsx';
import { WordChips } from './word-chips.tsx';

interface NothingFoundProps {
  similar: readonly string[];
  topics: readonly string[];
  onAsk?: () => void;
  onWords: (words: string) => void;
  onClose: () => void;
}

export function NothingFound({ similar, topics, onAsk, onWords, onClose }: NothingFoundProps) {
  return (
    <div className="px-3 pt-5 pb-6">
      <Scene subject="glass" hue="house" className="mx-auto block h-24 w-48 rounded-card" />
      <div className="mt-5 flex flex-col gap-2.5">
        {onAsk && (
          <Button onClick={onAsk}>
            <MessageCircle aria-hidden="true" className="size-5" />
            Ask the guide
          </Button>
        )}
        <Button asChild variant="outline">
          <Link to="/help" onClick={onClose}>
            <LifeBuoy aria-hidden="true" className="size-5 text-danger" />
            Get help now
          </Link>
        </Button>
      </div>
      {similar.length > 0 && (
        <WordChips title="Did you mean" words={similar} onChoose={onWords} className="mt-6" />
      )}
      <WordChips title="Topics" words={topics} onChoose={onWords} className="mt-6" />
    </div>
  );
}
