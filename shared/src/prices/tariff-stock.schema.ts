import { z } from 'zod';

/** Kinds of stock that a price of material is for. */
export const gradeStockSchema = z.enum(['plate', 'open', 'hollow', 'bar']);
export type Stock = z.infer<typeof gradeStockSchema>;

/** How stock was made: rolled hot, rolled or formed cold, welded from sheet. */
export const specificitySchema = z.enum(['HOT_ROLLED', 'COLD_ROLLED', 'WELDED']);
export type Specificity = z.infer<typeof specificitySchema>;
