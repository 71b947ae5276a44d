import type { OutsideLink as OutsideLinkName } from '@hearthway/domain/public-config';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import Phone from 'lucide-react/icons/phone';
import type { ComponentProps, ReactNode } from 'react';
import { hasCheckout } from '../lib/checkout.ts';
import { config } from '../lib/config.ts';
import { Button, type ButtonVariant } from '../ui/button.tsx';
import { AppLink } from './app-link.tsx';

interface OutsideLinkProps {
  to: OutsideLinkName;
  children: ReactNode;
  className?: string;
}

const iconLook = 'inline size-[1.1em] shrink-0';

export function NewTabLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel="noreferrer" {...props}>
      {children}
      <ArrowUpRight aria-hidden="true" className={iconLook} />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

interface AddressLinkProps {
  href: string;
  children: ReactNode;
  className?: string;
}

const ICONS: Record<string, typeof Phone> = { tel: Phone, sms: MessageSquare, mailto: Mail };

export function AddressLink({ href, children, className }: AddressLinkProps) {
  const [scheme = ''] = href.toLowerCase().split(':', 1);
  const Icon = ICONS[scheme];
  if (Icon) {
    return (
      <a href={href} className={className}>
        <Icon aria-hidden="true" className={iconLook} /> {children}
      </a>
    );
  }
  return (
    <NewTabLink href={href} className={className}>
      {children}
    </NewTabLink>
  );
}

export function OutsideLink({ to, ...link }: OutsideLinkProps) {
  if (to === 'checkout' && config.takesPayments) return <a href="/checkout" {...link} />;
  if (to === 'checkout' && !hasCheckout) return <AppLink to="/upgrade" {...link} />;
  return <AddressLink href={config.links[to]} {...link} />;
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
