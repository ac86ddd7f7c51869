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
  '.zip',
] as const;
