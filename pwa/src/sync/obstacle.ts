import type { Contact } from './contact-after.ts';

/** What keeps this device from its server. */
export type Obstacle = 'no network' | 'another answers' | 'server away' | 'server fails';

/** Null: nothing does, as far as the last try knows. */
export const obstacleOf = (contact: Contact, isOnLine: boolean): Obstacle | null => {
  if (!isOnLine) return 'no network';
  if (contact === 'reached') return null;
  if (contact === 'cut off') return 'another answers';
  return contact === 'unreached' ? 'server away' : 'server fails';
};
