import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type Autosave,
  createAutosave,
  LONGEST_WAIT_MS,
  PAUSE_MS,
  RETRY_MS,
  type SaveState,
} from './create-autosave.ts';

let sent: string[];
let states: SaveState[];
let answer: (draft: string) => Promise<'saved' | 'conflict'>;
let autosave: Autosave<string>;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  states = [];
  answer = async () => 'saved';
  autosave = createAutosave({
    saved: 'A',
    send: (draft) => {
      sent.push(draft);
      return answer(draft);
    },
    mayRetry: (error) => (error as Error).message === 'offline',
    onState: (state) => states.push(state),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('autosave stores the last text after a pause in typing', async () => {
  autosave.change('Ab');
  await wait(PAUSE_MS - 1);
  autosave.change('Abc');
  await wait(PAUSE_MS - 1);
  expect(sent).toEqual([]);
  await wait(1);
  expect(sent).toEqual(['Abc']);
  expect(states).toEqual(['unsaved', 'unsaved', 'saving', 'saved']);
});

it('autosave stores nothing if the change is undone first', async () => {
  autosave.change('Ab');
  autosave.change('A');
  await wait(LONGEST_WAIT_MS);
  expect(sent).toEqual([]);
  expect(states.at(-1)).toBe('saved');
});

it('autosave does not wait for ever for an editor who types without a pause', async () => {
  for (let typed = 0; typed <= LONGEST_WAIT_MS; typed += 1000) {
    autosave.change(`A${typed}`);
    await wait(1000);
  }
  expect(sent.length).toBe(1);
});

it('autosave sends one request at a time', async () => {
  const first = Promise.withResolvers<'saved'>();
  answer = () => first.promise;
  autosave.change('Ab');
  await wait(PAUSE_MS);
  autosave.change('Abc');
  await wait(LONGEST_WAIT_MS);
  expect(sent).toEqual(['Ab']);
  answer = async () => 'saved';
  first.resolve('saved');
  await wait(PAUSE_MS);
  expect(sent).toEqual(['Ab', 'Abc']);
  expect(states.at(-1)).toBe('saved');
});

it('autosave tries again without a network and says that nothing is saved until then', async () => {
  answer = () => Promise.reject(new Error('offline'));
  autosave.change('Ab');
  await wait(PAUSE_MS);
  expect(states.at(-1)).toBe('failed');
  answer = async () => 'saved';
  await wait(RETRY_MS);
  expect([sent, states.at(-1)]).toEqual([['Ab', 'Ab'], 'saved']);
});

it('autosave sends a refused text again only after a change', async () => {
  answer = () => Promise.reject(new Error('too long'));
  autosave.change('Ab');
  await wait(PAUSE_MS + RETRY_MS * 3);
  expect(sent).toEqual(['Ab']);
  autosave.change('Abc');
  expect(states.at(-1)).toBe('failed');
  await wait(PAUSE_MS);
  expect(sent).toEqual(['Ab', 'Abc']);
});

it('autosave stops at a conflict until the editor decides', async () => {
  answer = async () => 'conflict';
  autosave.change('Ab');
  await wait(PAUSE_MS);
  autosave.change('Abc');
  expect(await autosave.flush()).toBe(false);
  await wait(LONGEST_WAIT_MS);
  expect([sent, states.at(-1)]).toEqual([['Ab'], 'conflict']);
  answer = async () => 'saved';
  autosave.resume();
  await wait(0);
  expect([sent, states.at(-1)]).toEqual([['Ab', 'Abc'], 'saved']);
});

it('autosave stores the text at once on request and reports whether that worked', async () => {
  autosave.change('Ab');
  expect(await autosave.flush()).toBe(true);
  expect(sent).toEqual(['Ab']);
  answer = () => Promise.reject(new Error('offline'));
  autosave.change('Abc');
  expect(await autosave.flush()).toBe(false);
});

it('autosave sends nothing more after it was stopped', async () => {
  autosave.change('Ab');
  autosave.stop();
  await wait(LONGEST_WAIT_MS);
  expect(sent).toEqual([]);
});
