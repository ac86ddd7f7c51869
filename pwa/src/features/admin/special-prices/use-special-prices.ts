import { baseDataCalls, type SpecialPriceForm } from '@knotenblech/shared/api/base-data-calls.ts';
import { useServerMutation, useServerQuery } from '../../../sync/hooks/use-server-query.ts';

const pathOf = (customerNumber: number) => `/admin/specialPrices/${customerNumber}`;

export const useSpecialPrices = (customerNumber: number) =>
  useServerQuery({ path: pathOf(customerNumber), answer: baseDataCalls.listSpecialPrices.answer });

/** Gives a customer a price of his own, or ends it. */
export const usePutSpecialPrice = (customerNumber: number, onDone: () => void) =>
  useServerMutation(
    (body: SpecialPriceForm) => ({
      path: pathOf(customerNumber),
      body,
      answer: baseDataCalls.putSpecialPrice.answer,
    }),
    onDone,
  );
