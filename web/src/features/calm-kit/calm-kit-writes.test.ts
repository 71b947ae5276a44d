import { expect, test, vi } from 'vitest';
import { ownReframeWrite } from './calm-kit-writes.ts';

vi.mock('../../session/api.ts', () => ({ api: {} }));
vi.mock('../../outbox/define-write.ts', () => ({ defineWrite: (write: object) => write }));

const id = '019a8f2e-0000-7000-8000-000000000000';
const at = '2026-11-15T12:00:00Z';

test.each([
  ['too_many_reframes', 'Your kit is full. Remove a reframe to add another.'],
  ['premium_required', 'This comes with Premium.'],
])(
  'if the server refuses a reframed thought (%s), the member gets the text back with the reason',
  (code, reason) => {
    expect(ownReframeWrite.toasts.refused(code)).toBe(reason);
    expect(
      ownReframeWrite.refusal(code, { id, feeling: 'angry', text: 'It is one evening.', at }),
    ).toEqual({
      title: 'We couldn’t save your reframe',
      detail: `${reason} You wrote: It is one evening.`,
    });
  },
);
