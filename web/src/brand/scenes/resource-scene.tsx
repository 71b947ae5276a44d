import type { Lane } from '@hearthway/domain/vocabulary';
import { Scene } from './scene.tsx';
import { groundOf, themeOf } from './theme-of.ts';

interface ResourceSceneProps {
  resource: { slug: string; lane: Lane; tags: readonly string[] };
  className?: string;
}

/** The cover of a page that brings none: the lane's hue, the theme's subject. */
export function ResourceScene({ resource: { slug, lane, tags }, className }: ResourceSceneProps) {
  return (
    <Scene
      subject={themeOf(tags)}
      hue={lane === 'IB' ? 'IBC' : lane}
      ground={groundOf(slug)}
      className={className}
    />
  );
}
