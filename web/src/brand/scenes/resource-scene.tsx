import type { Lane } from '@hearthway/domain/vocabulary';
import { Scene } from './scene.tsx';
import { findSubject, pickGround } from './subject-by-tags.ts';

interface ResourceSceneProps {
  resource: { slug: string; lane: Lane; tags: readonly string[] };
  className?: string;
}

export function ResourceScene({ resource: { slug, lane, tags }, className }: ResourceSceneProps) {
  return (
    <Scene
      subject={findSubject(tags, slug)}
      hue={lane === 'IB' ? 'IBC' : lane}
      ground={pickGround(slug)}
      className={className}
    />
  );
}
