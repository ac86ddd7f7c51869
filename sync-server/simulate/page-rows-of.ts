import { rowsPerPage } from '../../pwa/src/sync/pull/pull.ts';
import type { Random } from './random.ts';

const fewest = 1;
const most = 12;

/** How many rows a round fetches at once: often as few as on a bad line, so that a load takes several pages. */
export const pageRowsOf = (random: Random) => (random.chance(0.4) ? fewest + random.below(most - fewest) : rowsPerPage);
