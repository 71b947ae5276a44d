import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { chooseTheme, useTheme } from '../lib/theme.ts';
import { cn } from '../ui/cn.ts';

const choices = [
  { theme: 'system', label: 'System theme', icon: Monitor },
  { theme: 'light', label: 'Light theme', icon: Sun },
  { theme: 'dark', label: 'Dark theme', icon: Moon },
] as const;

export function ThemeChoice({ className }: { className?: string }) {
  const current = useTheme();
  return (
    <fieldset
      className={cn(
        'flex w-fit rounded-control bg-paper p-1 ring-1 ring-line ring-inset',
        className,
      )}
    >
      <legend className="sr-only">Theme</legend>
      {choices.map(({ theme, label, icon: Icon }) => (
        <label
          key={theme}
          title={label}
          className="relative grid size-11 cursor-pointer place-items-center rounded-[10px] text-muted hover:text-ink has-checked:bg-tab has-checked:text-teal has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-teal"
        >
          <input
            type="radio"
            name="theme"
            value={theme}
            aria-label={label}
            checked={current === theme}
            onChange={() => chooseTheme(theme)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          <Icon aria-hidden="true" className="size-4.5" />
        </label>
      ))}
    </fieldset>
  );
}
