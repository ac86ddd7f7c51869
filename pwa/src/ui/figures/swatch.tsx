import type { Surface } from '@knotenblech/shared/parts/surface.schema.ts';
import styles from './swatch.module.css';

const primerColour = '#66332B';

const Face = ({ surface, colour }: { surface: Surface; colour: string | null }) => {
  switch (surface) {
    case 'RAW':
      return <rect width="20" height="20" fill="#6f777d" />;
    case 'ZINCED':
      return (
        <>
          <rect width="20" height="20" fill="#b4bcc1" />
          <path d="M0 0h8L5 7 0 9zM12 6l8-3v8l-6 2zM3 13l6 2-2 5H0z" fill="#c9cfd3" />
          <path d="M8 0h8l-4 6-7 1zM14 13l6-2v9h-8z" fill="#a5aeb4" />
        </>
      );
    case 'COATED':
      return <rect width="20" height="20" fill={primerColour} />;
    case 'POWDER_COATED':
    case 'POWDER_COATED_CUSTOM':
      return colour ? (
        <rect width="20" height="20" fill={colour} />
      ) : (
        <path d="M0 20L20 0" stroke="#8d8b84" strokeWidth="1.5" />
      );
  }
};

/** A surface as it looks; `colour` is the RAL colour as '#rrggbb' for powder, null while none is chosen. */
export const Swatch = ({ surface, colour = null }: { surface: Surface; colour?: string | null }) => (
  <svg className={styles.swatch} width="20" height="20" viewBox="0 0 20 20" aria-hidden>
    <Face surface={surface} colour={colour} />
  </svg>
);
