import { themeSubjects } from './theme-subjects.tsx';
import { toolSubjects } from './tool-subjects.tsx';
import { weekSubjects } from './week-subjects.tsx';

/** All drawings lie between x = 60 and x = 140, so that a square crop still shows them. */
export const subjects = { ...weekSubjects, ...themeSubjects, ...toolSubjects };

export type Subject = keyof typeof subjects;
