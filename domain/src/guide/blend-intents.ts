import type { Intent } from './decide.ts';

export function blendIntents(
  a: readonly Intent[],
  b: readonly Intent[],
  weightOfA: number,
): Intent[] {
  const blended = new Map<string, Intent>();
  const add = (intents: readonly Intent[], weight: number) => {
    for (const intent of intents) {
      const key = `${intent.kind}:${intent.id}`;
      const probability = (blended.get(key)?.probability ?? 0) + weight * intent.probability;
      blended.set(key, { ...intent, probability });
    }
  };
  add(a, weightOfA);
  add(b, 1 - weightOfA);
  return [...blended.values()].sort((one, other) => other.probability - one.probability);
}
