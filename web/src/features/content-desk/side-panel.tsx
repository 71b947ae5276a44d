import X from 'lucide-react/icons/x';
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  type SVGProps,
  useEffect,
  useRef,
} from 'react';
import { Button } from '../../ui/button.tsx';

export type PanelName = 'settings' | 'preview';

interface SidePanelProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export function SidePanel({ title, onClose, children }: SidePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div
        aria-hidden="true"
        onClick={onClose}
        className="fixed inset-0 z-44 animate-fade bg-veil backdrop-blur-[2px] xl:hidden"
      />
      <section
        aria-label={title}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
        className="min-w-0 max-xl:fixed max-xl:inset-x-0 max-xl:bottom-0 max-xl:z-45 max-xl:mx-auto max-xl:max-h-[85dvh] max-xl:max-w-xl max-xl:animate-rise max-xl:overflow-y-auto max-xl:rounded-t-[28px] max-xl:border max-xl:border-line max-xl:bg-surface max-xl:px-5 max-xl:shadow-lifted xl:sticky xl:top-20 xl:max-h-[calc(100dvh-5rem)] xl:self-start xl:overflow-y-auto xl:border-line xl:border-l xl:pl-6"
      >
        <div className="sticky top-0 z-1 flex items-center justify-between bg-paper py-1 max-xl:bg-surface max-xl:pt-3">
          <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
            {title}
          </h2>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Close ${title.toLowerCase()}`}
            onClick={onClose}
          >
            <X aria-hidden="true" className="size-5" />
          </Button>
        </div>
        <div className="divide-y divide-line [&>section]:rounded-none [&>section]:border-x-0 [&>section]:border-t-0 [&>section]:bg-transparent [&>section]:px-0 [&>section]:py-5 [&>section]:shadow-none [&_h2]:font-sans [&_h2]:font-semibold [&_h2]:text-base">
          {children}
        </div>
        <div
          aria-hidden="true"
          className="pointer-events-none sticky bottom-0 h-8 shrink-0 bg-linear-to-t from-surface xl:from-paper"
        />
      </section>
    </>
  );
}

interface BarButtonProps extends ComponentProps<'button'> {
  label: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
}

export function BarButton({ label, Icon, ...props }: BarButtonProps) {
  return (
    <button
      type="button"
      className="flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control px-3 font-semibold text-muted text-sm max-sm:flex-col max-sm:gap-0.5 max-sm:px-1.5 max-sm:text-xs hover:bg-hover hover:text-ink aria-expanded:bg-teal/10 aria-expanded:text-teal"
      {...props}
    >
      <Icon aria-hidden="true" className="size-5" />
      {label}
    </button>
  );
}

interface PanelButtonProps extends BarButtonProps {
  name: PanelName;
  panel: PanelName | null;
  onOpen: (panel: PanelName | null) => void;
}

export function PanelButton({ name, panel, onOpen, ...props }: PanelButtonProps) {
  const isOpen = panel === name;
  return (
    <BarButton {...props} aria-expanded={isOpen} onClick={() => onOpen(isOpen ? null : name)} />
  );
}
