import type { Cursor } from './wire.ts';

/** Sorts behind every row: a cursor that ends in it stands at the end of its space. */
export const endCursorId = '\uffff';

/** Whether everything of a space had come when its cursor was given. */
export const isCompleteSpace = (cursor: Cursor | null): boolean => cursor?.id === endCursorId;
