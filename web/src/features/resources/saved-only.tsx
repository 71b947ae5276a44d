import { RESOURCE_MESSAGES } from '@hearthway/domain/resources/messages';
import Bookmark from 'lucide-react/icons/bookmark';

interface SavedOnlyProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export function SavedOnly({ isOn, onChange }: SavedOnlyProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
      className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full bg-surface px-4 font-medium text-sm ring-1 ring-line ring-inset hover:bg-hover aria-checked:bg-teal aria-checked:text-on-strong aria-checked:ring-teal"
    >
      <Bookmark aria-hidden="true" className="size-4" />
      {RESOURCE_MESSAGES.savedOnly}
    </button>
  );
}
