import { DIMENSIONS } from '@hearthway/server/encoder/encode';
import { expect, test } from 'vitest';
import { trainNetwork } from './train-network.ts';

const LABELS = 3;
const examples = Array.from({ length: 90 }, (_, index) => {
  const label = index % LABELS;
  const embedding = new Float32Array(DIMENSIONS);
  embedding[label] = 1;
  return { features: { ids: [label], values: [1], embedding }, label, weight: 1 };
});

test('training gives each feature its largest weight for the label with which it occurs', () => {
  const { sparse } = trainNetwork(examples, LABELS, LABELS, () => {});
  for (let feature = 0; feature < LABELS; feature++) {
    const row = [...sparse.rows.subarray(feature * LABELS, (feature + 1) * LABELS)];
    expect(row.indexOf(Math.max(...row))).toBe(feature);
    expect(sparse.scales[feature]).toBeGreaterThan(0);
  }
});

test('training also adjusts a label that seems very unlikely', () => {
  const labels = 6_000;
  const { sparse } = trainNetwork(examples.slice(0, 3), LABELS, labels, () => {});
  expect(sparse.rows.subarray(0, labels).every((weight) => weight !== 0)).toBe(true);
});

test('the same examples give the same network', () => {
  const train = () => trainNetwork(examples.slice(0, 9), LABELS, LABELS, () => {});
  expect(train()).toEqual(train());
});
