import { isBadStart, onlyGivenLinks } from '@hearthway/domain/guide/grounded-text';

const FIRST_LOOK = 120;
const MAX_LINK_LENGTH = 400;

/**
 * Lets a model's words through piece by piece, each judged before it is sent: the beginning as a
 * whole, links and addresses only once they are complete.
 */
export class HeldBack {
  #paths: ReadonlySet<string>;
  #waiting = '';
  #isTrusted = false;

  constructor(paths: ReadonlySet<string>) {
    this.#paths = paths;
  }

  /** What may be sent now; null when the beginning shows that this is no answer. */
  push(text: string): string | null {
    this.#waiting += text;
    if (!this.#isTrusted) {
      if (this.#waiting.length < FIRST_LOOK) return '';
      if (isBadStart(this.#waiting)) return null;
      this.#isTrusted = true;
    }
    return this.#release(safeLength(this.#waiting));
  }

  end(): string {
    return this.#release(this.#waiting.length);
  }

  #release(length: number): string {
    const ready = this.#waiting.slice(0, length);
    this.#waiting = this.#waiting.slice(length);
    return onlyGivenLinks(ready, this.#paths);
  }
}

/** Up to the last gap between words that lies in no link, whether that has ended or not. */
function safeLength(text: string): number {
  const open = text.lastIndexOf('[');
  const gap = text.search(/\s\S*$/) + 1;
  if (open < 0 || gap <= open) return gap;
  const whole = /^\[[^[\]]*\](?:\([^()]*\)|[^(])/.exec(text.slice(open));
  const linkEnd = whole ? open + whole[0].length : open + MAX_LINK_LENGTH;
  if (gap >= linkEnd) return gap;
  return open - (text[open - 1] === '!' ? 1 : 0);
}
