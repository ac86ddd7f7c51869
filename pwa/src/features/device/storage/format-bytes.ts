import { germanNumber } from '@knotenblech/shared/values/number-text.ts';

const steps = [
  ['GB', 1e9, 1],
  ['MB', 1e6, 1],
] as const;

/** A size for people, '1,2 GB' or '83,4 MB'; what is little is '0,1 MB', nothing '0 MB'. */
export const formatBytes = (bytes: number): string => {
  const [unit, size, digits] = steps.find(([, least]) => bytes >= least) ?? steps[1];
  const shown = bytes === 0 ? '0' : germanNumber(Math.max(0.1, bytes / size), 0, digits);
  return `${shown}\u00a0${unit}`;
};
