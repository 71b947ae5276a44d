import { beforeEach, expect, test, vi } from 'vitest';
import { debugLog } from './debug-log.ts';

beforeEach(() => debugLog.clear());

test('the debug log keeps the latest 200 events', () => {
  for (let index = 0; index < 250; index += 1) debugLog.add('test', `event ${index}`, null, index);
  expect(debugLog.events.get()).toHaveLength(200);
  expect(debugLog.events.get()[0]?.event).toBe('event 50');
  expect(debugLog.events.get().at(-1)).toMatchObject({ event: 'event 249', timestamp: 249 });
});

test('the debug log notifies subscribers until they unsubscribe', () => {
  const listener = vi.fn();
  const { unsubscribe } = debugLog.events.subscribe(listener);
  debugLog.add('test', 'one');
  debugLog.clear();
  unsubscribe();
  debugLog.add('test', 'two');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('the debug log hides secrets', () => {
  debugLog.add('auth', 'SIGNED_IN', { email: 'amara@example.com', access_token: 'abc' });
  expect(debugLog.events.get()[0]?.payload).toEqual({
    email: '[email]',
    access_token: '[hidden]',
  });
});
