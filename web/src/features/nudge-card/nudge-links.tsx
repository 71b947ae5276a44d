import type { NudgeLink } from '@hearthway/domain/nudge-card/card';
import { Link } from '@tanstack/react-router';
import { OutsideButton } from '../../brand/outside-link.tsx';
import { Button } from '../../ui/button.tsx';

export function NudgeLinks({ links }: { links: readonly NudgeLink[] }) {
  return links.map((link, index) => {
    const variant = index === 0 ? 'outline' : 'link';
    return link.kind === 'outside' ? (
      <OutsideButton key={link.link} to={link.link} variant={variant}>
        {link.label}
      </OutsideButton>
    ) : (
      <Button key={link.to} asChild variant={variant}>
        <Link to={link.to}>{link.label}</Link>
      </Button>
    );
  });
}
