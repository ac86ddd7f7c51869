import type { AssemblyAnswer, PartAnswer } from '@knotenblech/shared/api/projects/project-answer.ts';
import { imageFileIdOf, imageFileMapOf } from '@knotenblech/shared/exports/pictures/image-file-id.ts';
import { type Piece, sizeOfPieces } from '@knotenblech/shared/parts/assemblies/placed-part.ts';
import {
  type ProfileProcesses,
  specificityByCatalogue,
} from '@knotenblech/shared/parts/materials/default-materials.ts';
import { specificityId, specificityOptions } from '@knotenblech/shared/parts/materials/missing-specs.ts';
import { netWeightG, stockOf, unweighedPieces } from '@knotenblech/shared/parts/materials/stock-of.ts';
import type { Assembly, Part } from '@knotenblech/shared/parts/part.ts';
import type { OpenProject } from './open-project.ts';

const squareMetres = (mm2: number) => mm2 / 1_000_000;
const none = { x: 0, y: 0, z: 0 };

/** A part as API 1.0 tells it: mm, kg and m2, no amounts. */
export const partAnswer = (open: OpenProject, part: Part, profiles: ProfileProcesses): PartAnswer => {
  const { project, tariff, pricing, grades, assemblies } = open;
  const { facts, index } = part;
  const subject = { kind: 'part', index } as const;
  const specificity = part.specificity ?? specificityByCatalogue(part, profiles);
  const price = pricing.parts.get(index);
  const grossG = price?.grossWeightG ?? netWeightG(facts.measures, grades.get(part.grade ?? ''));
  return {
    partId: part.id,
    name: part.name,
    drawingNumber: facts.drawingNumber,
    category: facts.category,
    quantity: part.quantity,
    quantitySingle: part.quantitySingle,
    orderNumber: part.orderNumber,
    assemblyId: assemblies.find((assembly) => assembly.index === part.assemblyIndex)?.id ?? null,
    availableMaterialCodes: gradesFor(part, tariff),
    materialTranslationCode: part.grade,
    specificityId: specificityId(specificity),
    specificityTranslationCode: specificity,
    availableSpecificities: specificityOptions.map((option) => ({
      id: option.id,
      translationCode: option.specificity,
    })),
    surface: part.surface,
    ralNo: part.ralNumber,
    dimension: facts.measures.dimensionsMm,
    area: squareMetres(facts.measures.surfaceMm2),
    weight: grossG / 1000,
    materialCertificateSet: part.materialCertificate ?? project.materialCertificate ?? false,
    isoImageId: imageFileIdOf(project.id, subject, 'TRI'),
    imageFileMap: imageFileMapOf(project.id, subject),
    onRequest: part.isTaken && price?.unitPrice == null,
    profilName: facts.profileName,
    partSpecId: facts.profileId,
  };
};

/** Grades that the kind of stock can be bought in. */
const gradesFor = ({ facts }: Part, tariff: OpenProject['tariff']) => [
  ...new Set(tariff.material.filter((row) => row.stock === stockOf(facts)).map((row) => row.grade)),
];

/** An assembly with the parts that lie directly in it. */
export const assemblyAnswer = (
  open: OpenProject,
  assembly: Assembly,
  parts: readonly PartAnswer[],
  pieces: readonly Piece[],
): AssemblyAnswer => {
  const { project, pricing, assemblies, grades } = open;
  const subject = { kind: 'assembly', index: assembly.index } as const;
  const [x = 0, y = 0, z = 0] = sizeOfPieces(pieces) ?? [];
  const gradeOf = new Map(open.parts.map((part) => [part.index, grades.get(part.grade ?? '')]));
  const weightG = pieces.reduce((sum, { part }) => sum + netWeightG(part.measures, gradeOf.get(part.index)), 0);
  const own = pricing.assemblyPrices.get(assembly.index);
  return {
    assemblyId: assembly.id,
    name: assembly.name,
    drawingNumber: assembly.facts.drawingNumber,
    quantity: assembly.quantity,
    orderNumber: assembly.orderNumber,
    parentId: assemblies.find(({ index }) => index === assembly.facts.parent)?.id ?? null,
    surface: assembly.surface,
    ralNo: assembly.ralNumber,
    dimension: pieces.length === 0 ? none : { x, y, z },
    parts: [...parts],
    partCount: parts.reduce((sum, part) => sum + part.quantitySingle, 0),
    weight: weightG / 1000,
    partsWithoutWeight: pieces.reduce((sum, { part }) => sum + unweighedPieces({ facts: part, quantity: 1 }), 0),
    surfaceArea: squareMetres(pieces.reduce((sum, { part }) => sum + part.measures.surfaceMm2, 0)),
    onRequest: own !== undefined && own.unitPrice === null,
    isoImageId: imageFileIdOf(project.id, subject, 'TRI'),
    imageFileMap: imageFileMapOf(project.id, subject),
  };
};
