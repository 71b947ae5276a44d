import Search from 'lucide-react/icons/search';
import { useEffect, useRef, useState } from 'react';
import { Input } from '../../ui/input.tsx';

const PAUSE_MS = 180;

interface SearchBoxProps {
  value: string;
  onSearch: (words: string) => void;
}

export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const [words, setWords] = useState(value);
  const lastSearch = useRef(value);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    if (value === lastSearch.current) return;
    lastSearch.current = value;
    setWords(value);
  }, [value]);
  useEffect(() => {
    if (words === lastSearch.current) return;
    const timer = setTimeout(() => {
      lastSearch.current = words.trim() === '' ? '' : words;
      search.current(words);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <div className="relative">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
      />
      <Input
        type="search"
        aria-label="Search resources"
        value={words}
        maxLength={200}
        onChange={(event) => setWords(event.target.value)}
        placeholder="Sleep, trust, energy…"
        autoComplete="off"
        enterKeyHint="search"
        className="pl-11.5"
      />
    </div>
  );
}
