import type { Gender, Track } from '../vocabulary.ts';

export function tracksFor(path: Track | null, gender: Gender | null): Track[] {
  const institutes: Track[] = gender === 'female' ? ['WHI', 'MHI'] : ['MHI', 'WHI'];
  const all: Track[] = ['SHJ', ...institutes, 'IBC'];
  return path ? [path, ...all.filter((track) => track !== path)] : all;
}
