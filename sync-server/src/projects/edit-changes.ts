import type { AssemblyBody, PartBody, ProjectBody } from '@knotenblech/shared/api/projects/project-answer.ts';
import { ralNumberAfter, type Surface } from '@knotenblech/shared/parts/finishes.ts';
import {
  type ProfileProcesses,
  specificityByCatalogue,
} from '@knotenblech/shared/parts/materials/default-materials.ts';
import { specificityById, specificityId } from '@knotenblech/shared/parts/materials/missing-specs.ts';
import { orderNumberSchema } from '@knotenblech/shared/parts/order-number.schema.ts';
import type { Assembly, Part } from '@knotenblech/shared/parts/part.ts';
import { ralNumberSchema } from '@knotenblech/shared/parts/surface.schema.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { withoutUndefined } from '@knotenblech/shared/values/without-undefined.ts';
import type { NamedChange } from '../sync/push/apply-changes.ts';

type Coated = { surface: Surface; ralNumber: string | null };

const refuseField = (field: string) => new DomainError('invalid_input', { field });

/** The name that something is to have; undefined where it keeps its own. */
const newName = (given: string | undefined, now: string, field: string) => {
  const name = given?.trim();
  if (name === undefined || name === now.trim()) return undefined;
  if (name === '') throw refuseField(field);
  return name;
};

/** What of a project's texts a client's body changes. */
export const textChanges = (project: Project, body: ProjectBody): NamedChange[] => {
  const name = newName(body.projectName, project.name, 'projectName');
  const given = { name, drawingId: body.drawingId, comment: body.comment };
  const texts = { ...given, additionalText: body.additionalText };
  const changed = Object.entries(texts).filter(
    ([field, text]) => text !== undefined && text !== project[field as keyof typeof texts],
  );
  if (changed.length === 0) return [];
  return [{ name: 'setProjectTexts', args: { projectId: project.id, ...Object.fromEntries(changed) } }];
};

/** The place in lists that a body asks for; 0: that of the file. */
const orderNumberChanges = (
  { id: projectId }: Project,
  piece: 'part' | 'assembly',
  { index, orderNumber: was }: Pick<Part, 'index' | 'orderNumber'>,
  { orderNumber: asked = was }: { orderNumber?: number | undefined },
): NamedChange[] => {
  if (asked === was) return [];
  const orderNumber = asked === 0 ? null : asked;
  if (orderNumber !== null && !orderNumberSchema.safeParse(orderNumber).success) throw refuseField('orderNumber');
  return [{ name: 'setOrderNumber', args: { projectId, piece, index, orderNumber, was } }];
};

/** What of a part a client's body changes: only what differs from the part as it stands. */
export const partChanges = (
  project: Project,
  { part, assemblyPieces }: { part: Part; assemblyPieces: number },
  body: PartBody,
  { profiles, grades }: Omit<Around, 'project'>,
): NamedChange[] => {
  const named = { projectId: project.id, partIndex: part.index };
  const changes: NamedChange[] = orderNumberChanges(project, 'part', part, body);
  const name = newName(body.name, part.name, 'name');
  if (name !== undefined) changes.push({ name: 'setPartName', args: { ...named, name, was: part.name } });
  const quantity = quantityOf(body, part, assemblyPieces);
  if (quantity !== part.quantitySingle) {
    changes.push({ name: 'setPartQuantity', args: { ...named, quantity, was: part.quantitySingle } });
  }
  const coating = coatingOf(body, part);
  if (coating) changes.push({ name: 'setPartSurface', args: { ...named, ...coating, was: part.surface } });
  const spec = specOf(body, part, { project, profiles, grades });
  if (Object.keys(spec).length > 0) {
    const specs = [{ partIndex: part.index, ...spec }];
    changes.push({ name: 'setPartSpecs', args: { projectId: project.id, specs } });
  }
  return changes;
};

/** A client edits pieces within one assembly or pieces in all; of the two the one that differs is meant. */
const quantityOf = ({ quantity, quantitySingle }: PartBody, part: Part, assemblyPieces: number) => {
  if (quantitySingle !== undefined && quantitySingle !== part.quantitySingle) return quantitySingle;
  if (quantity === undefined || quantity === part.quantity) return part.quantitySingle;
  const single = quantity / assemblyPieces;
  if (!Number.isInteger(single) || single > 9999) throw refuseField('quantity');
  return single;
};

/** The coating a body asks for; null where it is as it was. */
export const coatingOf = (body: { surface?: Surface | undefined; ralNo?: string | null | undefined }, now: Coated) => {
  const surface = body.surface ?? now.surface;
  const asked = ralNumberSchema.safeParse(body.ralNo === undefined ? now.ralNumber : body.ralNo || null);
  if (!asked.success) throw refuseField('ralNo');
  const ralNumber = ralNumberAfter(surface, asked.data);
  return surface === now.surface && ralNumber === now.ralNumber ? null : { surface, ralNumber };
};

type Grades = ReadonlyMap<string, unknown>;
type Around = { project: Project; profiles: ProfileProcesses; grades: Grades };

/** A grade that something is to have; only one of the catalogue. */
export const refuseUnknownGrade = (grade: string | null | undefined, grades: Grades, field: string) => {
  if (grade && !grades.has(grade)) throw refuseField(field);
};

const specOf = (body: PartBody, part: Part, { project, profiles, grades }: Around) => {
  const { materialTranslationCode: grade, specificityId: optionId, materialCertificateSet: certificate } = body;
  const specificity = part.specificity ?? specificityByCatalogue(part, profiles);
  const isOther = optionId !== undefined && optionId !== specificityId(specificity);
  if (isOther && optionId !== 0 && specificityById(optionId) === null) throw refuseField('specificityId');
  if (grade !== part.grade) refuseUnknownGrade(grade, grades, 'materialTranslationCode');
  const hasCertificate = part.materialCertificate ?? project.materialCertificate ?? false;
  return withoutUndefined({
    grade: grade === part.grade ? undefined : grade || undefined,
    specificity: isOther ? specificityById(optionId) : undefined,
    materialCertificate: certificate === hasCertificate ? undefined : certificate,
  });
};

/** What of an assembly a client's body changes. */
export const assemblyChanges = (project: Project, assembly: Assembly, body: AssemblyBody): NamedChange[] => {
  const named = { projectId: project.id, assemblyIndex: assembly.index };
  if (body.name !== undefined && body.name !== assembly.name) throw refuseField('name');
  const changes: NamedChange[] = orderNumberChanges(project, 'assembly', assembly, body);
  if (body.quantity !== undefined && body.quantity !== assembly.quantity) {
    changes.push({ name: 'setAssemblyQuantity', args: { ...named, quantity: body.quantity, was: assembly.quantity } });
  }
  const coating = coatingOf(body, assembly);
  if (coating) changes.push({ name: 'setAssemblySurface', args: { ...named, ...coating, was: assembly.surface } });
  return changes;
};
