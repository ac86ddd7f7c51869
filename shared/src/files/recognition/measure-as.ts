import type { Catalogue } from '../../catalogue/catalogue.schema.ts';
import { geometryRemarks } from '../../geometry/body/geometry-remarks.ts';
import type { Kernel } from '../../geometry/solids/unite-deep.ts';
import type { MeasuredAs } from '../../parts/measured-as.schema.ts';
import type { PartFacts, Remark } from '../../parts/part-facts.schema.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import type { RemarkCode } from '../document/remark-codes.ts';
import { gradeAs } from './grade-as.ts';
import { profileShape } from './profile-shape.ts';
import { checkWeight, measureMirrored } from './turn-profile.ts';

/** Parts with more processings than this are measured when their file is read, not again when a profile is chosen. */
export const largestProcessingCount = 400;

/** @throws DomainError E_LIMIT for more than 400 processings. */
export const refuseManyProcessings = ({ body }: PartFacts): void => {
  const found = body.processings.length;
  if (found > largestProcessingCount)
    throw new DomainError('E_LIMIT', { element: 'Processings', found, max: largestProcessingCount });
};

/**
 * What a part read from a file is when it has a given profile: category, section, measures and all its findings.
 * Pure: device and server come to the same from the same facts and catalogue.
 * @throws DomainError invalid_input for a profile the catalogue lacks, E_LIMIT for more than 400 processings.
 */
export const measureAs = (kernel: Kernel, facts: PartFacts, profileId: string, catalogue: Catalogue): MeasuredAs => {
  const profile = catalogue.profiles.find((candidate) => candidate.id === profileId);
  if (!profile) throw new DomainError('invalid_input', { field: 'profileId' });
  refuseManyProcessings(facts);
  const shape = profileShape(profile, facts.body, catalogue);
  const grade = gradeAs(facts.grade, profile.family, catalogue.grades);
  const body = { ...facts.body, section: shape.section };
  const madeFrom = { category: shape.category, profileFamily: profile.family };
  const turned = measureMirrored(kernel, body, shape.section.kind === 'profile' ? profile : null, madeFrom);
  const { measures, findings } = turned.measured;
  return {
    profileName: profile.designation,
    profileFamily: profile.family,
    category: shape.category,
    grade,
    thicknessMm: shape.thicknessMm,
    section: turned.body.section,
    measures,
    findings: [
      ...facts.findings.filter(staysTrue),
      ...shape.findings,
      ...findings,
      ...weightFindings(facts, grade, measures.netVolumeMm3, catalogue),
    ],
  };
};

const aboutProfile: ReadonlySet<string> = new Set<RemarkCode>([
  'request.missing-profile',
  'request.unknown-profile',
  'request.half-girder',
  'request.profile-against-box',
  'request.unit-mistake',
  'request.thickness-not-stock',
  'request.thickness-against-text',
  'request.special-product',
  'warn.weight-of-box',
  'warn.weight-unknown',
  'warn.orientation-assumed',
  'warn.weight-differs',
  'warn.shape-differs',
]);

const weightCodes: readonly string[] = ['warn.weight-differs', 'warn.weight-unknown'] satisfies RemarkCode[];

const staysTrue = ({ code }: Remark) => !aboutProfile.has(code) && !(code in geometryRemarks);

/** The file's weight is known here only where it differed from the solid's, or where that had none. */
const weightFindings = (facts: PartFacts, grade: string | null, netVolumeMm3: number, { grades }: Catalogue) => {
  const fileKg = facts.findings.find(({ code }) => weightCodes.includes(code))?.values['fileKg'];
  if (typeof fileKg !== 'number') return [];
  return checkWeight({ taken: 'recognised', reasons: [], grade }, fileKg, netVolumeMm3, grades).findings;
};
