import type { Actor } from '@knotenblech/shared/records/actor.ts';

export const initialsOf = ({ firstName, name }: Pick<Actor, 'firstName' | 'name'>) =>
  [firstName, name]
    .map((word) => word.trim().charAt(0))
    .join('')
    .toUpperCase();
