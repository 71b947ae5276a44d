import type { DeskAccessResponse } from '@hearthway/domain/desk/contract';
import BookOpen from 'lucide-react/icons/book-open';
import ChartLine from 'lucide-react/icons/chart-line';
import ContactRound from 'lucide-react/icons/contact-round';
import Download from 'lucide-react/icons/download';
import Images from 'lucide-react/icons/images';
import Mail from 'lucide-react/icons/mail';
import Megaphone from 'lucide-react/icons/megaphone';
import Plug from 'lucide-react/icons/plug';
import Quote from 'lucide-react/icons/quote';
import ScrollText from 'lucide-react/icons/scroll-text';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Tag from 'lucide-react/icons/tag';
import UserCog from 'lucide-react/icons/user-cog';
import { type ComponentType, lazy, type SVGProps } from 'react';

export const ROOM_GROUPS = ['People', 'What members see', 'Practice'] as const;

export interface Room {
  name: string;
  label: string;
  intro: string;
  /** Null for a room that is not in the navigation. It needs no icon either. */
  group: (typeof ROOM_GROUPS)[number] | null;
  icon?: ComponentType<SVGProps<SVGSVGElement>>;
  isWide?: (id: string) => boolean;
  opensTo: keyof DeskAccessResponse;
  Page: ComponentType<{ id?: string }>;
}

export const ROOMS: readonly Room[] = [
  {
    name: 'members',
    label: 'Members',
    icon: ContactRound,
    intro: 'Everyone’s record, with invitations, gifts and notes.',
    group: 'People',
    opensTo: 'isFrontDesk',
    Page: lazy(() => import('../../../../features/desk-members/members-room.tsx')),
  },
  {
    name: 'letters',
    label: 'Letters',
    icon: Mail,
    intro: 'Emails to members: write, send, see what arrived.',
    group: 'People',
    opensTo: 'isFrontDesk',
    Page: lazy(() => import('../../../../features/letters/letters-room.tsx')),
  },
  {
    name: 'content',
    label: 'Content',
    icon: BookOpen,
    intro: 'Workshops and resources: write, schedule, see earlier versions.',
    group: 'What members see',
    isWide: (id) => id !== 'files',
    opensTo: 'isEditor',
    Page: lazy(() => import('../../../../features/content-desk/content-room.tsx')),
  },
  {
    name: 'media',
    label: 'Media',
    icon: Images,
    intro: 'Pictures and videos: upload, describe, see where they’re used.',
    group: 'What members see',
    opensTo: 'isEditor',
    Page: lazy(() => import('../../../../features/media-desk/media-room.tsx')),
  },
  {
    name: 'offers',
    label: 'Offers',
    icon: Megaphone,
    intro: 'Cards on Home: who they’re for, and when they show.',
    group: 'What members see',
    opensTo: 'isEditor',
    Page: lazy(() => import('../../../../features/offer-desk/offers-room.tsx')),
  },
  {
    name: 'words',
    label: 'Words',
    icon: Quote,
    intro: 'Nudges, gratitude, reframes and help answers, in your own words.',
    group: 'What members see',
    opensTo: 'isEditor',
    Page: lazy(() => import('../../../../features/practice-settings/words-room.tsx')),
  },
  {
    name: 'numbers',
    label: 'Numbers',
    icon: ChartLine,
    intro: 'Your practice in numbers.',
    group: 'Practice',
    opensTo: 'isInnerCircle',
    Page: lazy(() => import('../../../../features/dashboard/dashboard-room.tsx')),
  },
  {
    name: 'prices',
    label: 'Prices',
    icon: Tag,
    intro: 'What Premium costs, in Stripe and on the upgrade page.',
    group: 'Practice',
    opensTo: 'isInnerCircle',
    Page: lazy(() => import('../../../../features/practice-settings/prices-room.tsx')),
  },
  {
    name: 'practice',
    label: 'Settings',
    icon: SlidersHorizontal,
    intro: 'Name, addresses, and who to call in a crisis.',
    group: 'Practice',
    opensTo: 'isInnerCircle',
    Page: lazy(() => import('../../../../features/practice-settings/practice-room.tsx')),
  },
  {
    name: 'integrations',
    label: 'Integrations',
    icon: Plug,
    intro: 'Webhooks and API tokens for the tools you already use.',
    group: 'Practice',
    opensTo: 'isInnerCircle',
    Page: lazy(() => import('../../../../features/integrations/integrations-room.tsx')),
  },
  {
    name: 'team',
    label: 'Team',
    icon: UserCog,
    intro: 'Who’s an editor, and who’s at the front desk.',
    group: 'Practice',
    opensTo: 'isInnerCircle',
    Page: lazy(() => import('../../../../features/desk-team/team-room.tsx')),
  },
  {
    name: 'export',
    label: 'Export',
    icon: Download,
    intro: 'Take your members and your content with you.',
    group: 'Practice',
    opensTo: 'isInnerCircle',
    Page: lazy(() => import('../../../../features/desk-members/export-room.tsx')),
  },
  {
    name: 'log',
    label: 'Log',
    icon: ScrollText,
    intro: 'Who looked at what, and who changed what.',
    group: 'Practice',
    opensTo: 'isInnerCircle',
    Page: lazy(() => import('../../../../features/audit-log/log-room.tsx')),
  },
  {
    name: 'backup',
    label: 'Backup',
    intro: 'When the last backup was made.',
    group: null,
    opensTo: 'isInnerCircle',
    Page: lazy(() => import('../../../../features/desk-today/backup-room.tsx')),
  },
];
