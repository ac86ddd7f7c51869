import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { createEmitter } from '@knotenblech/shared/values/create-emitter.ts';
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

const listeners = createEmitter();

/** Tells this window that a visit began, ended, or is somebody else's. */
export const subscribeToVisitor = listeners.subscribe;

/** Null: nobody has worked here without an account. */
export const knownVisitor = (): VisitorPlace | null => {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null') as VisitorPlace | null;
  } catch {
    return null;
  }
};

export const noteVisitor = (place: VisitorPlace) => {
  localStorage.setItem(storageKey, JSON.stringify(place));
  listeners.tell();
};

export const forgetVisitor = () => {
  localStorage.removeItem(storageKey);
  listeners.tell();
};

/** Whether a user said of what lies here that it is not his. */
export const isDeclinedBy = (userId: UserId) => knownVisitor()?.notOf?.includes(userId) === true;

/** Leaves what lies here to whomever it belongs to, or takes that back. */
export const declineVisit = (userId: UserId, isDeclined: boolean) => {
  const place = knownVisitor();
  if (!place) return;
  const others = place.notOf?.filter((each) => each !== userId) ?? [];
  noteVisitor({ ...place, notOf: isDeclined ? [...others, userId] : others });
};
