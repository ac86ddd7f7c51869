import type { Catalogue } from '../../catalogue/catalogue.schema.ts';
import { geometryRemarks } from '../../geometry/body/geometry-remarks.ts';
import { measureBody } from '../../geometry/measure-body.ts';
import type { Kernel } from '../../geometry/solids/unite-deep.ts';
import type { Mend, MendedAs } from '../../parts/mends/mend.schema.ts';
import { countDrilled, mendBody } from '../../parts/mends/mend-body.ts';
import type { PartFacts, Remark } from '../../parts/part-facts.schema.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import type { RemarkCode } from '../document/remark-codes.ts';
import { refuseManyProcessings } from './measure-as.ts';

/**
 * What a part read from a file is with mends: thickness, measures and all its findings. Pure: device and server come to the
 * same from the same facts.
 * @throws DomainError invalid_input for a mend that does not fit the part (no such hole, no plate of through work, no hollow
 * section), E_LIMIT for more than 400 processings.
 */
export const measureMended = (
  kernel: Kernel,
  facts: PartFacts,
  mends: readonly Mend[],
  { profiles }: Pick<Catalogue, 'profiles'>,
): MendedAs => {
  refuseManyProcessings(facts);
  mends.forEach((mend, place) => {
    refuseUnfit({ ...facts, body: mendBody(facts.body, mends.slice(0, place)) }, mend);
  });
  const body = mendBody(facts.body, mends);
  const { category, profileFamily, profileId } = facts;
  const profile = profiles.find(({ id }) => id === profileId) ?? null;
  const { measures, findings } = measureBody(kernel, body, profile, { category, profileFamily });
  const thicknessMm = mends.reduce(
    (before, mend) => (mend.kind === 'thickness' ? mend.toMm : before),
    facts.thicknessMm,
  );
  if (mends.some(({ kind }) => kind === 'thickness')) refuseOtherShape(facts, { measures, thicknessMm }, mends);
  return { thicknessMm, measures, findings: [...facts.findings.filter(staysTrue), ...findings] };
};

const refused = (field: string) => new DomainError('invalid_input', { field });

const refuseUnfit = ({ body, category, thicknessMm, profileFamily }: PartFacts, mend: Mend) => {
  if (mend.kind === 'holes' && countDrilled(body, mend.fromMm) === 0) throw refused('mends');
  if (mend.kind === 'thickness' && (category !== 'FLAT' || thicknessMm === null)) throw refused('mends');
  if (mend.kind === 'ventHoles' && !['RHS', 'SHS', 'CHS'].includes(profileFamily ?? '')) throw refused('mends');
};

/** A plate whose work does not go through it has no volume in proportion to its thickness. */
const refuseOtherShape = (
  { thicknessMm: was, measures: before }: PartFacts,
  { thicknessMm, measures }: Pick<MendedAs, 'thicknessMm' | 'measures'>,
  mends: readonly Mend[],
) => {
  if (mends.length > 1 || was === null || thicknessMm === null || before.netVolumeMm3 === 0) return;
  const ratio = measures.netVolumeMm3 / before.netVolumeMm3 / (thicknessMm / was);
  if (Math.abs(ratio - 1) > 1e-3) throw refused('mends');
};

/** What the file says of shape and weight is of the part as it was. */
const aboutShape: ReadonlySet<string> = new Set<RemarkCode>([
  'request.thickness-not-stock',
  'request.thickness-against-text',
  'warn.weight-differs',
  'warn.shape-differs',
  'warn.stated-mass',
  'warn.stated-paint',
]);

const staysTrue = ({ code }: Remark) => !aboutShape.has(code) && !(code in geometryRemarks);
