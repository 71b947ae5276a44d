/*
 * What a row of whole numbers and each of many rows of bytes make together, number by number: the
 * tens of thousands of questions that a message is compared with, and the notions it is read with.
 * `npm run pack:encoder` compiles it.
 */
#include <stdint.h>
#include <wasm_simd128.h>

#define WIDEST 512

static int16_t row[WIDEST] __attribute__((aligned(16)));

int16_t *row_at(void) { return row; }

/* `rows` are `count` rows of `size` bytes, a multiple of eight; a sum for each is written to `to`. */
void products(const int8_t *rows, int32_t count, int32_t size, int32_t *to) {
  for (int32_t n = 0; n < count; n++, rows += size) {
    v128_t sum = wasm_i32x4_const_splat(0);
    for (int32_t i = 0; i < size; i += 8)
      sum = wasm_i32x4_add(
          sum, wasm_i32x4_dot_i16x8(wasm_v128_load(row + i), wasm_i16x8_load8x8(rows + i)));
    to[n] = wasm_i32x4_extract_lane(sum, 0) + wasm_i32x4_extract_lane(sum, 1) +
            wasm_i32x4_extract_lane(sum, 2) + wasm_i32x4_extract_lane(sum, 3);
  }
}
