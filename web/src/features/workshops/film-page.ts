import type { FilmScene } from '@hearthway/domain/workshops/film-scenes';

export interface Film {
  title: string;
  scenes: readonly FilmScene[];
}

const OPENING_SECONDS = 4;

export const filmSeconds = ({ scenes }: Film): number =>
  scenes.reduce((sum, { seconds }) => sum + seconds, OPENING_SECONDS);

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const STYLE = `
:root{color-scheme:dark}
*{box-sizing:border-box;margin:0}
html,body{height:100%}
body{overflow:hidden;background:#0c3b39;color:#fff;font-family:Georgia,'Times New Roman',serif}
.sky{position:fixed;inset:0;width:100%;height:100%}
.sun{animation:rise var(--total) linear both,breathe 8s ease-in-out infinite alternate;transform-origin:262px 40px}
.near{animation:drift 26s ease-in-out infinite alternate}
.far{animation:drift 34s ease-in-out infinite alternate-reverse}
main{position:fixed;inset:0 0 3.2rem;display:grid;place-items:center;padding:1rem 8%}
p,h1{grid-area:1/1;max-width:34ch;padding:.5em .9em;border-radius:.7em;background:#062221b8;text-align:center;text-wrap:balance;font-weight:400;line-height:1.35;
 font-size:clamp(1.05rem,4.1vw,2rem);opacity:0;
 animation:scene var(--for) ease-in-out var(--at) both}
h1{font-size:clamp(1.25rem,5vw,2.5rem)}
.last{animation-name:stay}
.track{position:fixed;inset:auto 0 0;height:.35rem;background:#062221}
.track i{display:block;height:100%;background:#e9b08a;transform-origin:left;animation:fill var(--total) linear both}
label{position:fixed;left:.6rem;bottom:.6rem;display:inline-flex;gap:.5rem;align-items:center;min-height:2.75rem;
 padding:0 .9rem;border-radius:.9rem;background:#062221;font:600 .95rem system-ui,sans-serif;cursor:pointer}
label:focus-within{outline:3px solid #5cc8bf}
input{width:1.15rem;height:1.15rem;accent-color:#5cc8bf}
body:has(input:checked) *{animation-play-state:paused!important}
@keyframes scene{0%,100%{opacity:0;transform:translateY(.6rem)}14%,86%{opacity:1;transform:none}}
@keyframes stay{0%{opacity:0;transform:translateY(.6rem)}20%,100%{opacity:1;transform:none}}
@keyframes fill{from{transform:scaleX(0)}}
@keyframes rise{from{translate:0 46px}}
@keyframes breathe{to{scale:1.07}}
@keyframes drift{from{translate:-9px 0}to{translate:9px 3px}}
@media (prefers-reduced-motion:reduce){
 *{animation:none!important}label,.track{display:none}
 body,main{overflow:auto}main{inset:0;display:block;padding:1.2rem 8%}
 p,h1{opacity:1;margin:0 auto .8rem;font-size:1.05rem}h1{font-size:1.35rem}
}`;

const SKY = `<svg class="sky" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
<circle cx="262" cy="40" r="86" fill="#14605c"/><g class="sun"><circle cx="262" cy="40" r="44" fill="#e9b08a" fill-opacity=".5"/></g>
<path class="far" d="M-20 128c60-34 110-26 170-2s122 22 190-14v80H-20z" fill="#0a3230"/>
<path class="near" d="M-20 152c66-22 128-10 190 2s114 6 170-14v60H-20z" fill="#082826"/></svg>`;

/** A page that moves by style alone: no script, nothing to load. It takes the place of a video file. */
export function filmPage(film: Film): string {
  const total = filmSeconds(film);
  let at = OPENING_SECONDS;
  const lines = film.scenes.map(({ text, seconds }, index) => {
    const isLast = index === film.scenes.length - 1;
    const line = `<p${isLast ? ' class="last"' : ''} style="--at:${at}s;--for:${seconds}s">${escaped(text)}</p>`;
    at += seconds;
    return line;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(film.title)}</title>
<style>${STYLE}</style></head><body style="--total:${total}s">${SKY}
<main><h1 style="--at:0s;--for:${OPENING_SECONDS}s">${escaped(film.title)}</h1>${lines.join('')}</main>
<label><input type="checkbox">Pause</label><div class="track" aria-hidden="true"><i></i></div></body></html>`;
}
