import { random } from '../random.ts';

export interface Row {
  features: Int32Array;
  values: Float32Array;
  isPositive: boolean;
  cost: number;
}

const NEWTON_STEPS = 8;

/**
 * Logistic regression by dual coordinate descent (Yu, Huang and Lin, 2011) with L2 regularization.
 * Feature 0 is the bias.
 */
export function logistic(rows: readonly Row[], size: number, epochs: number): Float64Array {
  const weights = new Float64Array(size);
  const next = random(3);
  const alphas = rows.map(({ cost }) => Math.min(0.001 * cost, 1e-8));
  const squaredNorms = rows.map(({ values }) =>
    values.reduce((sum, value) => sum + value * value, 1),
  );
  const order = rows.map((_row, index) => index);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(next() * (i + 1));
      const swapped = order[i] ?? 0;
      order[i] = order[j] ?? 0;
      order[j] = swapped;
    }
    for (const index of order) {
      const row = rows[index] as Row;
      const { features, values, isPositive, cost } = row;
      const sign = isPositive ? 1 : -1;
      let logit = weights[0] ?? 0;
      for (let k = 0; k < features.length; k++) {
        logit += (weights[features[k] ?? 0] ?? 0) * (values[k] ?? 0);
      }
      const before = alphas[index] ?? 0;
      const after = minimizeDual(before, cost, sign * logit, squaredNorms[index] ?? 1);
      const change = (after - before) * sign;
      if (change === 0) continue;
      alphas[index] = after;
      weights[0] = (weights[0] ?? 0) + change;
      for (let k = 0; k < features.length; k++) {
        const feature = features[k] ?? 0;
        weights[feature] = (weights[feature] ?? 0) + change * (values[k] ?? 0);
      }
    }
  }
  return weights;
}

/**
 * Newton's method finds the best `alpha` of one example while all others stay fixed. It minimizes
 * `a log a + (C - a) log(C - a) + q (a - s)² / 2 + m (a - s)`, where s is `start`, C is `cost`, m
 * is `margin` and q is `squaredNorm`.
 */
function minimizeDual(start: number, cost: number, margin: number, squaredNorm: number): number {
  const clamp = (value: number) => Math.min(cost * (1 - 1e-9), Math.max(cost * 1e-9, value));
  let alpha = clamp(start);
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const gradient = Math.log(alpha / (cost - alpha)) + margin + squaredNorm * (alpha - start);
    const curvature = cost / (alpha * (cost - alpha)) + squaredNorm;
    const moved = alpha - gradient / curvature;
    const inside = moved <= 0 ? alpha * 0.1 : moved >= cost ? cost - (cost - alpha) * 0.1 : moved;
    if (Math.abs(inside - alpha) < 1e-6 * cost) return clamp(inside);
    alpha = clamp(inside);
  }
  return alpha;
}
