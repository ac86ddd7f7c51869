import type { FoundProfile } from '../../catalogue/find-profile.ts';
import type { BtlxPart } from '../btlx/btlx-document.ts';

export type NamedProfile = FoundProfile;

/** The texts of a part, by what they usually speak of. */
export type PartTexts = {
  /** Material and grades. */
  material: string[];
  /** Name, notes and user attributes, the most telling first. */
  names: string[];
};

const profileAttribute = /profil|querschnitt|section|sezione|designation|bezeichnung|format|abmessung/i;
const materialAttribute = /material|werkstoff|güte|guete|grade|matière|materiale|qualit/i;

/** Sorts the texts of a part; empty ones are left out. */
export const partTexts = (part: BtlxPart): PartTexts => {
  const attributes = (name: RegExp) =>
    part.userAttributes.filter((attribute) => name.test(attribute.name)).map((attribute) => attribute.value);
  const filled = (texts: string[]) => texts.filter((text) => text !== '');
  return {
    material: filled([part.material, part.qualityGrade, part.timberGrade, ...attributes(materialAttribute)]),
    names: filled([...attributes(profileAttribute), part.designation, part.annotation, part.comment, part.group]),
  };
};
