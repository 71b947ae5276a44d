import type { ReactNode } from 'react';

export const weekSubjects = {
  door: (
    <>
      <path className="pale" d="M90 64V38a10 10 0 0 1 20 0v26z" />
      <path className="line" d="M90 64V38a10 10 0 0 1 20 0v26" />
      <path className="deep" d="M90 64V37c0-2 1-4 2-5l-8 5v27z" />
      <path className="pale" d="M90 64h20c2 5 8 9 16 16H76c8-6 13-11 14-16z" />
    </>
  ),
  night: (
    <>
      <path className="glow" d="M112 12a13 13 0 1 0 9 21 11 11 0 0 1-9-21z" />
      <path className="line thin" d="M84 16v4m-2-2h4M132 40v4m-2-2h4M74 32v3m-1.5-1.5h3" />
      <path className="deep" d="M76 66V53l13-10 13 10v13z" />
      <path className="glow" d="M86 55h6v6h-6z" />
    </>
  ),
  bell: (
    <>
      <path className="soft" d="M80 36c-3 5-3 11 0 16M120 36c3 5 3 11 0 16" />
      <path
        className="deep"
        d="M100 24a13 13 0 0 1 13 13c0 9 2 12 5 15H82c3-3 5-6 5-15a13 13 0 0 1 13-13z"
      />
      <path className="line" d="M100 24v-4" />
      <circle className="glow" cx="100" cy="57" r="4" />
    </>
  ),
  bowl: (
    <>
      <circle className="glow" cx="92" cy="41" r="8" />
      <path className="near" d="M104 44c-2-9 3-15 13-17 2 9-3 16-13 17z" />
      <path className="line thin" d="M106 42c2-5 5-8 9-12" />
      <path className="deep" d="M76 44h48c0 12-9 20-24 20s-24-8-24-20z" />
      <path className="line" d="M92 66h16" />
    </>
  ),
  bench: (
    <>
      <path className="deep" d="M80 22c8 0 13 6 13 13s-5 12-13 12-13-5-13-12 5-13 13-13z" />
      <path className="near" d="M121 28c7 0 11 5 11 11s-4 10-11 10-11-4-11-10 4-11 11-11z" />
      <path className="line" d="M80 40v25M121 44v21M91 57h20M94 57v8m14-8v8" />
    </>
  ),
  book: (
    <>
      <path
        className="pale"
        d="M100 47c-6-5-15-6-26-4v21c11-2 20-1 26 4 6-5 15-6 26-4V43c-11-2-20-1-26 4z"
      />
      <path
        className="line"
        d="M100 47c-6-5-15-6-26-4v21c11-2 20-1 26 4 6-5 15-6 26-4V43c-11-2-20-1-26 4zm0 0v21"
      />
      <path className="line" d="M92 28c4-5 8-4 10 0 3-5 7-5 11-2" />
    </>
  ),
  compass: (
    <>
      <circle className="pale" cx="100" cy="43" r="21" />
      <circle className="line" cx="100" cy="43" r="21" />
      <path className="glow" d="m109 29-5 17-8-6z" />
      <path className="deep" d="m91 57 5-17 8 6z" />
      <path className="line thin" d="M100 25v3M100 58v3M82 43h3M115 43h3" />
    </>
  ),
  boat: (
    <>
      <path className="deep" d="M93 37h25c-1 7-5 11-12 11s-12-4-13-11z" />
      <path className="pale" d="M106 12v22H92c6-5 11-12 14-22z" />
      <path className="line" d="M106 12v24M106 14c6 5 9 11 10 19h-10" />
      <path
        className="near"
        d="M0 80V64c26 6 52 2 72-9 12-7 22-9 32-5 12 5 18 13 34 13 20 0 38-9 62-7v24z"
      />
      <path className="soft" d="M70 70c8-2 14-7 20-9m22 9c8 2 14 2 22 0" />
    </>
  ),
  voices: (
    <>
      <path
        className="deep"
        d="M72 26h34a7 7 0 0 1 7 7v12a7 7 0 0 1-7 7H86l-10 8v-8h-4a7 7 0 0 1-7-7V33a7 7 0 0 1 7-7z"
      />
      <path
        className="pale"
        d="M103 36h27a6 6 0 0 1 6 6v11a6 6 0 0 1-6 6h-3v7l-9-7h-15a6 6 0 0 1-6-6V42a6 6 0 0 1 6-6z"
      />
      <path className="line thin" d="M105 44h23M105 51h15" />
    </>
  ),
  vase: (
    <>
      <path className="line" d="M100 40c0-10 3-18 10-24M100 36c-1-7-5-12-10-15" />
      <path
        className="near"
        d="M110 16c5-3 9-3 12 0-3 4-8 5-12 0zM105 27c5-2 9-1 11 2-4 3-8 2-11-2zM90 21c-5-1-8 0-10 3 4 2 8 1 10-3z"
      />
      <path
        className="deep"
        d="M93 40h14c0 5 7 8 7 15 0 6-4 11-7 11H93c-3 0-7-5-7-11 0-7 7-10 7-15z"
      />
      <path className="ray" d="M88 52c8 3 16 3 24 0" />
    </>
  ),
  cairn: (
    <>
      <path className="deep" d="M78 58c6-3 38-3 44 0 4 2 3 8-2 8H80c-5 0-6-6-2-8z" />
      <path className="near" d="M84 47c6-3 28-3 33 0 3 3 1 9-3 9H87c-4 0-6-6-3-9z" />
      <path className="deep" d="M90 37c5-3 17-3 21 0 3 3 1 8-3 8H93c-4 0-6-5-3-8z" />
      <path className="glow" d="M95 29c3-3 9-3 12 0 2 3 0 6-2 6h-8c-3 0-4-4-2-6z" />
    </>
  ),
  gate: (
    <>
      <path
        className="line"
        d="M70 66V44m60 22V44M70 50h15m30 0h15M70 60h15m30 0h15M77 66V46m46 20V46"
      />
      <path className="pale" d="M87 66V42c4-5 22-5 26 0v24z" />
      <path className="line" d="M87 66V42c4-5 22-5 26 0v24M96 66V39m8 27V39" />
      <circle className="glow" cx="66" cy="52" r="4" />
      <circle className="glow" cx="135" cy="48" r="4" />
      <path className="line thin" d="M66 56v10m69-14v14" />
    </>
  ),
  bridge: (
    <>
      <path className="sky" d="M0 69c66 5 134 5 200 0v11H0z" />
      <path
        className="line"
        d="M66 62c16-18 52-18 68 0M66 52c16-17 52-17 68 0M66 62V52m68 10V52M84 51v-9m16 6v-9m16 12v-9"
      />
      <path className="soft" d="M78 73c5-2 9-2 14 0m16-1c5-2 9-2 14 0" />
    </>
  ),
  lantern: (
    <>
      <circle className="pale" cx="100" cy="46" r="22" />
      <path className="line" d="M93 24a7 7 0 0 1 14 0" />
      <path className="deep" d="M88 30h24l-3-6H91zM88 62h24v4H88z" />
      <path className="line" d="M90 30v32m20-32v32" />
      <path
        className="glow"
        d="M100 36c1 5 6 7 6 14a6 6 0 0 1-12 0c0-4 2-6 3-7 1 2 1 3 2 3 0-4 0-7 1-10z"
      />
    </>
  ),
} satisfies Record<string, ReactNode>;
