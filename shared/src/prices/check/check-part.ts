import type { Grade } from '../../catalogue/catalogue.schema.ts';
import {
  drilledHoles,
  narrowStrips,
  shortThreads,
  smallOutlines,
  steepCuts,
} from '../../parts/findings/machine-rules.ts';
import {
  type Finding,
  findingsOf,
  type Rule,
  type Surroundings,
  smallHoles,
  tinyPart,
  tooLongForFreight,
  unitMistake,
} from '../../parts/findings/part-findings.ts';
import { coatForUse, coatForWood, sharpCorners, toughness } from '../../parts/findings/use-rules.ts';
import { ventHolesMissing } from '../../parts/findings/vent-holes.ts';
import type { Part } from '../../parts/part.ts';
import type { PartFacts, Remark } from '../../parts/part-facts.schema.ts';
import { timberRemarks } from '../../timber/file-timber/timber-remarks.ts';
import { bendLimits } from './bend-rules.ts';
import { requestFindings } from './request-findings.ts';

const rules: readonly Rule[] = [
  unitMistake,
  tinyPart,
  smallOutlines,
  narrowStrips,
  drilledHoles,
  smallHoles,
  shortThreads,
  steepCuts,
  bendLimits,
  sharpCorners,
  toughness,
  ventHolesMissing,
  coatForUse,
  coatForWood,
  tooLongForFreight,
];

const lastFindings = new WeakMap<PartFacts, { key: unknown[]; findings: readonly Finding[] }>();

/**
 * Everything that is to be said of a part before it is made: why it is on request (the rules that the price uses) first,
 * then what the reading warns of, then the rules above. Pure; the last findings of each part's facts are kept with what they came from.
 */
export const checkPart = (part: Part, around: Surroundings & { grade: Grade | undefined }): readonly Finding[] => {
  const key = [
    part.surface,
    part.ralNumber,
    part.grade,
    part.specificity,
    part.isWelded,
    around.grade,
    around.limits,
    around.ventHoles,
    around.use.serviceClass,
    around.use.wood,
    around.use.carriesLoads,
  ];
  const last = lastFindings.get(part.facts);
  if (last?.key.every((value, place) => value === key[place])) return last.findings;
  const findings = findPart(part, around);
  lastFindings.set(part.facts, { key, findings });
  return findings;
};

/** What was measured against the wood of the file is of the holes and the thickness that the file has: a mend does not measure it again. */
const ofFileAsItWas = (finding: Remark, { mends = [] }: Part): Remark =>
  finding.code in timberRemarks && mends.some(({ kind }) => kind === 'holes' || kind === 'thickness')
    ? { ...finding, values: { ...finding.values, asOf: 'file' } }
    : finding;

const findPart = (part: Part, { grade, ...around }: Surroundings & { grade: Grade | undefined }): Finding[] => {
  const read = part.facts.findings.map((finding) => ofFileAsItWas(finding, part));
  const requests = around.limits
    ? requestFindings(part, around.limits, grade)
    : read.filter((finding) => finding.code.startsWith('request.'));
  const warnings = read.filter((finding) => finding.code.startsWith('warn.'));
  return findingsOf([...requests, ...warnings, ...rules.flatMap((rule) => rule(part, around))]);
};
