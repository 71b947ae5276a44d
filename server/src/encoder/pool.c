/*
 * Sum and max pooling over the tokens of a text, after a convolution over three tokens and ReLU.
 * Compiled by `npm run guide:train -- encoder`.
 */
#include <stdint.h>
#include <wasm_simd128.h>

#define UNITS 512
#define TOKEN_CAPACITY 64

static int32_t pieces[TOKEN_CAPACITY];
static float pooled[2 * UNITS] __attribute__((aligned(16)));

int32_t *pieces_at(void) { return pieces; }
float *pooled_at(void) { return pooled; }

#define LOW(bytes) wasm_f32x4_convert_i32x4(wasm_i32x4_extend_low_i16x8(bytes))
#define HIGH(bytes) wasm_f32x4_convert_i32x4(wasm_i32x4_extend_high_i16x8(bytes))

static inline void add(float *at, v128_t values) {
  values = wasm_f32x4_pmax(wasm_f32x4_const_splat(0), values);
  wasm_v128_store(at, wasm_f32x4_add(wasm_v128_load(at), values));
  wasm_v128_store(at + UNITS, wasm_f32x4_pmax(wasm_v128_load(at + UNITS), values));
}

/*
 * Each token has three quantized rows: its contribution to the next token, to itself and to the
 * previous token. `scales` holds the scale of each row. `pooled` receives the sums, then the maxima.
 */
void pool(const int8_t *rows, const float *scales, int32_t count) {
  for (int32_t unit = 0; unit < 2 * UNITS; unit++) pooled[unit] = 0;
  for (int32_t n = 0; n < count; n++) {
    int32_t before = 3 * pieces[n ? n - 1 : n], itself = 3 * pieces[n] + 1;
    int32_t after = 3 * pieces[n + 1 < count ? n + 1 : n] + 2;
    const int8_t *a = rows + before * UNITS, *b = rows + itself * UNITS, *c = rows + after * UNITS;
    v128_t scale_a = wasm_f32x4_splat(n ? scales[before] : 0);
    v128_t scale_b = wasm_f32x4_splat(scales[itself]);
    v128_t scale_c = wasm_f32x4_splat(n + 1 < count ? scales[after] : 0);
    for (int32_t unit = 0; unit < UNITS; unit += 8) {
      v128_t x = wasm_i16x8_load8x8(a + unit), y = wasm_i16x8_load8x8(b + unit);
      v128_t z = wasm_i16x8_load8x8(c + unit);
#define CONVOLVE(PART)                                                                  \
  wasm_f32x4_add(wasm_f32x4_add(wasm_f32x4_mul(scale_a, PART(x)), wasm_f32x4_mul(scale_b, PART(y))), \
                 wasm_f32x4_mul(scale_c, PART(z)))
      add(pooled + unit, CONVOLVE(LOW));
      add(pooled + unit + 4, CONVOLVE(HIGH));
    }
  }
}
