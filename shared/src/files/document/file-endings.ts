import { readLimits } from '../../values/errors/read-limits.ts';

/** The files that may hold a project by their endings: parts, a list of them, or a zip with such files. What a file is, its content tells. */
const kinds = {
  '.btlx': 'parts',
  '.btlz': 'zip',
  '.stwx': 'parts',
  '.stws': 'zip',
  '.nc1': 'parts',
  '.nc': 'parts',
  '.dxf': 'parts',
  '.step': 'parts',
  '.stp': 'parts',
  '.p21': 'parts',
  '.ifc': 'parts',
  '.ifczip': 'zip',
  '.csv': 'list',
  '.xlsx': 'list',
  '.zip': 'zip',
} as const satisfies Record<`.${string}`, 'parts' | 'list' | 'zip'>;

export type FileEnding = keyof typeof kinds;

export const fileEndings = Object.keys(kinds) as FileEnding[];

const isOfKind = (kind: (typeof kinds)[FileEnding]) => (name: string) =>
  fileEndings.some((ending) => kinds[ending] === kind && name.toLowerCase().endsWith(ending));

/** Whether a name is that of a file of parts. */
export const isDocument = isOfKind('parts');

/** Whether a name is that of a list of parts; in a zip it is one where nothing else is. */
export const isListName = isOfKind('list');

/** How large a file of a name may be: building models hold whole buildings. */
export const largestBytes = (fileName: string): number =>
  /\.ifc$/i.test(fileName) ? readLimits.modelBytes : readLimits.uploadBytes;
