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

/** A gusset plate with its dimension line and nothing made of it yet. */
export const BlankPlate = () => (
  <svg width="160" height="104" viewBox="0 0 200 130" fill="none" stroke="var(--line-strong)" aria-hidden>
    <path d="M40 20h120v50l-30 30H40z" strokeWidth="1.5" />
    <g strokeDasharray="5 4">
      <circle cx="65" cy="42" r="7" />
      <circle cx="100" cy="42" r="7" />
      <circle cx="135" cy="42" r="7" />
      <circle cx="65" cy="78" r="7" />
      <circle cx="100" cy="78" r="7" />
    </g>
    <path d="M40 106v14M160 76v44M40 114h120" stroke="var(--steel)" />
    <path d="M46 111l-6 3 6 3M154 111l6 3-6 3" stroke="var(--steel)" />
  </svg>
);

/** The shop's mark: a gusset plate with its bolt holes. */
export const Mark = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
    <path
      fill="var(--steel)"
      fillRule="evenodd"
      d="M2 4h28v9.5L21.5 28h-11L2 13.5zM7 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4M16 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4M25 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4M10.6 14.6a2 2 0 1 0 0 4 2 2 0 0 0 0-4M13.4 20.6a2 2 0 1 0 0 4 2 2 0 0 0 0-4M21.4 14.6a2 2 0 1 0 0 4 2 2 0 0 0 0-4M18.6 20.6a2 2 0 1 0 0 4 2 2 0 0 0 0-4"
    />
  </svg>
);
