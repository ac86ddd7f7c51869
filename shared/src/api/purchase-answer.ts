import { z } from 'zod';
import { newPriceDataSchema } from '../prices/details/price-data-schema.ts';
import { projectAnswerSchema } from './projects/project-answer.ts';

const { projectPriceEk, workPriceEk, materialCostsEk, flatrateSumEk, semiPriceEK } = newPriceDataSchema.shape;
const { factorWork, factorMaterial, factorFlatRate } = projectAnswerSchema.shape;

/** What of /project/details only the operator gets: purchase sums (EUR net) and factors. */
export const purchaseAnswerSchema = z.object({
  factorWork,
  factorMaterial,
  factorFlatRate,
  newPriceData: z.object({ projectPriceEk, workPriceEk, materialCostsEk, flatrateSumEk, semiPriceEK }).optional(),
});
export type PurchaseAnswer = z.infer<typeof purchaseAnswerSchema>;
