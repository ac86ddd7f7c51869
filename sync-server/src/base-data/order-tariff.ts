import type { PriceOverride } from '@knotenblech/shared/prices/price-override.record.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import { currentTariff, lastTariffDay } from '@knotenblech/shared/prices/tariff-validity.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';

/** The last day on which a device can have got a tariff that a newer one has replaced. */
const lastIssueDay = (tariff: Tariff, tariffs: readonly Tariff[]) => {
  const newer = tariffs.filter((each) => each.number > tariff.number).map((each) => each.validFrom);
  return newer.sort()[0] ?? tariff.validFrom;
};

/** The last day on which an order may name a tariff that a newer one has replaced; null: with 0 days on none. */
export const lastOrderDay = (tariff: Tariff, tariffs: readonly Tariff[]): Day | null =>
  tariff.validDays > 0 ? lastTariffDay({ tariff, receivedOn: lastIssueDay(tariff, tariffs) }) : null;

/** The newest tariff always; a replaced one for its days. */
const mayPrice = (tariff: Tariff, tariffs: readonly Tariff[], today: Day) => {
  if (currentTariff(tariffs) === tariff) return true;
  const lastDay = lastOrderDay(tariff, tariffs);
  return lastDay !== null && today <= lastDay;
};

/** The customer's tariff that an order names, if it may still price it; refused as expired otherwise. */
export const orderTariff = (tariffs: readonly Tariff[], number: number, today: Day): Tariff => {
  const tariff = tariffs.find((each) => each.number === number);
  if (!tariff || !mayPrice(tariff, tariffs, today)) throw expired(number, tariffs);
  return tariff;
};

const expired = (tariffNumber: number, tariffs: readonly Tariff[]) =>
  new DomainError('tariff_expired', { tariffNumber, now: currentTariff(tariffs)?.number ?? null });

const hasAmounts = ({ id: _id, onRequest: _onRequest, shipment: _shipment, ...amounts }: PriceOverride) =>
  Object.keys(amounts).length > 0;

/** Amounts set by hand are kept beside the newest tariff only: with an older one they make a price that nobody was shown. */
export const refuseNewerOverrides = (
  tariff: Tariff,
  tariffs: readonly Tariff[],
  overrides: readonly PriceOverride[],
) => {
  if (currentTariff(tariffs) !== tariff && overrides.some(hasAmounts)) throw expired(tariff.number, tariffs);
};
