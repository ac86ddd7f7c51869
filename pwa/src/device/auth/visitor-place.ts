import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { CustomerId, UserId } from '@knotenblech/shared/values/ids.ts';

const storageKey = 'visitor';

/** Where the work of somebody without an account lies. */
export type VisitorPlace = {
  userId: UserId;
  customerId: CustomerId;
  databaseName: string;
  mirrorName: string;
  kind: Actor['customerKind'];
  /** Users of this device who said that it is not theirs. */
  notOf?: readonly UserId[];
};

/** Null: nobody has worked here without an account. */
export const knownVisitor = (): VisitorPlace | null => {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null') as VisitorPlace | null;
  } catch {
    return null;
  }
};

export const noteVisitor = (place: VisitorPlace) => localStorage.setItem(storageKey, JSON.stringify(place));

export const forgetVisitor = () => localStorage.removeItem(storageKey);
