import type { ProjectAnswer } from '@knotenblech/shared/api/projects/project-answer.ts';
import { imageFileIdOf } from '@knotenblech/shared/exports/pictures/image-file-id.ts';
import { piecesByAssembly } from '@knotenblech/shared/parts/assemblies/placed-part.ts';
import {
  assistantFactsOf,
  hasWelding,
  partsWithoutProfile,
} from '@knotenblech/shared/parts/assistant/assistant-rules.ts';
import { defaultMaterialMap, type ProfileProcesses } from '@knotenblech/shared/parts/materials/default-materials.ts';
import { missingSpecs } from '@knotenblech/shared/parts/materials/missing-specs.ts';
import { inListOrder } from '@knotenblech/shared/parts/order-number.schema.ts';
import type { Part } from '@knotenblech/shared/parts/part.ts';
import { newPriceDataOf } from '@knotenblech/shared/prices/details/new-price-data.ts';
import type { PieceCustomCosts } from '@knotenblech/shared/prices/details/piece-price-data.ts';
import { priceProject } from '@knotenblech/shared/prices/project/price-project.ts';
import type { BothSides } from './custom-costs/price-both-sides.ts';
import { type AskedLadder, ladderAnswer } from './ladder-answer.ts';
import type { OpenProject } from './open-project.ts';
import { assemblyAnswer, partAnswer } from './part-answer.ts';

export type Viewer = {
  seesPrices: boolean;
  /** What only a global admin sees; null for everybody else. */
  costs: (BothSides & { pieces: ReadonlyMap<string, PieceCustomCosts> }) | null;
  /** Quantities that prices are asked at; null: none. */
  ladder: AskedLadder | null;
};

const currency = 'EUR';

/** A project as API 1.0 tells it to a viewer. */
export const projectAnswer = (open: OpenProject, viewer: Viewer, profiles: ProfileProcesses): ProjectAnswer => {
  const taken = open.parts.filter((part) => part.isTaken);
  return {
    ...headerOf(open),
    ...settingsOf(open, taken, profiles),
    ...countsOf(open, taken),
    ...listsOf(open, taken, profiles),
    ...(viewer.seesPrices && { price: priceOf(open), newPriceData: priceDataOf(open, viewer) }),
    ...(viewer.seesPrices && viewer.ladder && { ladder: ladderAnswer(open, viewer.ladder) }),
    ...(viewer.costs && {
      factorWork: Number(viewer.costs.factors.work),
      factorMaterial: Number(viewer.costs.factors.material),
      factorFlatRate: Number(viewer.costs.factors.flat),
    }),
  };
};

/** What the customer pays, EUR net; null on request. */
export const priceOf = ({ effective }: Pick<OpenProject, 'effective'>) =>
  effective.onRequest ? null : effective.netCents / 100;

const headerOf = ({ project, customer, effective }: OpenProject) => ({
  projectId: project.id,
  id: project.number,
  projectName: project.name,
  drawingId: project.drawingId,
  additionalText: project.additionalText,
  comment: project.comment,
  currency,
  manualPrice: effective.manualPrice !== 'none',
  manualPriceFixed: effective.manualPrice === 'fixed',
  onRequest: effective.onRequest,
  imageFileId: imageFileIdOf(project.id, { kind: 'project' }, 'TRI'),
  readOnly: project.orderedAt !== null,
  customerId: customer.id,
  customerNumber: customer.number,
  userId: project.userId,
});

const certificates = { STANDARD: 'WELDINGCERTIFICATE_STANDARD', CUSTOM: 'WELDINGCERTIFICATE_CUSTOM' } as const;

const settingsOf = (open: OpenProject, taken: readonly Part[], profiles: ProfileProcesses) => {
  const { project, parts, grades } = open;
  // What is stored and priced, not what the assistant would propose.
  const facts = { ...assistantFactsOf(project, open, profiles), productionType: project.productionType };
  const missing = missingSpecs(parts);
  return {
    settingComplete: project.settingComplete ?? false,
    needsMoreSpecification: missing.length > 0,
    productionType: facts.productionType,
    surface: project.surface,
    defaultSurface: project.surface,
    ralNr: project.ralNumber,
    materialCertificate: project.materialCertificate ?? false,
    detailsOnFinish: project.detailsOnFinish ?? true,
    defaultWeldingCertificate: project.weldingCertificate ? certificates[project.weldingCertificate] : null,
    defaultMaterialMap: [...defaultMaterialMap(taken, { profiles, grades }).values()].map((each) => ({
      partSpecName: each.partSpecName,
      materialTranslation: each.grade,
      specificityTranslation: each.specificity,
    })),
    missingSpecs: missing.map(({ id, partSpecName, selectedSpecificity }) => ({
      id,
      partSpecName,
      selectedSpecificity,
    })),
    specificityUndefined: facts.isSpecificityUndefined,
    materialDefault: facts.hasDefaultMaterials,
    missingProfiles: partsWithoutProfile(parts).length > 0,
    hasWelding: hasWelding(facts),
    assemblyOnlyParts: taken.length > 0 && taken.every((part) => part.assemblyIndex !== null),
    steelPartsActive: true,
  };
};

const countsOf = ({ project, assemblies }: OpenProject, taken: readonly Part[]) => {
  const single = taken.filter((part) => part.assemblyIndex === null);
  const isFlat = ({ facts }: Part) => facts.category === 'FLAT';
  const isBar = ({ facts }: Part) => facts.category === 'GIRDER' || facts.category === 'PROFILE';
  const largest = (axis: 'x' | 'y' | 'z') =>
    taken.reduce((most, { facts }) => Math.max(most, facts.measures.dimensionsMm[axis]), 0);
  return {
    assemblyCount: assemblies.length,
    partPosCount: project.positionCount,
    partCount: project.partCount,
    flatPartCountSingle: single.filter(isFlat).length,
    girderProfileCountSingle: single.filter(isBar).length,
    totalWeight: project.netWeightG / 1000,
    partsWithoutWeight: project.unweighedCount ?? 0,
    surfaceArea: project.surfaceMm2 / 1_000_000,
    maxDimension: { x: largest('x'), y: largest('y'), z: largest('z') },
    hasFlatParts: taken.some(isFlat),
    hasGirderOrProfile: taken.some(isBar),
    flatPartsOnly: taken.length > 0 && taken.every(isFlat),
  };
};

const listsOf = (open: OpenProject, taken: readonly Part[], profiles: ProfileProcesses) => {
  const { assemblies } = open;
  const facts = assemblies.map((assembly) => assembly.facts);
  const pieces = piecesByAssembly(
    facts,
    taken.map((part) => part.facts),
  );
  const answers = inListOrder(taken).map((part) => ({
    at: part.assemblyIndex,
    answer: partAnswer(open, part, profiles),
  }));
  const within = (index: number | null) => answers.filter(({ at }) => at === index).map(({ answer }) => answer);
  return {
    assemblyList: inListOrder(assemblies).map((assembly) =>
      assemblyAnswer(open, assembly, within(assembly.index), pieces.get(assembly.index) ?? []),
    ),
    partList: within(null),
  };
};

const priceDataOf = (open: OpenProject, { costs }: Viewer) => {
  const { pricing, project, parts, assemblies, tariff, grades } = open;
  const standard = open.overrides.size === 0 ? pricing : priceProject({ parts, assemblies, project, tariff, grades });
  return newPriceDataOf({
    parts,
    assemblies,
    sales: { actual: pricing, standard, rates: tariff.rates },
    purchase: costs?.purchase ?? null,
    ...(costs && { customCosts: costs.pieces }),
    currency,
  });
};
