import type { Address } from '../accounts/address.record.ts';
import type { WeldProof } from '../parts/assemblies/weld-proof.record.ts';
import { type Surface, uncoated } from '../parts/finishes.ts';
import type { PartChoice } from '../parts/part-choice.record.ts';
import type { Project } from '../projects/project.record.ts';
import type { Conflict } from '../records/conflict.record.ts';
import { fieldsIn, valueIn } from '../records/expected-value.ts';
import type { SpaceId } from '../records/space.ts';
import type { AddressId, ProjectId } from '../values/ids.ts';
import type { ArgsOf, ChangeName } from './changes.ts';

/** A change by name with the arguments that belong to that name. */
export type NamedChange<N extends ChangeName = ChangeName> = { [K in N]: { name: K; args: ArgsOf<K> } }[N];

type Row = Record<string, unknown> | null;

type Coating = { surface: Surface; ralNumber: string | null };

type Mends = { mends: NonNullable<PartChoice['mends']>; mendedAs?: PartChoice['mendedAs'] };

type Profile = { profileId: string; measuredAs?: PartChoice['measuredAs'] };

/**
 * The ordinary change that puts a value into the field a conflict is about, having seen the row as it is now;
 * null: it cannot be put back by one (a profile without its measures, a row that is gone or not here yet, a quantity of
 * nobody's, a street whose place is another by now).
 */
export const changeTo = (conflict: Conflict, value: unknown, row: Row): NamedChange | null => {
  switch (conflict.kind) {
    case 'partChoice':
      return ofPart(conflict, value, row);
    case 'assemblyChoice':
      return ofAssembly(conflict, value, row);
    case 'project':
      return ofProject(conflict, value, row);
    case 'weldProof':
      return ofWeld(conflict, value, row);
    case 'address':
      return ofAddress(conflict, value, row);
    case undefined:
      return null;
  }
};

const projectIdOf = (conflict: Conflict) => conflict.projectId as ProjectId;

const ofPart = (conflict: Conflict, value: unknown, row: Row): NamedChange | null => {
  const part = { projectId: projectIdOf(conflict), partIndex: conflict.partIndex ?? 0 };
  const { field } = conflict;
  const now = valueIn(row, field) ?? null;
  if (value === null && withoutGivingUp.has(field)) return null;
  switch (field) {
    case 'quantity':
      return { name: 'setPartQuantity', args: { ...part, quantity: value as number, was: Number(now) } };
    case 'name':
      return { name: 'setPartName', args: { ...part, name: value as string, was: (now ?? '') as string } };
    case 'orderNumber':
      return orderNumberChange(conflict, 'part', value, now);
    case 'taken': {
      const { projectId, partIndex } = part;
      return { name: 'takeParts', args: { projectId, partIndexes: [partIndex], taken: value as boolean } };
    }
    case 'surface':
      return { name: 'setPartSurface', args: { ...part, ...coatingArgs(value, now), own: value !== null } };
    case 'profileId':
      return profileChange(part, value as Profile | null, now as Profile | null);
    case 'mends': {
      const { mends, mendedAs: measured = null } = (value ?? { mends: [] }) as Mends;
      if (mends.length > 0 && measured === null) return null;
      return { name: 'setPartMends', args: { ...part, mends, measured, was: (now as Mends | null)?.mends ?? [] } };
    }
    case 'timber': {
      const [timber, was] = [value, now].map((each) => (each as Pick<PartChoice, 'timber'> | null)?.timber ?? null);
      return { name: 'setPartTimber', args: { ...part, timber: timber ?? null, was: was ?? null } };
    }
    case 'accepted': {
      const [accepted, was] = [value, now].map((each) => (each as Pick<PartChoice, 'accepted'> | null)?.accepted ?? []);
      return { name: 'acceptFindings', args: { ...part, accepted: accepted ?? [], was: was ?? [] } };
    }
    case 'grade':
    case 'specificity':
    case 'materialCertificate': {
      const { projectId, partIndex } = part;
      const spec = { partIndex, [field]: value, was: { [field]: now } };
      return { name: 'setPartSpecs', args: { projectId, specs: [spec] } };
    }
    default:
      return null;
  }
};

/** Once chosen, there is no change that gives them up. */
const withoutGivingUp: ReadonlySet<string> = new Set(['quantity', 'name', 'taken']);

const profileChange = (
  part: { projectId: ProjectId; partIndex: number },
  value: Profile | null,
  now: Profile | null,
): NamedChange | null => {
  const { profileId, measuredAs: measured } = value ?? now ?? { profileId: '' };
  if (!measured) return null;
  const args = { ...part, profileId, measured, was: now?.profileId ?? null, own: value !== null };
  return { name: 'setPartProfile', args };
};

const coatingArgs = (value: unknown, now: unknown) => {
  const wanted = (value ?? now ?? { surface: uncoated, ralNumber: null }) as Coating;
  const seen = (now ?? wanted) as Coating;
  return {
    surface: wanted.surface,
    ralNumber: wanted.ralNumber ?? null,
    was: seen.surface,
    wasRalNumber: seen.ralNumber ?? null,
  };
};

const orderNumberChange = (
  conflict: Conflict,
  piece: 'part' | 'assembly',
  value: unknown,
  now: unknown,
): NamedChange => {
  const index = conflict.partIndex ?? 0;
  const orderNumber = typeof value === 'number' ? value : null;
  const was = typeof now === 'number' ? now : index;
  return { name: 'setOrderNumber', args: { projectId: projectIdOf(conflict), piece, index, orderNumber, was } };
};

const ofAssembly = (conflict: Conflict, value: unknown, row: Row): NamedChange | null => {
  const assembly = { projectId: projectIdOf(conflict), assemblyIndex: conflict.partIndex ?? 0 };
  const now = valueIn(row, conflict.field) ?? null;
  if (value === null && withoutGivingUp.has(conflict.field)) return null;
  switch (conflict.field) {
    case 'quantity':
      return { name: 'setAssemblyQuantity', args: { ...assembly, quantity: value as number, was: Number(now) } };
    case 'surface':
      return { name: 'setAssemblySurface', args: { ...assembly, ...coatingArgs(value, now), own: value !== null } };
    case 'orderNumber':
      return orderNumberChange(conflict, 'assembly', value, now);
    default:
      return null;
  }
};

const ofProject = (conflict: Conflict, value: unknown, row: Row): NamedChange | null => {
  if (!row) return null;
  const projectId = projectIdOf(conflict);
  const { field } = conflict;
  const now = valueIn(row, field) ?? null;
  switch (field) {
    case 'surface': {
      const { was, wasRalNumber, ...coating } = coatingArgs(value, now);
      return { name: 'setProjectSurface', args: { projectId, ...coating, was, wasRalNumber } };
    }
    case 'productionType': {
      const { productionType: was, surface, ralNumber } = row as Project;
      const wasCoating = { surface, ralNumber };
      const productionType = value as Project['productionType'];
      return { name: 'setProjectProduction', args: { projectId, productionType, ...wasCoating, was, wasCoating } };
    }
    case 'materialCertificate':
    case 'weldingCertificate': {
      const args = { projectId, [field]: value, was: { [field]: now } };
      return { name: 'setProjectCertificates', args };
    }
    case 'serviceClass':
    case 'wood':
      return { name: 'setInstallation', args: { projectId, [field]: value, was: { [field]: now } } };
    case 'trashedAt':
      return { name: 'trashProject', args: { projectId, trashed: value as boolean } };
    case 'name':
    case 'drawingId':
    case 'comment':
    case 'additionalText':
      return {
        name: 'setProjectTexts',
        args: { projectId, [field]: value as string, was: { [field]: now as string } },
      };
    default:
      return null;
  }
};

const statedOf = (value: unknown) => {
  if (!value) return null;
  const { forceKn, direction, runCount } = value as WeldProof;
  return { forceKn, direction, runCount };
};

const ofWeld = (conflict: Conflict, value: unknown, row: Row): NamedChange | null => {
  const known = [row, conflict.yours, conflict.theirs].find(
    (each) => typeof each === 'object' && each !== null && 'parts' in each,
  );
  if (!known) return null;
  const { assemblyIndex, parts, aMm } = known as WeldProof;
  const joint = { assemblyIndex, parts, aMm };
  const args = { projectId: projectIdOf(conflict), joint, stated: statedOf(value), was: statedOf(row) };
  return { name: 'putWeldProof', args };
};

const ofAddress = (conflict: Conflict, value: unknown, row: Row): NamedChange | null => {
  const was = row as Address | null;
  if (conflict.field === '') {
    const seen = was ? { was } : {};
    return value
      ? { name: 'putAddress', args: { address: value as Address, ...seen } }
      : { name: 'removeAddress', args: { addressId: conflict.rowId as AddressId, ...seen } };
  }
  if (was?.id === undefined || isOfOtherPlace(conflict, was)) return null;
  const set = conflict.field === 'place' ? (value as Partial<Address>) : { [conflict.field]: value };
  return { name: 'putAddress', args: { address: { ...was, ...set }, was } };
};

/** A card of a build that told of a place field by field, whose place has been written anew since. */
const isOfOtherPlace = ({ field, theirs }: Conflict, was: Address) =>
  fieldsIn(was, 'place').includes(field) && was[field as keyof Address] !== theirs;

/** The projects whose space is among these: their sums and price are brought up to date after the change. */
export const touchedProjects = (spaces: readonly SpaceId[]): ProjectId[] =>
  spaces.filter((space) => space.startsWith('j:')).map((space) => space.slice(2) as ProjectId);
