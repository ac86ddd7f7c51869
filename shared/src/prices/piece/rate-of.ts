import type { ProcessName } from '../process-price.schema.ts';
import type { Tariff } from '../tariff.record.ts';

type Rates = Tariff['rates'];

const rateNames = {
  MATERIAL: 'manual',
  LASER_CUTTING: 'laser',
  PLASMA_CUTTING: 'plasma',
  OXYFUEL_CUTTING: 'plasma',
  DEBURRING: 'manual',
  SAWING: 'saw',
  DRILLING: 'drill',
  MILLING: 'mill',
  BENDING: 'manual',
  VENT_HOLES: 'drill',
  WELDING: 'weld',
  BLASTING: 'manual',
  ZINC_PLATING: 'manual',
  POWDER_COATING: 'manual',
  PRIMING: 'manual',
  ENGINEERING: 'engineering',
} as const satisfies Record<ProcessName, keyof Rates>;

/** EUR per hour of a process; a tariff that has no rate for it pays it as work by hand. */
export const rateOf = (process: ProcessName, rates: Rates): string => rates[rateNames[process]] ?? rates.manual;
