import { baseDataCalls, type SpecialPriceForm } from '@knotenblech/shared/api/base-data-calls.ts';
import { useAsked, useTell } from '../../../sync/use-asked.ts';

const pathOf = (customerNumber: number) => `/admin/specialPrices/${customerNumber}`;

export const useSpecialPrices = (customerNumber: number) =>
  useAsked({ path: pathOf(customerNumber), answer: baseDataCalls.listSpecialPrices.answer });

/** Gives a customer a price of his own, or ends it. */
export const usePutSpecialPrice = (customerNumber: number, onDone: () => void) =>
  useTell(
    (body: SpecialPriceForm) => ({
      path: pathOf(customerNumber),
      body,
      answer: baseDataCalls.putSpecialPrice.answer,
    }),
    onDone,
  );
