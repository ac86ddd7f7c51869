type RuleRow = {
  /** check: may be kept if whoever designs the structure agrees; note: good to know. */
  severity: 'check' | 'note';
  source: string;
  unit: 'mm' | '°' | '' | '%';
};

const fasteners = 'EN 1995-1-1, Tab. 8.4 / 8.5';
const ownRule = 'Werkregel';

/** Every rule that a connector is measured by. A measured value equal to its limit passes; both are compared at 0.01 mm. */
export const connectorRules = {
  a1: { severity: 'check', source: fasteners, unit: 'mm' },
  a2: { severity: 'check', source: fasteners, unit: 'mm' },
  a3t: { severity: 'check', source: fasteners, unit: 'mm' },
  a3c: { severity: 'check', source: fasteners, unit: 'mm' },
  a4t: { severity: 'check', source: fasteners, unit: 'mm' },
  a4c: { severity: 'check', source: fasteners, unit: 'mm' },
  'nail-a1': { severity: 'check', source: 'EN 1995-1-1, Tab. 8.2, 8.3.1.4', unit: 'mm' },
  'nail-a2': { severity: 'check', source: 'EN 1995-1-1, Tab. 8.2, 8.3.1.4', unit: 'mm' },
  'nail-a3t': { severity: 'check', source: 'EN 1995-1-1, Tab. 8.2', unit: 'mm' },
  'nail-a4c': { severity: 'check', source: 'EN 1995-1-1, Tab. 8.2', unit: 'mm' },
  'side-wood': { severity: 'check', source: ownRule, unit: 'mm' },
  'cross-tension': { severity: 'check', source: 'EN 1995-1-1, 8.1.4', unit: '%' },
  'plate-outside': { severity: 'check', source: ownRule, unit: 'mm' },
  'weld-cap': { severity: 'check', source: 'EN 1993-1-8, 4.5', unit: 'mm' },
  'washer-room': { severity: 'check', source: ownRule, unit: 'mm' },
  overhang: { severity: 'check', source: ownRule, unit: 'mm' },
  'bend-radius': { severity: 'check', source: 'EN 10025-2', unit: 'mm' },
  'bend-hole': { severity: 'note', source: ownRule, unit: 'mm' },
  'above-ground': { severity: 'note', source: 'DIN 68800-2', unit: 'mm' },
  'plate-between': { severity: 'note', source: 'EN 1995-1-1, 8.2.3', unit: 'mm' },
  developed: { severity: 'note', source: 'DIN 6935', unit: 'mm' },
  vents: { severity: 'note', source: 'EN ISO 14713-2', unit: '' },
} as const satisfies Record<string, RuleRow>;
export type ConnectorRule = keyof typeof connectorRules;

/** What was measured on a connector beside what the rule asks for. */
export type ConnectorRemark = { rule: ConnectorRule; measured: number; limit: number };

/** Why inputs make no connector. 'range': a field lies outside of what the others leave. */
export type ConnectorRefusal =
  | { reason: 'range'; field: string; measured: number; min: number; max: number }
  | {
      reason:
        | 'no-side-wood'
        | 'rows-too-close'
        | 'columns-too-close'
        | 'members-too-close'
        | 'holes-mix'
        | 'holes-leave-plate'
        | 'hole-in-bend'
        | 'tube-too-short'
        | 'plate-too-small'
        | 'dowels-outside'
        | 'leg-too-short'
        | 'profile-missing'
        | 'wood-too-small';
      measured: number;
      limit: number;
    };

const hundredth = (value: number) => Math.round(value * 100) / 100;

/** A remark when what was measured is less than the limit. */
export const atLeast = (rule: ConnectorRule, measured: number, limit: number): ConnectorRemark[] =>
  hundredth(measured) < hundredth(limit) ? [{ rule, measured: hundredth(measured), limit: hundredth(limit) }] : [];

/** A remark when what was measured is more than the limit. */
export const atMost = (rule: ConnectorRule, measured: number, limit: number): ConnectorRemark[] =>
  hundredth(measured) > hundredth(limit) ? [{ rule, measured: hundredth(measured), limit: hundredth(limit) }] : [];

/** The refusal when something is less than it must be. */
export const refuseBelow = (
  reason: Exclude<ConnectorRefusal['reason'], 'range'>,
  measured: number,
  limit: number,
): ConnectorRefusal[] =>
  hundredth(measured) < hundredth(limit) ? [{ reason, measured: hundredth(measured), limit: hundredth(limit) }] : [];
