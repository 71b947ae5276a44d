import type { OutsideLink as OutsideLinkName } from '@hearthway/domain/public-config';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ReactNode } from 'react';
import { config } from '../lib/config.ts';
import { Button, type ButtonVariant } from '../ui/button.tsx';

interface OutsideLinkProps {
  to: OutsideLinkName;
  children: ReactNode;
}

/** An address of the installation's configuration, opened beside the app. */
export function OutsideLink({
  to,
  children,
  className,
}: OutsideLinkProps & { className?: string }) {
  return (
    <a href={config.links[to]} target="_blank" rel="noreferrer" className={className}>
      {children}
      <ArrowUpRight aria-hidden="true" className="inline size-[1.1em] shrink-0" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

export function OutsideButton({
  variant = 'outline',
  ...link
}: OutsideLinkProps & { variant?: ButtonVariant }) {
  return (
    <Button asChild variant={variant}>
      <OutsideLink {...link} />
    </Button>
  );
}
