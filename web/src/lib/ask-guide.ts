const EVENT = 'hearthway.ask-guide';

export function askGuide(words = ''): void {
  window.dispatchEvent(new CustomEvent<string>(EVENT, { detail: words }));
}

export function onAskGuide(listener: (words: string) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<string>).detail);
  window.addEventListener(EVENT, listen);
  return () => window.removeEventListener(EVENT, listen);
}
