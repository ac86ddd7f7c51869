import { readLimits } from '../../values/errors/read-limits.ts';

/**
 * The files that may hold a project by their endings: parts, a list of them, or a zip with such files, with the media
 * type that the installed app opens them by. What a file is, its content tells.
 */
const endings = {
  '.btlx': { kind: 'parts', type: 'application/x-btlx' },
  '.btlz': { kind: 'zip', type: 'application/x-btlx' },
  '.stwx': { kind: 'parts', type: 'application/x-stwx' },
  '.stws': { kind: 'zip', type: 'application/x-stwx' },
  '.nc1': { kind: 'parts', type: 'application/x-nc1' },
  '.nc': { kind: 'parts', type: 'application/x-nc1' },
  '.dxf': { kind: 'parts', type: 'image/vnd.dxf' },
  '.step': { kind: 'parts', type: 'model/step' },
  '.stp': { kind: 'parts', type: 'model/step' },
  '.p21': { kind: 'parts', type: 'model/step' },
  '.ifc': { kind: 'parts', type: 'application/x-step' },
  '.ifczip': { kind: 'zip', type: 'application/x-ifczip' },
  '.csv': { kind: 'list', type: 'text/csv' },
  '.xlsx': { kind: 'list', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  '.zip': { kind: 'zip', type: 'application/zip' },
} as const satisfies Record<`.${string}`, { kind: 'parts' | 'list' | 'zip'; type: string }>;

export type FileEnding = keyof typeof endings;

export const fileEndings = Object.keys(endings) as FileEnding[];

const isOfKind = (kind: (typeof endings)[FileEnding]['kind']) => (name: string) =>
  fileEndings.some((ending) => endings[ending].kind === kind && name.toLowerCase().endsWith(ending));

/** The endings of each media type. */
export const endingsByType = (): Record<string, FileEnding[]> =>
  Object.fromEntries(Map.groupBy(fileEndings, (ending) => endings[ending].type));

/** Whether a name is that of a file of parts. */
export const isDocument = isOfKind('parts');

/** Whether a name is that of a list of parts; in a zip it is one where nothing else is. */
export const isListName = isOfKind('list');

/** How large a file of a name may be: building models hold whole buildings. */
export const largestBytes = (fileName: string): number =>
  /\.ifc$/i.test(fileName) ? readLimits.modelBytes : readLimits.uploadBytes;
