export function misspell(text: string, next: () => number): string {
  return text
    .split(' ')
    .map((word) => {
      if (word.length < 4 || next() > 0.3) return word;
      const at = 1 + Math.floor(next() * (word.length - 2));
      const slip = next();
      if (slip < 0.4) return `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
      if (slip < 0.8) return word.slice(0, at) + word.slice(at + 1);
      return word.slice(0, at) + word[at] + word.slice(at);
    })
    .join(' ');
}
