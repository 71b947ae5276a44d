import type { OutsideLink } from '@hearthway/domain/public-config';
import { useRef } from 'react';
import { OutsideButton } from '../../../brand/outside-link.tsx';
import { Card, CardText, CardTitle } from '../../../ui/card.tsx';
import { useAnchorFocus } from './use-anchor-focus.ts';

interface BookingSectionProps {
  id: string;
  title: string;
  text: string;
  /** Text that says what happens after the member presses the button. */
  next: string;
  button: string;
  to: OutsideLink;
}

export function BookingSection({ id, title, text, next, button, to }: BookingSectionProps) {
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
      <div className="max-w-xl">
        <p className="font-bold text-coral text-sm">Start here</p>
        <CardTitle id={`${id}-title`} className="mt-0.5 text-2xl">
          {title}
        </CardTitle>
        <CardText className="mt-2">{text}</CardText>
        <CardText className="mt-2 text-sm">{next}</CardText>
      </div>
      <OutsideButton to={to} variant="action">
        {button}
      </OutsideButton>
    </Card>
  );
}
