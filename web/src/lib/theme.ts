import { createAtom, useSelector } from '@tanstack/react-store';
import { storage } from './storage.ts';

export type Theme = 'system' | 'light' | 'dark';

// `public/theme.js` applies the stored theme before the first paint and uses the same key.
const key = 'hearthway:theme';
const paper = { light: '#fbf7f1', dark: '#14181b' };

function read(): Theme {
  const value = document.documentElement.dataset.theme;
  return value === 'light' || value === 'dark' ? value : 'system';
}

const chosen = createAtom<Theme>(read());

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    delete document.documentElement.dataset.theme;
    storage.remove(key);
  } else {
    document.documentElement.dataset.theme = theme;
    storage.set(key, theme);
  }
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? paper.dark : paper.light;
    meta.content = theme === 'system' ? own : paper[theme];
  }
  chosen.set(theme);
}

export const useTheme = (): Theme => useSelector(chosen);
