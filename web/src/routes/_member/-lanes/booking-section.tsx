import type { OutsideLink } from '@hearthway/domain/public-config';
import type { Track } from '@hearthway/domain/vocabulary';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Wallet from 'lucide-react/icons/wallet';
import { type ReactNode, useRef } from 'react';
import { OutsideButton } from '../../../brand/outside-link.tsx';
import { Scene } from '../../../brand/scenes/scene.tsx';
import { Card, CardText, CardTitle } from '../../../ui/card.tsx';
import { useAnchorFocus } from './use-anchor-focus.ts';

interface BookingSectionProps {
  id: string;
  title: string;
  text: string;
  next: string;
  button: string;
  to: OutsideLink;
  track: Track;
}

export function BookingSection(props: BookingSectionProps) {
  const { id, title, text, next, button, to, track } = props;
  const section = useRef<HTMLElement>(null);
  useAnchorFocus(id, section);
  return (
    <Card
      id={id}
      ref={section}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="mt-4 flex flex-col gap-5 focus:border-teal focus:outline-none sm:mt-6 sm:p-8 md:flex-row md:items-center md:justify-between"
    >
      <div className="flex max-w-2xl gap-5">
        <Scene
          subject="clipboard"
          hue={track}
          ground={1}
          className="block size-28 shrink-0 rounded-control max-sm:hidden"
        />
        <div>
          <p className="font-bold text-coral text-sm">Start here</p>
          <CardTitle id={`${id}-title`} className="mt-0.5 text-2xl">
            {title}
          </CardTitle>
          <CardText className="mt-2">{text}</CardText>
          <ul className="mt-3 flex flex-col gap-1.5 text-sm">
            <Fact icon={CalendarDays}>{next}</Fact>
            <Fact icon={Wallet}>Not included in your membership.</Fact>
          </ul>
        </div>
      </div>
      <OutsideButton to={to} variant="action" className="md:shrink-0 md:whitespace-nowrap">
        {button}
      </OutsideButton>
    </Card>
  );
}

function Fact({ icon: Icon, children }: { icon: typeof Wallet; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-teal" />
      {children}
    </li>
  );
}
