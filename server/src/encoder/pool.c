/*
 * What the pieces of a text say together: the sum, and the most that any of them says.
 * `npm run pack:encoder` compiles it.
 */
#include <stdint.h>
#include <wasm_simd128.h>

#define UNITS 512
#define LONGEST 64

static int32_t pieces[LONGEST];
static float pooled[2 * UNITS] __attribute__((aligned(16)));

int32_t *pieces_at(void) { return pieces; }
float *pooled_at(void) { return pooled; }

#define LOW(bytes) wasm_f32x4_convert_i32x4(wasm_i32x4_extend_low_i16x8(bytes))
#define HIGH(bytes) wasm_f32x4_convert_i32x4(wasm_i32x4_extend_high_i16x8(bytes))

/* Four numbers that a piece says: what is below zero is not said. */
static inline void add(float *at, v128_t said) {
  said = wasm_f32x4_pmax(wasm_f32x4_const_splat(0), said);
  wasm_v128_store(at, wasm_f32x4_add(wasm_v128_load(at), said));
  wasm_v128_store(at + UNITS, wasm_f32x4_pmax(wasm_v128_load(at + UNITS), said));
}

/*
 * A piece has three rows of bytes: what it says to the next one, by itself, and to the one before;
 * `steps` is what a step of each row is worth. The sum comes first, then the most.
 */
void pool(const int8_t *rows, const float *steps, int32_t count) {
  for (int32_t unit = 0; unit < 2 * UNITS; unit++) pooled[unit] = 0;
  for (int32_t n = 0; n < count; n++) {
    /* Where there is none before or after, any row will do, worth nothing. */
    int32_t before = 3 * pieces[n ? n - 1 : n], itself = 3 * pieces[n] + 1;
    int32_t after = 3 * pieces[n + 1 < count ? n + 1 : n] + 2;
    const int8_t *a = rows + before * UNITS, *b = rows + itself * UNITS, *c = rows + after * UNITS;
    v128_t worth_a = wasm_f32x4_splat(n ? steps[before] : 0);
    v128_t worth_b = wasm_f32x4_splat(steps[itself]);
    v128_t worth_c = wasm_f32x4_splat(n + 1 < count ? steps[after] : 0);
    for (int32_t unit = 0; unit < UNITS; unit += 8) {
      v128_t x = wasm_i16x8_load8x8(a + unit), y = wasm_i16x8_load8x8(b + unit);
      v128_t z = wasm_i16x8_load8x8(c + unit);
#define SAID(PART)                                                                  \
  wasm_f32x4_add(wasm_f32x4_add(wasm_f32x4_mul(worth_a, PART(x)), wasm_f32x4_mul(worth_b, PART(y))), \
                 wasm_f32x4_mul(worth_c, PART(z)))
      add(pooled + unit, SAID(LOW));
      add(pooled + unit + 4, SAID(HIGH));
    }
  }
}
