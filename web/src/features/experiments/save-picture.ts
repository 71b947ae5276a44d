import { type Experiment, OUTCOME_INFO } from '@hearthway/domain/experiments/experiment';
import type { Comparison, Result } from '@hearthway/domain/experiments/result';
import { questionFor, resultTitle } from '@hearthway/domain/experiments/sentences';
import { saveFile } from '../../lib/save-file.ts';

const SIZE = 1080;
const EDGE = 96;
const COLORS = { paper: '#fbf6ec', ink: '#1d3533', teal: '#0e6f6a', warm: '#c26a3d' };

/** Members may share this picture, so it does not contain their own words. */
const withoutOwnWords = (experiment: Experiment): Experiment =>
  experiment.habit === 'own' ? { ...experiment, words: 'my habit' } : experiment;

export async function savePicture(
  shown: Experiment,
  result: Extract<Result, Comparison>,
): Promise<void> {
  const experiment = withoutOwnWords(shown);
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const context = canvas.getContext('2d');
  if (!context) return;
  const font = getComputedStyle(document.body).fontFamily;
  context.fillStyle = COLORS.paper;
  context.fillRect(0, 0, SIZE, SIZE);
  context.fillStyle = COLORS.ink;
  context.font = `40px ${font}`;
  let y = writeLines(context, questionFor(experiment), EDGE + 40, 52);
  context.font = `600 64px ${font}`;
  y = writeLines(context, resultTitle(experiment, result), y + 40, 78);
  const { most } = OUTCOME_INFO[experiment.outcome];
  const rows = [
    ['With it', COLORS.teal],
    ['Without it', COLORS.warm],
  ] as const;
  rows.forEach(([label, color], side) => {
    const mean = result.means[side] as number;
    const top = Math.max(y + 40, 620) + side * 150;
    context.fillStyle = color;
    context.fillRect(EDGE, top, ((SIZE - 2 * EDGE) * mean) / most, 56);
    context.fillStyle = COLORS.ink;
    context.font = `36px ${font}`;
    context.fillText(`${label}: ${mean.toFixed(1)} of ${most}`, EDGE, top + 100);
  });
  context.font = `32px ${font}`;
  context.fillText(`${result.pairs} pairs of days, picked at random`, EDGE, SIZE - EDGE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) return;
  saveFile(blob, 'experiment.png');
}

function writeLines(
  context: CanvasRenderingContext2D,
  text: string,
  top: number,
  height: number,
): number {
  let line = '';
  let y = top;
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (context.measureText(longer).width > SIZE - 2 * EDGE && line !== '') {
      context.fillText(line, EDGE, y);
      y += height;
      line = word;
    } else {
      line = longer;
    }
  }
  context.fillText(line, EDGE, y);
  return y + height;
}
