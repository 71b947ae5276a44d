import type { Lane } from '@hearthway/domain/vocabulary';
import { Scene } from './scene.tsx';
import { findSubject, pickGround } from './subject-by-tags.ts';
import type { Subject } from './subjects.ts';

interface ResourceSceneProps {
  resource: { slug: string; lane: Lane; tags: readonly string[] };
  subject?: Subject;
  className?: string;
}

export function ResourceScene({ resource, subject, className }: ResourceSceneProps) {
  const { slug, lane, tags } = resource;
  return (
    <Scene
      subject={subject ?? findSubject(tags, slug)}
      hue={lane === 'IB' ? 'IBC' : lane}
      ground={pickGround(slug)}
      className={className}
    />
  );
}
