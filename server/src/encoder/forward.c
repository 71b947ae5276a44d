/*
 * The forward pass of the Universal Sentence Encoder lite: two transformer layers over the pieces of
 * a text, their mean, one dense layer, unit length. Weights are a byte each with a scale per row;
 * what they are multiplied with is rounded to 14 bits, so that sums of 1536 products fit 32 bits.
 *
 * `npm run pack:encoder` compiles it. There is no libc and no allocation: everything lies in one
 * block of memory whose parts are named below, and the number of pieces is bounded.
 */
#include <stdint.h>
#include <wasm_simd128.h>

#define MAX_PIECES 128
#define PIECES 8002
#define NARROW 256
#define WIDE 512
#define INNER 1536
#define HEADS 4
#define MOST 8191.0f
/* Rows of weights and pieces that are multiplied at a time: as many sums as there are registers. */
#define ROWS 4
#define ABREAST 2

typedef float f32;

/* A dense layer: `out` rows of `in` bytes, what a step of each row is worth, what is added. */
#define DENSE(name, in, out) \
  struct { int8_t rows[out][in]; f32 steps[out]; f32 bias[out]; } name
/* The same by columns, for what is mostly nothing: columns of zeros are left out. */
#define SPARSE(name, in, out) \
  struct { int8_t columns[in][out]; f32 steps[out]; f32 bias[out]; } name
#define NORM(name, size) \
  struct { f32 scale[size]; f32 bias[size]; } name

/* As `tools/encoder/weights.ts` writes it. */
static struct {
  f32 timing[MAX_PIECES][NARROW];
  f32 piece_steps[PIECES + 2];
  int8_t pieces[PIECES][NARROW];
  NORM(norm0, NARROW);
  DENSE(adjust0, NARROW, WIDE);
  DENSE(qkv0, NARROW, 3 * NARROW);
  DENSE(out0, NARROW, WIDE);
  NORM(inner_norm0, WIDE);
  DENSE(widen0, WIDE, INNER);
  SPARSE(narrow0, INNER, WIDE);
  NORM(norm1, WIDE);
  DENSE(qkv1, WIDE, 3 * WIDE);
  DENSE(out1, WIDE, WIDE);
  NORM(inner_norm1, WIDE);
  DENSE(widen1, WIDE, INNER);
  SPARSE(narrow1, INNER, WIDE);
  DENSE(last, WIDE, WIDE);
} w __attribute__((aligned(16)));

static int32_t ids[MAX_PIECES];
static f32 result[WIDE];

static f32 state[MAX_PIECES][WIDE] __attribute__((aligned(16)));
static f32 normed[MAX_PIECES][WIDE] __attribute__((aligned(16)));
static f32 middle[MAX_PIECES][INNER] __attribute__((aligned(16)));
static f32 attended[MAX_PIECES][WIDE] __attribute__((aligned(16)));
static int16_t rounded[MAX_PIECES * WIDE] __attribute__((aligned(16)));
static f32 rounded_steps[MAX_PIECES];
static int16_t widened[ROWS * WIDE] __attribute__((aligned(16)));

int32_t *ids_at(void) { return ids; }
f32 *result_at(void) { return result; }
void *weights_at(void) { return &w; }
int32_t weights_size(void) { return sizeof(w); }

static f32 exp_of(f32 x) {
  if (x < -87.0f) return 0.0f;
  if (x > 87.0f) x = 87.0f;
  f32 t = x * 1.44269504f;
  f32 whole = __builtin_floorf(t);
  f32 y = (t - whole) * 0.69314718f;
  f32 p = 0.0083333333f + y * 0.0013888889f;
  p = 0.16666667f + y * (0.041666667f + y * p);
  p = 1.0f + y * (1.0f + y * (0.5f + y * p));
  union { int32_t i; f32 f; } power = { ((int32_t)whole + 127) << 23 };
  return p * power.f;
}

static f32 tanh_of(f32 x) {
  f32 e = exp_of(-2.0f * (x < 0 ? -x : x));
  f32 t = (1.0f - e) / (1.0f + e);
  return x < 0 ? -t : t;
}

static f32 sum4(v128_t v) {
  return wasm_f32x4_extract_lane(v, 0) + wasm_f32x4_extract_lane(v, 1) +
         wasm_f32x4_extract_lane(v, 2) + wasm_f32x4_extract_lane(v, 3);
}

static f32 dot(const f32 *a, const f32 *b, int size) {
  v128_t sum = wasm_f32x4_const_splat(0);
  for (int i = 0; i < size; i += 4)
    sum = wasm_f32x4_add(sum, wasm_f32x4_mul(wasm_v128_load(a + i), wasm_v128_load(b + i)));
  return sum4(sum);
}

static void norm(const f32 *scale, const f32 *bias, const f32 *from, f32 *to, int size) {
  f32 mean = 0, spread = 0;
  for (int i = 0; i < size; i++) mean += from[i];
  mean /= size;
  for (int i = 0; i < size; i++) spread += (from[i] - mean) * (from[i] - mean);
  f32 factor = 1.0f / __builtin_sqrtf(spread / size + 1e-6f);
  for (int i = 0; i < size; i++) to[i] = (from[i] - mean) * factor * scale[i] + bias[i];
}

/* Rounds `count` rows, which lie `stride` apart, to whole numbers that fill 14 bits. */
static void round_rows(const f32 *from, int stride, int count, int size) {
  for (int n = 0; n < count; n++) {
    const f32 *row = from + n * stride;
    v128_t most4 = wasm_f32x4_const_splat(1e-20f);
    for (int i = 0; i < size; i += 4)
      most4 = wasm_f32x4_pmax(most4, wasm_f32x4_abs(wasm_v128_load(row + i)));
    f32 most = 0;
    f32 lanes[4];
    wasm_v128_store(lanes, most4);
    for (int i = 0; i < 4; i++) most = lanes[i] > most ? lanes[i] : most;
    rounded_steps[n] = most / MOST;
    v128_t factor = wasm_f32x4_splat(MOST / most);
    int16_t *to = rounded + n * size;
    for (int i = 0; i < size; i += 8) {
      v128_t low = wasm_f32x4_nearest(wasm_f32x4_mul(wasm_v128_load(row + i), factor));
      v128_t high = wasm_f32x4_nearest(wasm_f32x4_mul(wasm_v128_load(row + i + 4), factor));
      wasm_v128_store(to + i, wasm_i16x8_narrow_i32x4(wasm_i32x4_trunc_sat_f32x4(low),
                                                      wasm_i32x4_trunc_sat_f32x4(high)));
    }
  }
  if (count % ABREAST) {
    for (int i = 0; i < size; i++) rounded[count * size + i] = 0;
    rounded_steps[count] = 0;
  }
}

static inline int32_t total(v128_t v) {
  return wasm_i32x4_extract_lane(v, 0) + wasm_i32x4_extract_lane(v, 1) +
         wasm_i32x4_extract_lane(v, 2) + wasm_i32x4_extract_lane(v, 3);
}

#define ADD_DOT(sum, x, y) sum = wasm_i32x4_add(sum, wasm_i32x4_dot_i16x8(x, y))

/*
 * to[n][row] = rounded[n] · rows[row] + bias, for all rows. Four rows stay near while all pieces pass.
 * Inlined for each size, so that places are known when it is compiled.
 */
static inline __attribute__((always_inline)) void dense(
    const int8_t *rows, const f32 *steps, const f32 *bias, const int in, int out, int count,
    f32 *to, int stride, int is_added) {
  for (int row = 0; row < out; row += ROWS) {
    const int8_t *bytes = rows + row * in;
    int16_t *wide = widened;
    for (int i = 0; i < in; i += 8, wide += 8 * ROWS)
      for (int r = 0; r < ROWS; r++)
        wasm_v128_store(wide + 8 * r, wasm_i16x8_load8x8(bytes + r * in + i));
    for (int n = 0; n < count; n += ABREAST) {
      const int16_t *piece = rounded + n * in, *weight = widened, *end = widened + ROWS * in;
      v128_t a0 = wasm_i32x4_const_splat(0), a1 = a0, a2 = a0, a3 = a0;
      v128_t b0 = a0, b1 = a0, b2 = a0, b3 = a0;
      for (; weight < end; weight += 8 * ROWS, piece += 8) {
        v128_t a = wasm_v128_load(piece), b = wasm_v128_load(piece + in);
        v128_t w0 = wasm_v128_load(weight), w1 = wasm_v128_load(weight + 8);
        v128_t w2 = wasm_v128_load(weight + 16), w3 = wasm_v128_load(weight + 24);
        ADD_DOT(a0, a, w0);
        ADD_DOT(b0, b, w0);
        ADD_DOT(a1, a, w1);
        ADD_DOT(b1, b, w1);
        ADD_DOT(a2, a, w2);
        ADD_DOT(b2, b, w2);
        ADD_DOT(a3, a, w3);
        ADD_DOT(b3, b, w3);
      }
      const int32_t sums[ABREAST][ROWS] = {{total(a0), total(a1), total(a2), total(a3)},
                                           {total(b0), total(b1), total(b2), total(b3)}};
      for (int k = 0; k < ABREAST && n + k < count; k++) {
        f32 *target = to + (n + k) * stride + row;
        for (int r = 0; r < ROWS; r++) {
          f32 value = sums[k][r] * steps[row + r] * rounded_steps[n + k] + bias[row + r];
          target[r] = is_added ? target[r] + value : value;
        }
      }
    }
  }
}

#define SIZED(name, in)                                                                   \
  static __attribute__((noinline)) void name(const int8_t *rows, const f32 *steps,         \
                                             const f32 *bias, int out, int count, f32 *to, \
                                             int stride, int is_added) {                   \
    dense(rows, steps, bias, in, out, count, to, stride, is_added);                        \
  }
SIZED(dense_narrow, NARROW)
SIZED(dense_wide, WIDE)

#define APPLY(layer, count, to, stride, is_added)                                         \
  (sizeof(layer.rows[0]) == NARROW ? dense_narrow : dense_wide)(                           \
      &layer.rows[0][0], layer.steps, layer.bias,                                          \
      sizeof(layer.rows) / sizeof(layer.rows[0]), count, to, stride, is_added)

#define FIRST_OF_EACH(l, h) wasm_i16x8_shuffle(l, h, 0, 8, 1, 9, 2, 10, 3, 11)
#define LAST_OF_EACH(l, h) wasm_i16x8_shuffle(l, h, 4, 12, 5, 13, 6, 14, 7, 15)

/*
 * to += columns · relu(from) + bias. Of what a layer widens to, one in twelve is above zero; two
 * columns at a time, so that their products are added in the same step.
 */
static void narrow(const int8_t (*columns)[WIDE], const f32 *steps, const f32 *bias,
                   const f32 *from, f32 *to) {
  static int16_t kept[INNER + 1];
  static v128_t pairs[INNER / 2 + 1];
  f32 most = 1e-20f;
  int count = 0;
  for (int i = 0; i < INNER; i++) {
    kept[count] = i;
    count += from[i] > 0;
    most = from[i] > most ? from[i] : most;
  }
  f32 factor = MOST / most;
  /* An odd one is paired with itself, times nothing. */
  kept[count] = count ? kept[count - 1] : 0;
  for (int i = 0; i < count; i += 2) {
    int32_t low = from[kept[i]] * factor + 0.5f;
    int32_t high = i + 1 < count ? from[kept[i + 1]] * factor + 0.5f : 0;
    pairs[i / 2] = wasm_i32x4_splat(low | high << 16);
  }
  for (int at = 0; at < WIDE; at += 16) {
    v128_t s0 = wasm_i32x4_const_splat(0), s1 = s0, s2 = s0, s3 = s0;
    for (int i = 0; i < count; i += 2) {
      const int8_t *low = columns[kept[i]] + at, *high = columns[kept[i + 1]] + at;
      v128_t pair = pairs[i / 2];
      v128_t l = wasm_i16x8_load8x8(low), h = wasm_i16x8_load8x8(high);
      ADD_DOT(s0, pair, FIRST_OF_EACH(l, h));
      ADD_DOT(s1, pair, LAST_OF_EACH(l, h));
      l = wasm_i16x8_load8x8(low + 8), h = wasm_i16x8_load8x8(high + 8);
      ADD_DOT(s2, pair, FIRST_OF_EACH(l, h));
      ADD_DOT(s3, pair, LAST_OF_EACH(l, h));
    }
    int32_t sums[16];
    wasm_v128_store(sums, s0);
    wasm_v128_store(sums + 4, s1);
    wasm_v128_store(sums + 8, s2);
    wasm_v128_store(sums + 12, s3);
    for (int i = 0; i < 16; i++)
      to[at + i] += sums[i] * steps[at + i] * (most / MOST) + bias[at + i];
  }
}

/* middle holds query, key and value of each piece; every piece takes from all, head by head. */
static void attend(int count, int width) {
  int size = width / HEADS;
  f32 factor = 1.0f / __builtin_sqrtf((f32)size);
  f32 shares[MAX_PIECES];
  for (int head = 0; head < HEADS; head++) {
    int at = head * size;
    for (int n = 0; n < count; n++) {
      f32 most = -1e30f, sum = 0;
      for (int m = 0; m < count; m++) {
        shares[m] = factor * dot(&middle[n][at], &middle[m][width + at], size);
        if (shares[m] > most) most = shares[m];
      }
      for (int m = 0; m < count; m++) sum += shares[m] = exp_of(shares[m] - most);
      f32 *to = &attended[n][at];
      for (int i = 0; i < size; i++) to[i] = 0;
      for (int m = 0; m < count; m++) {
        v128_t share = wasm_f32x4_splat(shares[m] / sum);
        const f32 *value = &middle[m][2 * width + at];
        for (int i = 0; i < size; i += 4)
          wasm_v128_store(to + i, wasm_f32x4_add(wasm_v128_load(to + i),
                                                 wasm_f32x4_mul(share, wasm_v128_load(value + i))));
      }
    }
  }
}

#define NORM_ALL(layer, size)                                                             \
  for (int n = 0; n < count; n++) norm(layer.scale, layer.bias, state[n], normed[n], size)

/* What each piece is by itself, as wide as it becomes in a layer; middle holds it. */
#define WIDEN(norm_layer, layer)                                                          \
  NORM_ALL(norm_layer, WIDE);                                                             \
  round_rows(normed[0], WIDE, count, WIDE);                                               \
  APPLY(layer, count, middle[0], INNER, 0)

static void mean_of(f32 *rows, int stride, int count, int size) {
  for (int n = 1; n < count; n++)
    for (int i = 0; i < size; i++) rows[i] += rows[n * stride + i];
  for (int i = 0; i < size; i++) rows[i] /= count;
}

/* Reads `count` ids and writes the result. */
void encode(int32_t count) {
  if (count < 1) count = 1;
  if (count > MAX_PIECES) count = MAX_PIECES;
  for (int n = 0; n < count; n++) {
    int id = ids[n] < 0 || ids[n] >= PIECES ? 0 : ids[n];
    for (int i = 0; i < NARROW; i++)
      state[n][i] = 2 * w.pieces[id][i] * w.piece_steps[id] + w.timing[n][i];
  }
  NORM_ALL(w.norm0, NARROW);
  round_rows(state[0], WIDE, count, NARROW);
  APPLY(w.adjust0, count, state[0], WIDE, 0);
  round_rows(normed[0], WIDE, count, NARROW);
  APPLY(w.qkv0, count, middle[0], INNER, 0);
  attend(count, NARROW);
  round_rows(attended[0], WIDE, count, NARROW);
  APPLY(w.out0, count, state[0], WIDE, 1);
  WIDEN(w.inner_norm0, w.widen0);
  for (int n = 0; n < count; n++)
    narrow(w.narrow0.columns, w.narrow0.steps, w.narrow0.bias, middle[n], state[n]);

  NORM_ALL(w.norm1, WIDE);
  round_rows(normed[0], WIDE, count, WIDE);
  APPLY(w.qkv1, count, middle[0], INNER, 0);
  attend(count, WIDE);
  round_rows(attended[0], WIDE, count, WIDE);
  APPLY(w.out1, count, state[0], WIDE, 1);
  WIDEN(w.inner_norm1, w.widen1);

  /* Nothing comes after this but the mean, so the mean may come before. */
  mean_of(state[0], WIDE, count, WIDE);
  for (int n = 0; n < count; n++)
    for (int i = 0; i < INNER; i++) middle[n][i] = middle[n][i] > 0 ? middle[n][i] : 0;
  mean_of(middle[0], INNER, count, INNER);
  narrow(w.narrow1.columns, w.narrow1.steps, w.narrow1.bias, middle[0], state[0]);
  round_rows(state[0], WIDE, 1, WIDE);
  APPLY(w.last, 1, result, WIDE, 0);
  f32 length = 0;
  for (int i = 0; i < WIDE; i++) {
    result[i] = tanh_of(result[i]);
    length += result[i] * result[i];
  }
  length = __builtin_sqrtf(length > 1e-12f ? length : 1e-12f);
  for (int i = 0; i < WIDE; i++) result[i] /= length;
}
