import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RoomHeader } from '../../desk/room-header.tsx';
import { Button } from '../../ui/button.tsx';
import { ExportButton } from './export-button.tsx';

const EVERYBODY = { tier: null, path: null, filter: null };

export default function ExportRoom() {
  return (
    <>
      <RoomHeader title="Export" intro="Your data, to keep or take elsewhere." />
      <ul className="mt-6 divide-y divide-line rounded-card border border-line bg-surface shadow-card">
        <ExportLine
          title="All members"
          about="A spreadsheet (CSV) for Excel or another tool: names, email addresses, memberships and payments. Nothing about health."
        >
          <ExportButton filters={EVERYBODY} />
        </ExportLine>
        <ExportLine
          title="Some members"
          about="Filter the list first, for example by tier. Then “Export” above the list saves only those members."
        >
          <RoomLink room="members">Open members</RoomLink>
        </ExportLine>
        <ExportLine
          title="All content"
          about="Pages, workshops and offers with their pictures and videos, in one archive."
        >
          <RoomLink room="content" id="files">
            Open import and export
          </RoomLink>
        </ExportLine>
        <ExportLine
          title="One member’s own data"
          about="Only they can download what they wrote, on their Account page, under “A copy of everything”. If someone asks you, point them there."
        />
        <ExportLine
          title="The whole installation"
          about="A backup contains everything, for example to move to another server."
        >
          <RoomLink room="backup">About backups</RoomLink>
        </ExportLine>
      </ul>
    </>
  );
}

interface ExportLineProps {
  title: string;
  about: string;
  children?: ReactNode;
}

const ExportLine = ({ title, about, children }: ExportLineProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-6">
    <div className="min-w-0 grow basis-80">
      <h2 className="font-sans font-semibold text-base">{title}</h2>
      <p className="mt-0.5 max-w-xl text-muted text-sm">{about}</p>
    </div>
    {children}
  </li>
);

interface RoomLinkProps {
  room: string;
  id?: string;
  children: string;
}

const RoomLink = ({ room, id, children }: RoomLinkProps) => (
  <Button asChild variant="outline" size="sm">
    {id ? (
      <Link to="/admin/$room/$id" params={{ room, id }}>
        {children}
      </Link>
    ) : (
      <Link to="/admin/$room" params={{ room }}>
        {children}
      </Link>
    )}
  </Button>
);
