import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

/** A line icon on a 20 px grid; decorative, so the control around it carries the words. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.6}
    strokeLinecap="square"
    aria-hidden
  >
    <path d={iconPaths[name]} />
  </svg>
);
