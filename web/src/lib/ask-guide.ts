const EVENT = 'hearthway.ask-guide';

/** Opens the guide, with these words in its field, on pages that have one. */
export function askGuide(words = ''): void {
  window.dispatchEvent(new CustomEvent<string>(EVENT, { detail: words }));
}

export function onAskGuide(listener: (words: string) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<string>).detail);
  window.addEventListener(EVENT, listen);
  return () => window.removeEventListener(EVENT, listen);
}
