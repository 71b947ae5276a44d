import { useLocation } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { useMedia } from '../../lib/use-media.ts';

interface FoldedSectionProps {
  hash: string;
  name: string;
  about: string;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  children: ReactNode;
}

export function FoldedSection({ hash, name, about, icon: Icon, children }: FoldedSectionProps) {
  const isPhone = useMedia('(max-width: 639px)');
  const isNamed = useLocation({ select: (location) => location.hash === hash });
  if (!isPhone) {
    return (
      <section id={hash} className="flex flex-col gap-4 lg:gap-6">
        {children}
      </section>
    );
  }
  return (
    <details id={hash} open={isNamed} className="group/section">
      <summary className="flex min-h-17 cursor-pointer list-none items-center gap-3 rounded-card border border-line bg-surface px-4 py-2 font-semibold shadow-card hover:bg-hover [&::-webkit-details-marker]:hidden">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-teal/10 text-teal">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        <span>
          {name}
          <span className="block font-normal text-muted text-sm leading-snug">{about}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-5 shrink-0 text-muted transition-transform group-open/section:rotate-180"
        />
      </summary>
      <div className="mt-3 flex flex-col gap-4">{children}</div>
    </details>
  );
}
