import { exact, isBelow } from './fraction.ts';
import type { PriceList } from './plain-project.ts';
import type { SettledPart } from './settle-project.ts';
import { wallOf } from './work-out-weights.ts';

/** No table covers it, it is larger than what makes it, or its surface cannot be made. */
export const isPartOnRequest = (part: SettledPart, { tariff, grades }: PriceList): boolean => {
  const grade = grades.get(part.grade ?? '');
  const isStocked = tariff.material.some((row) => row.grade === part.grade && row.stock === part.stock);
  if (grade === undefined || !isStocked) return true;
  if (part.lengthMm > tariff.longestPartMm) return true;
  if (part.stock === 'plate' && isPlateOnRequest(part, tariff)) return true;
  if (part.surface === 'ZINCED') {
    const isThin = isBelow(wallOf(part), exact(tariff.zinc.minimumThicknessMm));
    return isThin || !grade.galvanizable || !fitsBath(part, tariff);
  }
  return part.surface.startsWith('POWDER') && part.ralNumber === null;
};

function isPlateOnRequest({ wallMm, lengthMm, widthMm }: SettledPart, tariff: PriceList['tariff']) {
  const isCut = tariff.cutting.some((row) => row.thicknessMm === wallMm);
  const [long, wide] = [lengthMm, widthMm].toSorted((a, b) => b - a) as [number, number];
  const fitsBed = long <= tariff.laserBedMm.length && wide <= tariff.laserBedMm.width;
  return !isCut || !fitsBed || (wallMm ?? 0) > tariff.largestPlateThicknessMm;
}

function fitsBath({ lengthMm, widthMm, heightMm }: SettledPart, { zinc }: PriceList['tariff']) {
  const size = [lengthMm, widthMm, heightMm].toSorted((a, b) => b - a);
  const bath = [zinc.bathMm.length, zinc.bathMm.width, zinc.bathMm.depth].toSorted((a, b) => b - a);
  return size.every((mm, n) => mm <= (bath[n] ?? 0));
}
