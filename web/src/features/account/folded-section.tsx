import { useLocation } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { useMedia } from '../../lib/use-media.ts';

interface FoldedSectionProps {
  hash: string;
  name: string;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  children: ReactNode;
}

export function FoldedSection({ hash, name, icon: Icon, children }: FoldedSectionProps) {
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
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card border border-line bg-surface px-5 font-semibold shadow-card hover:bg-hover [&::-webkit-details-marker]:hidden">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-teal" />
        {name}
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-5 text-muted transition-transform group-open/section:rotate-180"
        />
      </summary>
      <div className="mt-3 flex flex-col gap-4">{children}</div>
    </details>
  );
}
