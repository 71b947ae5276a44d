import { readdirSync, readFileSync } from 'node:fs';

/** The niceness of every thread of this process (Linux only). */
export const readThreadPriorities = (): number[] =>
  readdirSync('/proc/self/task').map((id) =>
    Number(readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]),
  );
