import type { Part } from '../part.ts';
import type { Remark } from '../part-facts.schema.ts';
import type { ProductionLimits } from './production-limits.schema.ts';
import type { VentHole } from './vent-hole.schema.ts';
import type { PartWarningCode } from './warnings.ts';

/** What a rule looks at besides the part; limits are null on a device that has not got them. */
export type Surroundings = { limits: ProductionLimits | null; ventHoles: readonly VentHole[] };

/** A remark of one of the rules' own codes. */
export type Warning = Remark & { code: PartWarningCode };

/** What one rule has to say of a part; nothing when the part keeps it. */
export type Rule = (part: Part, around: Surroundings) => Warning[];
