import { themeSubjects } from './theme-subjects.tsx';
import { toolSubjects } from './tool-subjects.tsx';
import { weekSubjects } from './week-subjects.tsx';

/**
 * Drawings of the subjects. Each lies between x 60 and 140 of a 200 × 80 picture, so that a square
 * crop of the middle still shows it. The ground is near y 64.
 */
export const subjects = { ...weekSubjects, ...themeSubjects, ...toolSubjects };

export type Subject = keyof typeof subjects;
