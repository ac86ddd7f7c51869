import type { Catalogue } from '../../catalogue/catalogue.schema.ts';
import type { PartFacts, Remark } from '../../parts/part-facts.schema.ts';
import { remarkOf } from '../document/remark-codes.ts';
import { type FoundGrade, findGrade } from '../recognition/find-grade.ts';
import { isSteel } from '../recognition/is-steel.ts';
import { otherMaterialIn, woodWordIn } from '../recognition/material-words.ts';
import type { IfcPart } from './ifc-document.ts';

export type SteelVerdict = { taken: PartFacts['taken']; grade: FoundGrade | null; reasons: Remark[] };

const leftOut = (reason: Remark): SteelVerdict => ({ taken: 'left-out', grade: null, reasons: [reason] });

/** Strength classes of concrete. */
const concrete = /(?<![\p{L}\d])[CB] ?\d{2,3} ?\/ ?\d{2,3}(?!\d)/iu;

/** Some programs write the class of a material before its name, such as STEEL/NEOPRENE. */
const behindClass = (text: string): string => text.replace(/^(?:STEEL|CONCRETE|TIMBER|MISCELLANEOUS)\//i, '');

const fasteners = ['IFCMECHANICALFASTENER', 'IFCFASTENER'];

/**
 * Whether an element is steel: by the category of its material, by what its material and itself are called, else by a rolled section as a
 * guess. Fasteners are left out.
 */
export const isSteelElement = (part: IfcPart, catalogue: Catalogue, isRolledSection: boolean): SteelVerdict => {
  const { entity, name, materials, materialCategory, profileNames } = part;
  if (fasteners.includes(entity))
    return leftOut(remarkOf('left-out.fastener', { text: profileNames[0] || name || entity }));
  const other = materials.map((text) => otherMaterialIn(behindClass(text)) ?? concrete.exec(text)?.[0]).find(Boolean);
  if (other && findGrade(materials.join(' '), catalogue.grades) === null)
    return leftOut(remarkOf('left-out.other-material', { text: other }));
  const byCategory = ofCategory(materialCategory);
  if (byCategory !== null) return byCategory;
  const texts = {
    material: [...materials, materialCategory].filter(Boolean),
    names: [...profileNames, name].filter(Boolean),
  };
  const verdict = isSteel(texts, '', catalogue);
  const { grade } = verdict;
  if (verdict.isSteel) return { taken: verdict.isGuess ? 'guessed' : 'recognised', grade, reasons: verdict.reasons };
  const isUnnamed = verdict.reasons.some(({ code }) => code === 'left-out.nothing-named');
  if (isUnnamed && isRolledSection) return { taken: 'guessed', grade, reasons: [] };
  return { taken: 'left-out', grade: null, reasons: verdict.reasons };
};

const ofCategory = (category: string): SteelVerdict | null => {
  const wood = woodWordIn(category);
  if (wood !== null) return leftOut(remarkOf('left-out.wood', { text: wood }));
  const other = otherMaterialIn(category);
  return other === null ? null : leftOut(remarkOf('left-out.other-material', { text: other }));
};
