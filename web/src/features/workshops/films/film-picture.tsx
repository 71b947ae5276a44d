import { Scene } from '../../../brand/scenes/scene.tsx';
import { cn } from '../../../ui/cn.ts';
import type { FilmScene } from './film-scenes.ts';
import './film.css';

interface FilmPictureProps {
  scene: FilmScene;
  isPlaying: boolean;
  title: string | null;
  caption: { text: string; spoken: number } | null;
}

export function FilmPicture({ scene, isPlaying, title, caption }: FilmPictureProps) {
  return (
    <div className="film absolute inset-0 overflow-hidden bg-[#0d1f22]">
      <div key={scene.ground} className="absolute inset-0 animate-fade">
        <Scene
          {...scene}
          className={cn(
            'drifting absolute inset-x-0 top-0 h-[66%] w-full sm:h-[74%]',
            !isPlaying && 'paused',
          )}
        />
      </div>
      {title !== null ? (
        <div className="absolute inset-0 grid place-items-center bg-[#07191b]/55 p-[8%]">
          <p className="max-w-[22ch] text-balance text-center font-serif text-[clamp(1.4rem,6vw,2.4rem)] leading-tight">
            {title}
          </p>
        </div>
      ) : (
        caption && <Caption {...caption} />
      )}
    </div>
  );
}

function Caption({ text, spoken }: { text: string; spoken: number }) {
  const nextSpace = text.slice(spoken).search(/\s/);
  const split = spoken === 0 ? 0 : nextSpace < 0 ? text.length : spoken + nextSpace;
  return (
    <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-60% from-[#0a1c20] to-transparent px-[5%] pt-[7%] pb-[4%]">
      <p className="mx-auto max-w-[46ch] text-center font-serif text-[clamp(1rem,3.9vw,1.5rem)] text-[#b4c6c6] leading-snug">
        <span className="text-[#fff]">{text.slice(0, split)}</span>
        {text.slice(split)}
      </p>
    </div>
  );
}
