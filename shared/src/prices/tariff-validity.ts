import { daysAfter } from '../values/day.ts';
import type { Tariff } from './tariff.ts';

/** Whether a tariff that a device got on a day (YYYY-MM-DD) may still price an order today: that day and validDays more. */
export const isTariffValid = ({
  tariff,
  receivedOn,
  today,
}: {
  tariff: Pick<Tariff, 'validDays'>;
  receivedOn: string;
  today: string;
}): boolean => today <= daysAfter(receivedOn, tariff.validDays);
