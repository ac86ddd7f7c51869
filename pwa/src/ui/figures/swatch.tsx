import { finishes, isGalvanised, type Surface, surfaces } from '@knotenblech/shared/parts/finishes.ts';
import styles from './swatch.module.css';

const primerColour = '#66332B';

const Face = ({ surface, colour }: { surface: Surface; colour: string | null }) => {
  const { colours } = finishes[surface];
  if (colours === 'none') return isGalvanised(surface) ? <Spangle /> : <Plain colour="#6f777d" />;
  const painted = colours === 'primer' ? primerColour : colour;
  return painted ? <Plain colour={painted} /> : <path d="M0 20L20 0" stroke="#8d8b84" strokeWidth="1.5" />;
};

const Plain = ({ colour }: { colour: string }) => <rect width="20" height="20" fill={colour} />;

/** The crystals of hot-dip zinc. */
const Spangle = () => (
  <>
    <Plain colour="#b4bcc1" />
    <path d="M0 0h8L5 7 0 9zM12 6l8-3v8l-6 2zM3 13l6 2-2 5H0z" fill="#c9cfd3" />
    <path d="M8 0h8l-4 6-7 1zM14 13l6-2v9h-8z" fill="#a5aeb4" />
  </>
);

/** A surface as it looks; `colour` is the RAL colour as '#rrggbb' for powder, null while none is chosen. */
export const Swatch = ({ surface, colour = null }: { surface: Surface; colour?: string | null }) => (
  <svg className={styles.swatch} width="20" height="20" viewBox="0 0 20 20" aria-hidden>
    <Face surface={surface} colour={colour} />
  </svg>
);

/** Every surface of the shop, those whose colour is chosen in one of many. */
export const AllSwatches = () =>
  surfaces.map((surface) => (
    <Swatch key={surface} surface={surface} colour={finishes[surface].colours === 'any' ? '#004f7c' : '#383e42'} />
  ));
