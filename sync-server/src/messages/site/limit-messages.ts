import type { Sql } from '../../database/database.ts';
import { keyOf, refuseTooMany } from '../../http/refuse-too-many.ts';

/** In a quarter of an hour. */
const mostPerAddress = 5;
const mostOfAll = 200;

/** Refuses a message where too many came from one address, or from everywhere, in a quarter of an hour. */
export const limitMessages = (owner: Sql, address: string, now: Date) =>
  refuseTooMany(
    owner,
    [
      { key: keyOf('contact', address), most: mostPerAddress },
      { key: 'contact', most: mostOfAll },
    ],
    now,
  );
