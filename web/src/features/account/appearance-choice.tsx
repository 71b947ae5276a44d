import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { chooseTheme, useTheme } from '../../lib/theme.ts';

const choices = [
  { theme: 'system', label: 'Match my device', icon: Monitor },
  { theme: 'light', label: 'Light', icon: Sun },
  { theme: 'dark', label: 'Dark', icon: Moon },
] as const;

export function AppearanceChoice() {
  const current = useTheme();
  return (
    <fieldset>
      <legend className="font-medium">Appearance</legend>
      <p className="text-muted text-sm">Only on this device.</p>
      <div className="mt-3 grid gap-2 sm:grid-cols-[auto_1fr_1fr]">
        {choices.map(({ theme, label, icon: Icon }) => (
          <label
            key={theme}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border-[1.5px] border-line px-4 font-medium transition-colors hover:border-edge has-checked:border-teal has-checked:bg-teal/5 has-checked:text-teal has-focus-visible:outline-3 has-focus-visible:outline-teal"
          >
            <input
              type="radio"
              name="account-theme"
              value={theme}
              checked={current === theme}
              onChange={() => chooseTheme(theme)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-5" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
