import type { CheckedList } from '@hearthway/domain/desk-members/contract';
import { formatCount } from '@hearthway/domain/format';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Problems } from './checked-people.tsx';

interface InviteResultProps {
  result: CheckedList;
  isInvited: boolean;
  leftOut: string;
  onMore: () => void;
}

export function InviteResult({ result, isInvited, leftOut, onMore }: InviteResultProps) {
  const { people, problems } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="max-w-3xl">
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none lg:text-3xl">
        {formatCount(people.length, 'person', 'people')} {isInvited ? 'invited' : 'imported'}
      </h1>
      <p className="mt-2 text-muted">{describe(people.length, isInvited)}</p>
      {problems.length > 0 && (
        <Card className="mt-6" aria-label="Left out">
          <Problems problems={problems} />
          <div className="mt-4 flex flex-wrap gap-3">
            <CopyButton text={leftOut} label="Copy these lines" />
            <Button
              variant="outline"
              size="sm"
              onClick={() => saveFile(new Blob([leftOut], { type: 'text/csv' }), 'left-out.csv')}
            >
              Download these lines
            </Button>
          </div>
        </Card>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button asChild size="sm">
          <Link
            to="/admin/$room"
            params={{ room: 'members' }}
            {...(!isInvited && { search: { filter: 'not_invited' } as never })}
          >
            {isInvited ? 'See all members' : 'See who isn’t invited yet'}
          </Link>
        </Button>
        <Button variant="outline" size="sm" onClick={onMore}>
          Invite more people
        </Button>
      </div>
    </div>
  );
}

function describe(people: number, isInvited: boolean): string {
  if (people === 0) return 'Nobody new was on the list.';
  return isInvited
    ? 'Each gets an email with a link to choose a password. The link works for two weeks.'
    : 'Nobody got an email. To invite them, select them in the list of members.';
}
