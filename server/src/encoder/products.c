/*
 * What a row of whole numbers and each of many rows of bytes make together, number by number: the
 * tens of thousands of questions that a message is compared with, the layers it is read with.
 * `npm run pack:encoder` compiles it.
 */
#include <stdint.h>
#include <wasm_simd128.h>

#define WIDEST 2048
/* Rows that are multiplied at a time: what they are multiplied with is read once for all of them. */
#define ABREAST 4
/* As long as what a message is compared with. */
#define SHORT 64

static int16_t row[WIDEST] __attribute__((aligned(16)));

int16_t *row_at(void) { return row; }

#define ADD_DOT(sum, x, bytes) \
  sum = wasm_i32x4_add(sum, wasm_i32x4_dot_i16x8(x, wasm_i16x8_load8x8(bytes)))
/* The four numbers of each of four vectors, added up. */
static inline v128_t totals(v128_t a, v128_t b, v128_t c, v128_t d) {
  v128_t ab = wasm_i32x4_add(wasm_i32x4_shuffle(a, b, 0, 4, 1, 5),
                             wasm_i32x4_shuffle(a, b, 2, 6, 3, 7));
  v128_t cd = wasm_i32x4_add(wasm_i32x4_shuffle(c, d, 0, 4, 1, 5),
                             wasm_i32x4_shuffle(c, d, 2, 6, 3, 7));
  return wasm_i32x4_add(wasm_i32x4_shuffle(ab, cd, 0, 1, 4, 5),
                        wasm_i32x4_shuffle(ab, cd, 2, 3, 6, 7));
}

/* What four rows make with the row of whole numbers. */
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

/*
 * `rows` are `count` rows of `size` bytes, a multiple of eight; a sum for each is written to `to`.
 * There is room for as many rows and sums as a multiple of four.
 */
void products(const int8_t *rows, int32_t count, int32_t size, int32_t *to) {
  for (int32_t n = 0; n < count; n += ABREAST, rows += ABREAST * size)
    wasm_v128_store(to + n, four(rows, size));
}

/*
 * The same for rows of 64 bytes, of tens of thousands of which hardly any matters: only sums above
 * `least` are written, each after the place of its row. Returns how many there are.
 */
int32_t most(const int8_t *rows, int32_t count, int32_t least, int32_t *to) {
  v128_t bound = wasm_i32x4_splat(least);
  int32_t found = 0;
  for (int32_t n = 0; n < count; n += ABREAST, rows += ABREAST * SHORT) {
    v128_t sums = four(rows, SHORT);
    if (!wasm_v128_any_true(wasm_i32x4_gt(sums, bound))) continue;
    int32_t each[ABREAST];
    wasm_v128_store(each, sums);
    for (int32_t k = 0; k < ABREAST && n + k < count; k++) {
      if (each[k] <= least) continue;
      to[2 * found] = n + k;
      to[2 * found + 1] = each[k];
      found++;
    }
  }
  return found;
}
