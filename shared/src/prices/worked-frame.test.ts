import { describe, expect, test } from 'vitest';
import {
  workedFrame,
  workedGrades,
  workedPart,
  workedPocketPlate,
  workedProjectId,
  workedTariff,
} from '../../samples/worked-parts.ts';
import type { Address } from '../accounts/address.record.ts';
import { emptyCart } from '../orders/cart/open-cart.ts';
import { priceCart } from '../orders/cart/price-cart.ts';
import type { CartId, CustomerId, ProjectId } from '../values/ids.ts';
import { shipmentOf } from './assembly/shipment-of.ts';
import { type PricedProject, priceProject } from './project/price-project.ts';

const tariff = workedTariff();
const grades = workedGrades;
const galvanised = { surface: 'ZINCED', ralNumber: null, productionType: 'COMPLETE_PRODUCTION' } as const;
const powder = { ...galvanised, surface: 'POWDER_COATED', ralNumber: '7016' } as const;
const project = (certificates: Partial<PricedProject> = {}): PricedProject => ({
  id: workedProjectId,
  ...certificates,
});
const certified = project({ materialCertificate: true, weldingCertificate: 'STANDARD' });

const rowsOf = (price: { processes: readonly { process: string; pieceEur: string }[] } | undefined) =>
  price?.processes.map(({ process, pieceEur }) => [process, pieceEur]);
const chargesOf = (pricing: ReturnType<typeof priceProject>) => pricing.charges.map(({ kind, cents }) => [kind, cents]);

describe('the plate with a pocket and countersinks', () => {
  const price = (certificates: Partial<PricedProject> = {}) =>
    priceProject({ parts: [workedPart(workedPocketPlate())], tariff, grades, project: project(certificates) });

  test('its rows and its position cost what was worked by hand', () => {
    const part = price().parts.get(1);
    expect(rowsOf(part)).toEqual([
      ['MATERIAL', '7.3584'],
      ['LASER_CUTTING', '2.6973'],
      ['DEBURRING', '0.79'],
      ['DRILLING', '1.4583'],
      ['MILLING', '2.431'],
    ]);
    expect(part?.processes.map((row) => row.minutesPerPiece)).toEqual([0, 1.177, 0.632, 1, 1.667]);
    expect(part).toMatchObject({ unitPrice: '14.74', positionFlatCents: 2580, positionCents: 8476 });
  });

  test('its certificate is a charge of its own', () => {
    const pricing = price({ materialCertificate: true });
    expect(chargesOf(pricing)).toEqual([
      ['setup', 2500],
      ['material-certificate', 500],
    ]);
    expect(pricing.netCents).toBe(11476);
  });
});

describe('the galvanised welded frame', () => {
  test('is galvanised as a whole, its closed tubes get vent holes, its seams are welded', () => {
    const pricing = priceProject({ ...workedFrame(galvanised), project: certified, tariff, grades });
    const [tube, plate] = [pricing.parts.get(1), pricing.parts.get(2)];
    expect(rowsOf(tube)).toEqual([
      ['MATERIAL', '43.2272'],
      ['SAWING', '6.1533'],
      ['VENT_HOLES', '2.7402'],
    ]);
    expect(tube).toMatchObject({ unitPrice: '52.12', positionFlatCents: 713, positionCents: 21561 });
    expect(rowsOf(plate)?.map(([process]) => process)).toEqual(['MATERIAL', 'LASER_CUTTING', 'DEBURRING']);
    expect(plate).toMatchObject({ unitPrice: '5.38', positionCents: 5221 });
    const frame = pricing.assemblyPrices.get(1);
    expect(rowsOf(frame)).toEqual([
      ['WELDING', '26.6083'],
      ['ZINC_PLATING', '106.5549'],
    ]);
    expect(frame?.processes[0]).toMatchObject({
      minutesPerPiece: 16.74,
      ratePerHour: '93.75',
      kgPerPiece: 0.113,
      eurPerKg: '4',
      isAssumed: true,
    });
    expect(frame?.processes[1]).toMatchObject({ kgPerPiece: 43.096, eurPerKg: '2.4725' });
    expect(frame).toMatchObject({ quantity: 2, unitPrice: '133.16', positionFlatCents: 1250, positionCents: 27882 });
    expect(chargesOf(pricing)).toEqual([
      ['setup', 2500],
      ['material-certificate', 2000],
      ['declaration', 5500],
    ]);
    expect(pricing).toMatchObject({ partsCents: 26782, assembliesCents: 27882, netCents: 64664, onRequest: false });
    expect(pricing.assemblies).toEqual(new Map([[1, 26782 + 27882]]));
  });

  test('checked against drawings the declaration costs more', () => {
    const drawn = project({ weldingCertificate: 'CUSTOM' });
    const pricing = priceProject({ ...workedFrame(galvanised), project: drawn, tariff, grades });
    expect(chargesOf(pricing)).toContainEqual(['declaration', 3500 + 4000]);
  });

  test('as single parts it is neither welded nor vented, and each part is galvanised by itself', () => {
    const single = workedFrame({ ...galvanised, productionType: 'SINGLEPARTS_ONLY' });
    const pricing = priceProject({ ...single, project: project(), tariff, grades });
    expect([...pricing.parts.values()].map((part) => [part.unitPrice, part.positionCents])).toEqual([
      ['93.34', 37553],
      ['10.04', 8949],
    ]);
    expect(pricing).toMatchObject({ assemblyPrices: new Map(), assembliesCents: 0, netCents: 49002 });
  });

  test('powder-coated it is blasted before, and the minimum counts what is coated as a whole', () => {
    const pricing = priceProject({ ...workedFrame(powder), project: project(), tariff, grades });
    const frame = pricing.assemblyPrices.get(1);
    expect(rowsOf(frame)).toEqual([
      ['WELDING', '26.6083'],
      ['BLASTING', '0.5'],
      ['POWDER_COATING', '37.162'],
    ]);
    expect(frame).toMatchObject({ unitPrice: '64.27', positionCents: 14104 });
    expect(chargesOf(pricing)).toEqual([
      ['setup', 2500],
      ['powder-minimum', 2568],
    ]);
    expect(pricing).toMatchObject({ partsCents: 25190, netCents: 44362 });
  });
});

test('the basket of the frame and twice the plate costs what was worked by hand', () => {
  const line = (id: string, quantity: number, made: Parameters<typeof priceProject>[0]) => {
    const { netCents, onRequest } = priceProject(made);
    return { projectId: id as ProjectId, quantity, netCents, onRequest, ...shipmentOf(made, tariff, grades) };
  };
  const plates = { parts: [workedPart(workedPocketPlate())], tariff, grades };
  const address: Pick<Address, 'countryIso' | 'zip' | 'phone'> = { countryIso: 'DE', zip: '86150', phone: '' };
  const priced = priceCart({
    lines: [
      line('frame', 1, { ...workedFrame(galvanised), project: certified, tariff, grades }),
      line('plate', 2, plates),
    ],
    cart: {
      ...emptyCart('019a0000-0000-7000-8000-000000000002' as CartId),
      productionType: 'STANDARD',
      shippingType: 'PICKUP',
      paymentType: 'CASH',
    },
    tariff,
    shippingAddress: address as Address,
    customer: {
      id: '019a0000-0000-7000-8000-000000000004' as CustomerId,
      number: 1,
      name: '',
      kind: 'company',
      mayPayByBill: true,
      confirmedVatId: null,
    },
    today: '2026-11-21',
  });
  expect('amounts' in priced && priced.amounts).toMatchObject({
    partsCents: 86616,
    netCents: 86616,
    vatCents: 16457,
    grossCents: 103073,
  });
});
