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
