/** What formats of parts are called, by the format of a reading. */
export const partFormatNames = {
  btlx: 'BTLx',
  stwx: 'STWX',
  nc1: 'NC1',
  dxf: 'DXF',
  step: 'STEP',
  ifc: 'IFC',
} as const;

export const partFormats = Object.keys(partFormatNames) as (keyof typeof partFormatNames)[];

/** 'BTLx, NC1 or IFC' in a language, with whatever else may come. */
export const formatsText = (language: string, ...others: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format([...Object.values(partFormatNames), ...others]);
