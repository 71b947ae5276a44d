import type { DeskAccessResponse } from '@hearthway/domain/desk/contract';
import { type ComponentType, lazy } from 'react';

export interface Room {
  name: string;
  label: string;
  intro: string;
  opensTo: keyof DeskAccessResponse;
  /** `id` is the id of the item that is open in the room. */
  Page: ComponentType<{ id?: string }>;
}

export const ROOMS: readonly Room[] = [
  {
    name: 'content',
    label: 'Content',
    intro: 'Workshops and resources: write, schedule, look back.',
    opensTo: 'isEditor',
    Page: lazy(() => import('../../../../features/content-desk/content-room.tsx')),
  },
  {
    name: 'media',
    label: 'Media',
    intro: 'Pictures and videos: upload, describe, see where they are shown.',
    opensTo: 'isEditor',
    Page: lazy(() => import('../../../../features/media-desk/media-room.tsx')),
  },
  {
    name: 'offers',
    label: 'Offers',
    intro: 'Cards on home: for whom, from when, and who would see them.',
    opensTo: 'isEditor',
    Page: lazy(() => import('../../../../features/offer-desk/offers-room.tsx')),
  },
  {
    name: 'words',
    label: 'Words',
    intro: 'Nudges, gratitude, reframes and help answers, in your own words.',
    opensTo: 'isEditor',
    Page: lazy(() => import('../../../../features/practice-settings/words-room.tsx')),
  },
  {
    name: 'practice',
    label: 'Practice',
    intro: 'Name, prices, addresses, and whom to call in a crisis.',
    opensTo: 'isInnerCircle',
    Page: lazy(() => import('../../../../features/practice-settings/practice-room.tsx')),
  },
  {
    name: 'members',
    label: 'Members',
    intro: 'The list, one record, invitations, gifts and notes.',
    opensTo: 'isFrontDesk',
    Page: lazy(() => import('../../../../features/desk-members/members-room.tsx')),
  },
  {
    name: 'dashboard',
    label: 'Dashboard',
    intro: 'The practice in numbers.',
    opensTo: 'isInnerCircle',
    Page: lazy(() => import('../../../../features/dashboard/dashboard-room.tsx')),
  },
  {
    name: 'log',
    label: 'Log',
    intro: 'Who looked at what, and changed what.',
    opensTo: 'isInnerCircle',
    Page: lazy(() => import('../../../../features/audit-log/log-room.tsx')),
  },
  {
    name: 'team',
    label: 'Team',
    intro: 'Who is editor, who is at the front desk.',
    opensTo: 'isInnerCircle',
    Page: lazy(() => import('../../../../features/desk-team/team-room.tsx')),
  },
];
