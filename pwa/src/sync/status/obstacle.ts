import type { Contact } from './contact-after.ts';

/** What keeps this device from its server. */
export type ConnectionProblem = 'no network' | 'another answers' | 'server away' | 'server fails';

/** Null: nothing does, as far as the last try knows. */
export const connectionProblemOf = (contact: Contact, isOnLine: boolean): ConnectionProblem | null => {
  if (!isOnLine) return 'no network';
  if (contact === 'reached') return null;
  if (contact === 'cut off') return 'another answers';
  return contact === 'unreached' ? 'server away' : 'server fails';
};
