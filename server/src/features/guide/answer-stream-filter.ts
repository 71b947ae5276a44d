import { isBadStart, removeUnknownLinks } from '@hearthway/domain/guide/grounded-text';

const CHECKED_LENGTH = 120;
const MAX_LINK_LENGTH = 400;

/**
 * Filters a model's streamed answer before it is sent: checks the beginning as a whole, and
 * releases links and addresses only once they are complete.
 */
export class AnswerStreamFilter {
  #paths: ReadonlySet<string>;
  #buffer = '';
  #isTrusted = false;

  constructor(paths: ReadonlySet<string>) {
    this.#paths = paths;
  }

  /** Text that may be sent now; null if the beginning shows that this is not an answer. */
  push(text: string): string | null {
    this.#buffer += text;
    if (!this.#isTrusted) {
      if (this.#buffer.length < CHECKED_LENGTH) return '';
      if (isBadStart(this.#buffer)) return null;
      this.#isTrusted = true;
    }
    return this.#release(findSafeLength(this.#buffer));
  }

  end(): string {
    return this.#release(this.#buffer.length);
  }

  #release(length: number): string {
    const ready = this.#buffer.slice(0, length);
    this.#buffer = this.#buffer.slice(length);
    return removeUnknownLinks(ready, this.#paths);
  }
}

/** Position after the last space that is not inside a complete or unfinished link. */
function findSafeLength(text: string): number {
  const linkStart = text.lastIndexOf('[');
  const gap = text.search(/\s\S*$/) + 1;
  if (linkStart < 0 || gap <= linkStart) return gap;
  const link = /^\[[^[\]]*\](?:\([^()]*\)|[^(])/.exec(text.slice(linkStart));
  const linkEnd = link ? linkStart + link[0].length : linkStart + MAX_LINK_LENGTH;
  if (gap >= linkEnd) return gap;
  return linkStart - (text[linkStart - 1] === '!' ? 1 : 0);
}
