import type { ReactNode } from 'react';

export const themeSubjects = {
  walk: (
    <>
      <path
        className="pale"
        d="M84 80c10-8 24-10 20-18-3-5-10-6-6-12h4c-2 6 10 7 13 13 4 8-5 12-7 17z"
      />
      <path className="deep" d="M76 28c6 6 10 14 10 19 0 6-4 9-10 9s-10-3-10-9c0-5 4-13 10-19z" />
      <path className="near" d="M128 34c5 5 8 11 8 15 0 5-3 8-8 8s-8-3-8-8c0-4 3-10 8-15z" />
      <path className="line" d="M76 44v20m52-16v15" />
    </>
  ),
  summit: (
    <>
      <path className="near" d="M58 68 88 32l10 10 12-16 34 42z" />
      <path className="pale" d="m110 26-7 9 5 4 4-4 5 3 1-2z" />
      <path className="line" d="M110 26V12" />
      <path className="glow" d="M110 12h13l-4 4 4 4h-13z" />
    </>
  ),
  nest: (
    <>
      <path className="pale" d="M88 47c0-6 3-10 6-10s6 4 6 10zM101 47c0-7 3-11 6-11s6 4 6 11z" />
      <path className="glow" d="M94 48c0-8 3-12 6-12s7 4 7 12z" />
      <path className="deep" d="M78 46h44c0 11-8 18-22 18s-22-7-22-18z" />
      <path className="soft" d="M84 51c10 3 22 3 32 0m-27 6c7 2 15 2 22 0" />
      <path className="line" d="M64 66c20-4 52-4 72 0" />
    </>
  ),
  phases: (
    <>
      <circle className="pale" cx="100" cy="38" r="12" />
      <path
        className="deep"
        d="M74 28a10 10 0 1 0 0 20 15 15 0 0 1 0-20zM126 28a10 10 0 1 1 0 20 15 15 0 0 0 0-20z"
      />
      <circle className="line" cx="100" cy="38" r="12" />
      <path className="soft" d="M72 62c9-3 19-3 28 0s19 3 28 0" />
    </>
  ),
  clipboard: (
    <>
      <rect className="pale" x="82" y="22" width="36" height="46" rx="4" />
      <rect className="line" x="82" y="22" width="36" height="46" rx="4" />
      <path className="deep" d="M92 18h16v8H92z" />
      <path className="line" d="m88 37 3 3 4-5m-7 14 3 3 4-5" />
      <path className="line thin" d="M100 38h12m-12 12h12m-24 11h16" />
    </>
  ),
  ripples: (
    <>
      <ellipse className="soft" cx="100" cy="58" rx="38" ry="10" />
      <ellipse className="soft" cx="100" cy="58" rx="25" ry="6.5" />
      <ellipse className="pale" cx="100" cy="58" rx="12" ry="3" />
      <path className="deep" d="M98 54c-7-11-4-22 9-31 6 14 3 26-9 31z" />
      <path className="ray" d="M99 51c1-8 3-14 6-20" />
    </>
  ),
  notebook: (
    <>
      <rect className="pale" x="74" y="28" width="52" height="38" rx="4" />
      <rect className="line" x="74" y="28" width="52" height="38" rx="4" />
      <path className="line" d="M100 28v38" />
      <path className="deep" d="M80 58v-6h3v6zm5 0V46h3v12zm5 0v-9h3v9z" />
      <path className="line thin" d="M106 37h14m-14 7h14m-14 7h9" />
      <path className="glow" d="m124 60 8-16 4 2-8 16-5 3z" />
    </>
  ),
  jar: (
    <>
      <path
        className="pale"
        d="M84 34h32c3 3 4 6 4 10v16c0 4-2 6-6 6H86c-4 0-6-2-6-6V44c0-4 1-7 4-10z"
      />
      <circle className="glow" cx="91" cy="58" r="6" />
      <circle className="glow" cx="105" cy="59" r="6" />
      <circle className="glow" cx="98" cy="49" r="6" />
      <path
        className="line"
        d="M84 34h32c3 3 4 6 4 10v16c0 4-2 6-6 6H86c-4 0-6-2-6-6V44c0-4 1-7 4-10z"
      />
      <path className="deep" d="M82 26h36v7H82z" />
    </>
  ),
  tree: (
    <>
      <path className="deep" d="M100 16c12 0 20 8 20 17s-8 16-20 16-20-7-20-16 8-17 20-17z" />
      <path className="line" d="M100 34v32m0-20 8-7m-8 13-7-6M90 68c4 0 7-1 10-3 3 2 6 3 10 3" />
    </>
  ),
  candle: (
    <>
      <circle className="pale" cx="100" cy="34" r="18" />
      <path className="glow" d="M100 22c1 4 6 6 6 12a6 6 0 0 1-12 0c0-4 4-7 6-12z" />
      <path className="line thin" d="M100 38v6" />
      <path className="deep" d="M92 44h16v20H92z" />
      <path className="line" d="M84 66h32" />
    </>
  ),
  sprout: (
    <>
      <path className="near" d="M100 44c0-10 7-17 20-18 0 12-7 19-20 18z" />
      <path className="deep" d="M100 36c-1-9-7-14-18-14 0 11 7 16 18 14z" />
      <path className="line" d="M100 36v29M88 66c8-4 16-4 24 0" />
    </>
  ),
  cups: (
    <>
      <path className="soft" d="M86 34c-2-3 2-5 0-9m26 7c-2-3 2-5 0-9" />
      <path className="deep" d="M76 42h20v9a9 9 0 0 1-9 9h-2a9 9 0 0 1-9-9z" />
      <path className="glow" d="M104 42h18v8a8 8 0 0 1-8 8h-2a8 8 0 0 1-8-8z" />
      <path className="line" d="M76 45h-3a4 4 0 0 0 0 8h3m46-8h3a4 4 0 0 1 0 7h-3M66 64h68" />
    </>
  ),
  knot: (
    <>
      <path className="line" d="M60 48c16 0 20-20 34-20s17 26 6 26-8-26 6-26 18 20 34 20" />
      <circle className="glow" cx="100" cy="58" r="4" />
      <path className="soft" d="M86 64c9 3 19 3 28 0" />
    </>
  ),
} satisfies Record<string, ReactNode>;
