import { Scene } from './scene.tsx';
import type { Subject } from './subjects.ts';

const TOOL_SUBJECTS = {
  'hfs-cycle': 'boat',
  'calm-kit': 'ripples',
  'belief-upgrade': 'key',
  coach: 'chairs',
} as const satisfies Record<string, Subject>;

export type PicturedTool = keyof typeof TOOL_SUBJECTS;

const order = Object.keys(TOOL_SUBJECTS);

export function ToolScene({ tool, className }: { tool: PicturedTool; className?: string }) {
  return (
    <Scene
      subject={TOOL_SUBJECTS[tool]}
      hue="house"
      ground={order.indexOf(tool)}
      className={className}
    />
  );
}
