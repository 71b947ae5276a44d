import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

export function useSiteLinks() {
  const router = useRouter();
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const address = link?.getAttribute('href') ?? '';
    if (!isPlainClick(event) || !/^\/(?![/\\])/.test(address)) return;
    event.preventDefault();
    void router.navigate({ href: address });
  };
}

export function BodyLink({ href, children, ...props }: ComponentProps<'a'>) {
  const follow = useSiteLinks();
  if (!href) return <span>{children}</span>;
  if (/^(https?:|\/\/)/i.test(href)) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    );
  }
  return (
    <a href={href} {...props} onClick={follow}>
      {children}
    </a>
  );
}
