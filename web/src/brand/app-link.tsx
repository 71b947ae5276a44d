import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

export function AppLink({ to, ...props }: AppLinkProps) {
  const { pathname, search, hash } = new URL(to, window.location.origin);
  return (
    <Link
      to={pathname as '/home'}
      search={Object.fromEntries(new URLSearchParams(search)) as never}
      hash={hash.slice(1)}
      {...props}
    />
  );
}
