import type { ReactNode } from 'react';

export const toolSubjects = {
  key: (
    <>
      <circle className="glow" cx="84" cy="38" r="12" />
      <circle className="sky" cx="84" cy="38" r="5" />
      <path className="line" d="M96 38h36m-6 0v9m-9-9v7" />
      <path className="soft" d="M74 62c16-4 36-4 52 0" />
    </>
  ),
  chairs: (
    <>
      <path className="line" d="M74 36v30m0-12h16v12m36-30v30m0-12h-16v12" />
      <path className="deep" d="M72 34h5v20h14v4H72zM128 34h-5v20h-14v4h19z" />
      <path className="glow" d="M97 26h6l4 14H93z" />
      <path className="line thin" d="M100 40v10" />
    </>
  ),
  pegs: (
    <>
      <path className="deep" d="M68 28h64v6H68z" />
      <path className="line" d="M80 34v6m20-6v6m20-6v6" />
      <path className="pale" d="M73 42h14v20l-7-4-7 4z" />
      <path className="line thin" d="M73 42h14v20l-7-4-7 4z" />
      <path className="glow" d="M93 42h14v20l-7-4-7 4z" />
    </>
  ),
  screen: (
    <>
      <rect className="pale" x="70" y="20" width="60" height="38" rx="5" />
      <rect className="line" x="70" y="20" width="60" height="38" rx="5" />
      <path className="deep" d="m94 30 16 9-16 9z" />
      <path className="line" d="M88 66h24M78 52h44" />
    </>
  ),
  glass: (
    <>
      <circle className="pale" cx="96" cy="38" r="17" />
      <circle className="line" cx="96" cy="38" r="17" />
      <path className="line" d="m109 50 14 14" strokeWidth="4" />
      <path className="ray" d="M87 35c1-4 4-7 8-8" />
    </>
  ),
  fork: (
    <>
      <path
        className="pale"
        d="M92 80c2-8 2-12-10-20h8c6 4 9 7 10 10 1-3 4-6 10-10h8c-12 8-12 12-10 20z"
      />
      <path className="line" d="M100 66V20" />
      <path className="deep" d="M100 24h20l6 5-6 5h-20z" />
      <path className="glow" d="M100 38H82l-6 5 6 5h18z" />
    </>
  ),
  stones: (
    <>
      <path className="sky" d="M0 57c66-8 134-8 200 0v23H0z" />
      <ellipse className="deep" cx="78" cy="70" rx="12" ry="4.5" />
      <ellipse className="deep" cx="101" cy="62" rx="10" ry="3.8" />
      <ellipse className="near" cx="119" cy="55" rx="8" ry="3" />
      <path className="line" d="M119 52V34" />
      <path className="glow" d="M119 34h12l-4 4 4 4h-12z" />
    </>
  ),
  shelf: (
    <>
      <path className="line" d="M68 56h64M76 56v8m48-8v8" />
      <path className="deep" d="M78 34h7v21h-7z" />
      <path className="near" d="M87 38h6v17h-6z" />
      <path className="glow" d="m97 40 6-2 5 16-6 2z" />
      <path className="soft" strokeDasharray="3 5" d="M113 34h12v20h-12z" />
    </>
  ),
} satisfies Record<string, ReactNode>;
