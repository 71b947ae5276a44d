/* Dot products of a vector with many rows. Compiled by `npm run guide:train -- encoder`. */
#include <stdint.h>
#include <wasm_simd128.h>

#define MAX_SIZE 2048
#define ROWS_AT_ONCE 4

static int16_t row[MAX_SIZE] __attribute__((aligned(16)));

int16_t *row_at(void) { return row; }

#define ADD_DOT(sum, x, bytes) \
  sum = wasm_i32x4_add(sum, wasm_i32x4_dot_i16x8(x, wasm_i16x8_load8x8(bytes)))
static inline v128_t totals(v128_t a, v128_t b, v128_t c, v128_t d) {
  v128_t ab = wasm_i32x4_add(wasm_i32x4_shuffle(a, b, 0, 4, 1, 5),
                             wasm_i32x4_shuffle(a, b, 2, 6, 3, 7));
  v128_t cd = wasm_i32x4_add(wasm_i32x4_shuffle(c, d, 0, 4, 1, 5),
                             wasm_i32x4_shuffle(c, d, 2, 6, 3, 7));
  return wasm_i32x4_add(wasm_i32x4_shuffle(ab, cd, 0, 1, 4, 5),
                        wasm_i32x4_shuffle(ab, cd, 2, 3, 6, 7));
}

static inline __attribute__((always_inline)) v128_t four(const int8_t *rows, const int32_t size) {
  v128_t a = wasm_i32x4_const_splat(0), b = a, c = a, d = a;
  for (int32_t i = 0; i < size; i += 8) {
    v128_t x = wasm_v128_load(row + i);
    ADD_DOT(a, x, rows + i);
    ADD_DOT(b, x, rows + size + i);
    ADD_DOT(c, x, rows + 2 * size + i);
    ADD_DOT(d, x, rows + 3 * size + i);
  }
  return totals(a, b, c, d);
}

void products(const int8_t *rows, int32_t count, int32_t size, int32_t *to) {
  for (int32_t n = 0; n < count; n += ROWS_AT_ONCE, rows += ROWS_AT_ONCE * size)
    wasm_v128_store(to + n, four(rows, size));
}
