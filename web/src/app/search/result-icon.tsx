import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartLine from 'lucide-react/icons/chart-line';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Compass from 'lucide-react/icons/compass';
import FileText from 'lucide-react/icons/file-text';
import Flame from 'lucide-react/icons/flame';
import Gem from 'lucide-react/icons/gem';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import History from 'lucide-react/icons/history';
import House from 'lucide-react/icons/house';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Lightbulb from 'lucide-react/icons/lightbulb';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Settings from 'lucide-react/icons/settings';
import Signpost from 'lucide-react/icons/signpost';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import User from 'lucide-react/icons/user';
import Waves from 'lucide-react/icons/waves';
import Wind from 'lucide-react/icons/wind';
import { ResourceScene } from '../../brand/scenes/resource-scene.tsx';
import { cn } from '../../ui/cn.ts';
import type { GroupName, Result } from './search-result.ts';

const BY_GROUP = {
  Recent: History,
  Members: User,
  'At the desk': Compass,
  'Go to': Compass,
  Pages: Compass,
  Tools: Compass,
  Articles: BookOpen,
  Workshops: GraduationCap,
  'Your journal': NotebookPen,
  Settings,
  Help: CircleHelp,
} satisfies Record<GroupName, unknown>;

const BY_PATH: Record<string, typeof Compass> = {
  '/help': LifeBuoy,
  '/home': House,
  '/action#today': CircleCheck,
  '/action#weekly': SlidersHorizontal,
  '/action#coach': Flame,
  '/track': CalendarDays,
  '/progress': ChartLine,
  '/journal': NotebookPen,
  '/resources': BookOpen,
  '/shj/workshops': GraduationCap,
  '/path': Signpost,
  '/upgrade': Gem,
  '/terms': FileText,
  '/action/calm-kit': Wind,
  '/action/hfs-cycle': Waves,
  '/action/belief-upgrade': Lightbulb,
};

export function ResultIcon({ result, group }: { result: Result; group: GroupName }) {
  const { target, article } = result;
  if (article) {
    return <ResourceScene resource={article} className="block size-11 shrink-0 rounded-control" />;
  }
  const Icon = (target.kind === 'page' && BY_PATH[target.to]) || BY_GROUP[group];
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid size-11 shrink-0 place-items-center rounded-control',
        target.kind === 'page' && target.to === '/help'
          ? 'bg-danger/10 text-danger'
          : 'bg-teal/10 text-teal',
      )}
    >
      <Icon className="size-5" />
    </span>
  );
}
