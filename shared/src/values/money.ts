import { z } from 'zod';

/** Whole cents (EUR). Amounts are integers wherever they are stored or sent. */
export const centsSchema = z.number().int();
export type Cents = number;
