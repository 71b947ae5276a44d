import type { Clock } from '../ports/clock.ts';

export class TestClock implements Clock {
  #now: Date;

  constructor(start = new Date()) {
    this.#now = start;
  }

  now(): Date {
    return new Date(this.#now);
  }

  set(now: Date | string): void {
    this.#now = new Date(now);
  }

  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }
}
