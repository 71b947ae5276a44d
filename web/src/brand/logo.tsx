import { config } from '../lib/config.ts';
import { cn } from '../ui/cn.ts';

export function LogoMark({ className }: { className?: string }) {
  const { logoUrl } = config;
  return logoUrl ? (
    <LogoImage src={logoUrl} className={className} />
  ) : (
    <ShippedMark className={className} />
  );
}

export const LogoImage = ({ src, className }: { src: string; className?: string }) => (
  <img src={src} alt="" className={cn('object-contain', className)} />
);

export function ShippedMark({ className }: { className?: string }) {
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path
        d="M2.5 28.2h3.7V15.6a9.8 9.8 0 0 1 19.6 0v12.6h3.7"
        className="fill-none stroke-teal"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M16.3 11.6c.5 3.7 5.2 5.6 5.2 10.4a5.4 5.4 0 0 1-10.9.1c0-2.4 1.2-4 2.6-5.4.2 1.2.6 2 1.4 2.5-.2-2.9.3-5.5 1.7-7.6z"
        className="fill-coral"
      />
    </svg>
  );
}

export function Wordmark({ className }: { className?: string }) {
  return (
    <span
      className={cn(
        'truncate font-serif text-[1.3rem] leading-[1.4] tracking-[-0.01em]',
        className,
      )}
    >
      {config.productName}
    </span>
  );
}
