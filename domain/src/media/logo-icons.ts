export const LOGO_ICONS = {
  'icon-192': { size: 192, margin: 0.08 },
  'icon-512': { size: 512, margin: 0.08 },
  'maskable-512': { size: 512, margin: 0.22 },
} as const;
export type LogoIcon = keyof typeof LOGO_ICONS;

export const isLogoIcon = (name: string): name is LogoIcon => Object.hasOwn(LOGO_ICONS, name);

const LOGO = /^\/media\/pictures\/([0-9a-f-]{36})\/(\d{1,4})x\d{1,4}(?:\?w=\d+)?$/;

export function parseLogo(address: string | null): { id: string; width: number } | null {
  const [, id, width] = LOGO.exec(address ?? '') ?? [];
  return id && width ? { id, width: Number(width) } : null;
}

export function withLogoIcons(text: string, logoUrl: string | null): string {
  const logo = parseLogo(logoUrl);
  if (!logo) return text;
  return text.replaceAll(/\/icons\/([\w-]+)\.png/g, (shipped, name: string) =>
    isLogoIcon(name) ? `/media/icons/${logo.id}/${name}` : shipped,
  );
}
