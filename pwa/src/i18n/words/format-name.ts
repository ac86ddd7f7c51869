import type { ReadingHead } from '@knotenblech/shared/files/document/reading.schema.ts';

const formatNames = { btlx: 'BTLx', stwx: 'STWX', nc1: 'NC1', dxf: 'DXF' };

/** What a file is called by its format, 'BTLx 2.1'; one that is not read by its type, 'PDF'. */
export const formatName = ({ format, formatVersion }: Pick<ReadingHead, 'format' | 'formatVersion'>): string =>
  format === 'other' ? formatVersion : `${formatNames[format]} ${formatVersion}`;
