import type { OutsideLink } from '@hearthway/domain/public-config';
import { OutsideButton } from '../../../brand/outside-link.tsx';
import { Card, CardText, CardTitle } from '../../../ui/card.tsx';

interface BookingSectionProps {
  /** The anchor that the quiz's first action leads to. */
  id: string;
  title: string;
  text: string;
  button: string;
  to: OutsideLink;
}

export function BookingSection({ id, title, text, button, to }: BookingSectionProps) {
  return (
    <Card
      id={id}
      className="mt-6 flex flex-col gap-5 sm:p-8 md:flex-row md:items-center md:justify-between"
    >
      <div className="max-w-xl">
        <CardTitle className="text-2xl">{title}</CardTitle>
        <CardText className="mt-2">{text}</CardText>
      </div>
      <OutsideButton to={to} variant="action">
        {button}
      </OutsideButton>
    </Card>
  );
}
