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
