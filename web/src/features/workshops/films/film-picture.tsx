interface FilmPictureProps {
  /** The progress runs from 0 to 1; the sun in the picture rises with it. */
  part: number;
  caption: string | null;
}

export function FilmPicture({ part, caption }: FilmPictureProps) {
  return (
    <>
      <svg
        viewBox="0 0 320 180"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="absolute inset-0 size-full bg-[#0c3b39]"
      >
        <g
          className="transition-transform duration-1000 ease-linear"
          style={{ transform: `translateY(${Math.round((1 - part) * 70)}px)` }}
        >
          <circle cx="262" cy="40" r="86" fill="#14605c" />
          <circle cx="262" cy="40" r="44" fill="#e9b08a" fillOpacity="0.6" />
        </g>
        <path d="M0 128c54-34 96-26 150-2s112 22 170-14v68H0z" fill="#0a3230" />
        <path d="M0 152c60-22 118-10 172 2s104 6 148-14v40H0z" fill="#082826" />
      </svg>
      {caption && (
        <div className="absolute inset-0 grid place-items-center p-[6%]">
          <p className="max-w-[38ch] rounded-control bg-[#062221]/80 px-4 py-2 text-center font-serif text-[clamp(0.95rem,3.6vw,1.5rem)] leading-snug">
            {caption}
          </p>
        </div>
      )}
    </>
  );
}
