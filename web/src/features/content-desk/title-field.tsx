interface TitleFieldProps {
  title: string;
  onChange: (title: string) => void;
  onEnter: () => void;
}

/** The hidden copy below the field gives it the height of the title, however many lines it has. */
export function TitleField({ title, onChange, onEnter }: TitleFieldProps) {
  return (
    <div className="grid min-w-0 font-serif text-[1.75rem] leading-snug sm:mt-2 *:[grid-area:1/1] sm:text-4xl">
      <span aria-hidden="true" className="invisible whitespace-pre-wrap break-words py-1">
        {title || 'Title'}{' '}
      </span>
      <textarea
        aria-label="Title"
        required
        rows={1}
        value={title}
        maxLength={200}
        placeholder="Title"
        className="resize-none overflow-hidden bg-transparent py-1 font-semibold text-ink outline-none placeholder:text-muted focus-visible:shadow-[0_2px_0_var(--color-teal)]"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter();
        }}
        onChange={({ target }) => onChange(target.value.replaceAll(/\s*\n\s*/g, ' '))}
      />
    </div>
  );
}
