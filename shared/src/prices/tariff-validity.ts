import { type Day, daysAfter } from '../values/day.ts';
import type { Tariff } from './tariff.record.ts';

type ReceivedTariff = { tariff: Pick<Tariff, 'validDays'>; receivedOn: Day };

/** The last day on which a tariff that a device got on a day may price an order: that day and validDays more. */
export const lastTariffDay = ({ tariff, receivedOn }: ReceivedTariff): Day => daysAfter(receivedOn, tariff.validDays);

/** Whether it may still price an order today. */
export const isTariffValid = ({ today, ...received }: ReceivedTariff & { today: Day }): boolean =>
  today <= lastTariffDay(received);

/** The tariff that prices new work: the newest by day, then by number; null when the user may not see prices. */
export const currentTariff = (tariffs: readonly Tariff[]): Tariff | null =>
  tariffs.reduce<Tariff | null>(
    (best, each) =>
      !best || each.validFrom > best.validFrom || (each.validFrom === best.validFrom && each.number > best.number)
        ? each
        : best,
    null,
  );
