/** One instruction of a Dockerfile, its continued lines joined. */
export interface Instruction {
  name: string;
  rest: string;
}

export interface Stage {
  base: string;
  name: string | null;
  instructions: Instruction[];
}

/** The stages of a Dockerfile: as much of the format as ours uses. */
export function readStages(text: string): Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replace(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') {
      const [, base = '', stage] = /^(\S+)(?:\s+AS\s+(\S+))?$/.exec(rest) ?? [];
      stages.push({ base, name: stage ?? null, instructions: [] });
    } else {
      stages.at(-1)?.instructions.push({ name, rest });
    }
  }
  return stages;
}
