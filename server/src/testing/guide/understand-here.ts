import {
  reader,
  type Understood,
  understanding,
} from '../../features/guide/understand/understand.ts';

/** What a message means, worked out here and now, for tests that need no thread. */
export function understandHere(message: string): Understood {
  const { labels, read } = reader();
  return understanding(labels)(read(message));
}
