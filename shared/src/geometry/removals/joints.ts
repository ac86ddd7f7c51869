import type { Makers } from './removal.ts';

/** The joints of timber construction. */
export const joints: Makers = {};
