import type { OutsideLink } from '@hearthway/domain/public-config';
import { useRef } from 'react';
import { OutsideButton } from '../../../brand/outside-link.tsx';
import { Card, CardText, CardTitle } from '../../../ui/card.tsx';
import { useAnchorFocus } from './use-anchor-focus.ts';

interface BookingSectionProps {
  id: string;
  title: string;
  text: string;
  button: string;
  to: OutsideLink;
}

export function BookingSection({ id, title, text, button, to }: BookingSectionProps) {
  const section = useRef<HTMLElement>(null);
  useAnchorFocus(id, section);
  return (
    <Card
      id={id}
      ref={section}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="mt-6 flex flex-col gap-5 focus:border-teal focus:outline-none sm:p-8 md:flex-row md:items-center md:justify-between"
    >
      <div className="max-w-xl">
        <CardTitle id={`${id}-title`} className="text-2xl">
          {title}
        </CardTitle>
        <CardText className="mt-2">{text}</CardText>
      </div>
      <OutsideButton to={to} variant="action">
        {button}
      </OutsideButton>
    </Card>
  );
}
