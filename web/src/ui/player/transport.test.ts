import { expect, test, vi } from 'vitest';
import { keyAction, type Transport } from './transport.ts';

const player = (change: Partial<Transport> = {}): Transport => ({
  title: 'A film',
  isPlaying: false,
  position: 20,
  length: 60,
  speed: 1,
  captions: true,
  sound: null,
  toggle: vi.fn(),
  seek: vi.fn(),
  setSpeed: vi.fn(),
  setCaptions: vi.fn(),
  setSound: vi.fn(),
  ...change,
});

test.each([
  [' ', {}, 'toggle', []],
  ['k', {}, 'toggle', []],
  ['ArrowLeft', {}, 'seek', [15]],
  ['ArrowLeft', { position: 2 }, 'seek', [0]],
  ['ArrowRight', { position: 58 }, 'seek', [60]],
  ['Home', {}, 'seek', [0]],
  ['>', {}, 'setSpeed', [1.25]],
  ['<', {}, 'setSpeed', [0.75]],
  ['c', {}, 'setCaptions', [false]],
  ['m', { sound: false }, 'setSound', [true]],
] as const)(
  'the player can be controlled by keyboard: %j while %j calls %s',
  (key, change, called, values) => {
    const transport = player(change);
    keyAction(key, transport)?.();
    expect(transport[called]).toHaveBeenCalledExactlyOnceWith(...values);
  },
);

test.each([
  ['>', { speed: 2 }],
  ['m', {}],
  ['c', { captions: null }],
  ['x', {}],
  ['Tab', {}],
])('the player ignores other keys: %j while %j', (key, change) => {
  expect(keyAction(key, player(change))).toBeNull();
});
