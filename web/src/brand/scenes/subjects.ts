import { themeSubjects } from './theme-subjects.tsx';
import { toolSubjects } from './tool-subjects.tsx';
import { weekSubjects } from './week-subjects.tsx';

/**
 * Drawings of the subjects. Each drawing lies between x = 60 and x = 140 of a picture of 200 × 80
 * units, so that a square crop of the middle still shows it. The ground is near y = 64.
 */
export const subjects = { ...weekSubjects, ...themeSubjects, ...toolSubjects };

export type Subject = keyof typeof subjects;
