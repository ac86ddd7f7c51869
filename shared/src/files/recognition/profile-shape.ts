import type { Catalogue } from '../../catalogue/catalogue.schema.ts';
import { nearestThicknesses } from '../../catalogue/nearest-thicknesses.ts';
import type { Profile, ProfileFamily } from '../../catalogue/profile.schema.ts';
import type { Body, Section } from '../../geometry/body/body.schema.ts';
import type { PartCategory, Remark } from '../../parts/part-facts.schema.ts';
import { remarkOf } from '../document/remark-codes.ts';
import { placeProfile } from './place-profile.ts';

/** What a profile makes of a blank. */
export type ProfileShape = {
  category: PartCategory;
  thicknessMm: number | null;
  section: Section;
  findings: Remark[];
};

const girders: readonly ProfileFamily[] = ['HEA', 'HEB', 'HEM', 'IPE', 'UPN', 'UPE'];
const flats: readonly ProfileFamily[] = ['FL', 'BFL'];
const round = (value: number) => Math.round(value * 100) / 100;

const isFlatBar = (profile: Pick<Profile, 'family'>) => flats.includes(profile.family);

/** A finding when no sheet of the stock is as thick. */
export const stockFindings = (thicknessMm: number, catalogue: Catalogue): Remark[] => {
  const stockMm = catalogue.sheetThicknesses.map((sheet) => sheet.thicknessMm);
  if (stockMm.some((stock) => Math.abs(stock - thicknessMm) < 0.01)) return [];
  return [remarkOf('request.thickness-not-stock', { thicknessMm, ...nearestThicknesses(thicknessMm, stockMm) })];
};

/** The smallest side of a blank, mm. */
export const thicknessOf = ({ length, height, width }: Body['blankMm']) => round(Math.min(length, height, width));

/** Category, section and findings of a blank that has a profile: a flat bar is the box itself, any other lies in it. */
export const profileShape = (
  profile: Profile,
  body: Pick<Body, 'blankMm' | 'processings'>,
  catalogue: Catalogue,
): ProfileShape => {
  if (isFlatBar(profile)) return flatBarShape(profile, body, catalogue);
  const category = girders.includes(profile.family) ? 'GIRDER' : 'PROFILE';
  return { category, thicknessMm: null, ...placeProfile(profile, body) };
};

const flatBarShape = (profile: Profile, { blankMm }: Pick<Body, 'blankMm'>, catalogue: Catalogue): ProfileShape => {
  const [thickness = 0, breadth = 0, length = 0] = Object.values(blankMm).sort((a, b) => a - b);
  const fits =
    Math.abs(thickness - (profile.tMm ?? 0)) <= 0.5 &&
    [breadth, length].some((side) => Math.abs(side - (profile.bMm ?? 0)) <= 0.5);
  const values = { profile: profile.designation, heightMm: round(blankMm.height), widthMm: round(blankMm.width) };
  const thicknessMm = thicknessOf(blankMm);
  return {
    category: 'FLAT',
    thicknessMm,
    section: { kind: 'box' },
    findings: [
      ...stockFindings(thicknessMm, catalogue),
      ...(fits ? [] : [remarkOf('request.profile-against-box', values)]),
    ],
  };
};
