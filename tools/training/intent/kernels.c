/* Inner loops of the training. Compiled by `npm run guide:train -- encoder`. */
#include <stdint.h>

float dot(const float *a, const float *b, int32_t count) {
  float sum = 0;
  for (int32_t i = 0; i < count; i++) sum += a[i] * b[i];
  return sum;
}

void add(float *restrict to, const float *restrict row, int32_t count, float factor) {
  for (int32_t i = 0; i < count; i++) to[i] += factor * row[i];
}

/* One step of Adam with weight decay. `correction` offsets the variance starting at zero. */
void update(float *restrict values, float *restrict gradient, float *restrict mean,
            float *restrict variance, int32_t count, float rate, float decay, float correction) {
  for (int32_t i = 0; i < count; i++) {
    float g = gradient[i], m = 0.9f * mean[i] + 0.1f * g;
    float v = 0.999f * variance[i] + 0.001f * g * g;
    mean[i] = m;
    variance[i] = v;
    values[i] = decay * values[i] - rate * m / (__builtin_sqrtf(v * correction) + 1e-8f);
    gradient[i] = 0;
  }
}
