import type { OutsideLink as OutsideLinkName } from '@hearthway/domain/public-config';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ComponentProps, ReactNode } from 'react';
import { config } from '../lib/config.ts';
import { Button, type ButtonVariant } from '../ui/button.tsx';

interface OutsideLinkProps {
  to: OutsideLinkName;
  children: ReactNode;
}

/** Any address outside the app, opened beside it. */
export function NewTabLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel="noreferrer" {...props}>
      {children}
      <ArrowUpRight aria-hidden="true" className="inline size-[1.1em] shrink-0" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

/** An address of the installation's configuration. */
export function OutsideLink({
  to,
  ...props
}: OutsideLinkProps & Omit<ComponentProps<'a'>, 'href'>) {
  return <NewTabLink href={config.links[to]} {...props} />;
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
