import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address inside the app that is known only as text, such as `/action#weekly`. */
  to: string;
}

export function AppLink({ to, ...props }: AppLinkProps) {
  const { pathname, search, hash } = new URL(to, window.location.origin);
  return (
    <Link
      // The text comes from data, so the router cannot check it; a wrong one is "not found".
      to={pathname as '/home'}
      search={Object.fromEntries(new URLSearchParams(search)) as never}
      hash={hash.slice(1)}
      {...props}
    />
  );
}
