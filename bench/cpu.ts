import { readFileSync } from 'node:fs';

/** Returns the user and system time of a process with all its threads, in steps of 10 ms. */
export function readCpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
