import { z } from 'zod';
import type { Grade } from '../../catalogue/catalogue.schema.ts';
import type { Finding, Surroundings } from '../../parts/findings/part-findings.ts';
import { mendSchema } from '../../parts/mends/mend.schema.ts';
import type { Part } from '../../parts/part.ts';
import { remarkSchema } from '../../parts/part-facts.schema.ts';
import { surfaceSchema } from '../../parts/surface.schema.ts';
import { idSchema, type PartId } from '../../values/ids.ts';
import { checkPart } from './check-part.ts';
import { checkStates, missOf, partState, type RuleSource, ruleOf, stateOf } from './finding-rules.ts';
import { remediesOf } from './remedies.ts';

const states = z.enum(checkStates);

/** Rules that one part does not keep, by how much, and what mends it. */
export const whyNotPartSchema = z.strictObject({
  partId: idSchema<PartId>(),
  /** Place in the reading, 1-based. */
  position: z.number().int(),
  name: z.string(),
  /** The worst of its findings. */
  state: states,
  findings: z.array(
    z.strictObject({
      /** The rule's name, the same for good: 'hole-near-edge'. */
      rule: z.string(),
      state: states,
      /** false: the part has no price by itself until this is mended or answered. */
      isPriced: z.boolean(),
      /** 'shop', 'file', 'cutting', or the standard. */
      source: z.string(),
      values: remarkSchema.shape.values,
      measured: z.number().nullable(),
      allowed: z.number().nullable(),
      missedBy: z.number().nullable(),
      unit: z.enum(['mm', 'deg']).nullable(),
      remedies: z.array(
        z.union([
          z.strictObject({ mend: mendSchema }),
          z.strictObject({ surface: surfaceSchema }),
          z.strictObject({ grade: z.string() }),
        ]),
      ),
    }),
  ),
});
export type WhyNotPart = z.infer<typeof whyNotPartSchema>;

type Around = Surroundings & { grades: ReadonlyMap<string, Grade> };

const sourceText = (source: RuleSource): string => (typeof source === 'string' ? source : source.standard);

const tellFinding = (part: Part, finding: Finding, around: Around): WhyNotPart['findings'][number] => {
  const { measured = null, allowed = null, missedBy = null, unit = null } = missOf(finding) ?? {};
  return {
    rule: finding.code.replace(/^(request|warn)\./, ''),
    state: stateOf(finding, part.accepted ?? []),
    isPriced: finding.effect !== 'request',
    source: sourceText(ruleOf(finding).source),
    values: finding.values,
    measured,
    allowed,
    missedBy,
    unit,
    remedies: remediesOf(part, finding, around),
  };
};

/** How every taken part stands and which rules it does not keep, in the order of the reading. Pure. */
export const whyNot = (parts: readonly Part[], around: Around): WhyNotPart[] =>
  parts
    .filter((part) => part.isTaken)
    .map((part) => {
      const findings = checkPart(part, { ...around, grade: around.grades.get(part.grade ?? '') });
      return {
        partId: part.id,
        position: part.index,
        name: part.name,
        state: partState(part, findings),
        findings: findings.map((finding) => tellFinding(part, finding, around)),
      };
    });
