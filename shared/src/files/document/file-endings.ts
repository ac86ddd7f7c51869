import { readLimits } from '../../values/errors/read-limits.ts';

/** Endings of the files that may hold a project; what a file is, its content tells. */
export const fileEndings = [
  '.btlx',
  '.btlz',
  '.stwx',
  '.stws',
  '.nc1',
  '.nc',
  '.dxf',
  '.step',
  '.stp',
  '.p21',
  '.ifc',
  '.ifczip',
  '.csv',
  '.xlsx',
  '.zip',
] as const;

/** How large a file of a name may be: building models hold whole buildings. */
export const largestBytes = (fileName: string): number =>
  /\.ifc$/i.test(fileName) ? readLimits.modelBytes : readLimits.uploadBytes;
