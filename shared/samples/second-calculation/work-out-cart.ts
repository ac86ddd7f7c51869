import { centsOf, eurOf, exact, plus, product } from './fraction.ts';
import type { PlainTariff } from './plain-project.ts';

export type PlainCart = {
  lines: { quantity: number; netCents: number; netG: number; longestMm?: number }[];
  productionType: string;
  shippingType: string;
  paymentType: string;
  /** hundredths: of a percent. */
  voucher: { kind: 'fixed'; cents: number } | { kind: 'percent'; hundredths: number } | null;
  countryIso: string;
  isCompany: boolean;
  vatId: string | null;
};

const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);

/** Every amount of an order; net = parts + production + shipping + payment + (negative) voucher, VAT once, of net. */
export const workOutCart = (cart: PlainCart, tariff: PlainTariff) => {
  const lineCents = cart.lines.map((line) => line.netCents * line.quantity);
  const partsCents = sum(lineCents);
  const productionCents = centsOf(product(eurOf(partsCents), choose(tariff.production, cart.productionType).surchargePercent, '0.01'));
  const grams = sum(cart.lines.map((line) => line.netG * line.quantity));
  const shippingCents = centsOf(shipping(cart, grams, tariff));
  const paymentCents = centsOf(exact(choose(tariff.payment, cart.paymentType).eur));
  const voucherCents = 0 - discountCents(cart.voucher, partsCents);
  const netCents = partsCents + productionCents + shippingCents + paymentCents + voucherCents;
  const { rate: vatRate, reason: vatReason } = vat(cart, tariff);
  const vatCents = centsOf(product(eurOf(netCents), vatRate, '0.0001'));
  const amounts = { lineCents, partsCents, productionCents, shippingCents, paymentCents, voucherCents, netCents };
  return { ...amounts, vatRate, vatReason, vatCents, grossCents: netCents + vatCents };
};

/** Fixed + kg x EUR/kg; freight for as many trucks as it takes, each at the rate of its load and with a long piece's surcharge, and the country's percentage on all of it. */
function shipping({ lines, shippingType, countryIso }: PlainCart, grams: number, tariff: PlainTariff) {
  const usual = choose(tariff.shipping, shippingType);
  if (!shippingType.startsWith('TRANSPORT')) return plus(exact(usual.eur), product(grams, '0.001', usual.eurPerKg));
  const { maxKg, rates = [], long, countries = [] } = tariff.freight;
  const trucks = Math.max(1, Math.ceil(grams / (Number(maxKg) * 1000)));
  const heavy = rates.filter((row) => row.type === shippingType && grams / trucks > Number(row.overKg) * 1000);
  const { eur, eurPerKg } = heavy.at(-1) ?? usual;
  const isLong = long !== undefined && lines.some(({ longestMm = 0 }) => longestMm > long.overMm);
  const perTruck = plus(exact(eur), exact(isLong ? long.eur : '0'));
  const zone = 100 + Number(countries.find((row) => row.countryIso === countryIso)?.percent ?? 0);
  return product(plus(product(perTruck, trucks), product(grams, '0.001', eurPerKg)), zone, '0.01');
}

function choose<Option extends { type: string }>(options: readonly Option[], type: string): Option {
  const option = options.find((each) => each.type === type);
  if (!option) throw new Error(`not in the tariff: ${type}`);
  return option;
}

/** Never more than the sum of parts. */
function discountCents(voucher: PlainCart['voucher'], partsCents: number) {
  if (voucher === null) return 0;
  const off = voucher.kind === 'fixed' ? voucher.cents : centsOf(product(eurOf(partsCents), voucher.hundredths, '0.0001'));
  return Math.min(off, partsCents);
}

/** By where the transport ends (par. 4, 6, 6a UStG; distance sales); pick-up is German. */
function vat({ shippingType, countryIso, isCompany, vatId }: PlainCart, tariff: PlainTariff) {
  const rateOf = (iso: string) => tariff.vat.find((row) => row.countryIso === iso);
  const german = rateOf('DE')?.rate ?? 0;
  const country = rateOf(countryIso);
  if (shippingType.startsWith('PICKUP')) return { rate: german, reason: 'pickup' };
  if (countryIso === 'DE') return { rate: german, reason: 'domestic' };
  if (!country?.isEuMember) return { rate: 0, reason: 'export' };
  const hasForeignId = isCompany && vatId !== null && !vatId.startsWith('DE');
  return hasForeignId ? { rate: 0, reason: 'intra-community' } : { rate: country.rate, reason: 'destination-rate' };
}
