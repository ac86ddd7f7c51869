import { brokenXml } from './broken-xml.ts';
import { dxfFiles } from './dxf-files.ts';
import { encodings } from './encodings.ts';
import { geometry } from './geometry.ts';
import type { HostileFile } from './hostile-file.ts';
import { ifcFiles } from './ifc-files.ts';
import { limits } from './limits.ts';
import { listFiles } from './list-files.ts';
import { nc1Files } from './nc1-files.ts';
import { namesAndTypes } from './names-and-types.ts';
import { numbers } from './numbers.ts';
import { stepFiles } from './step-files.ts';
import { zips } from './zips.ts';

/** Every hostile file; the kinds are those of the table in docs/hostile-files.md. */
export const hostileFiles: readonly HostileFile[] = [
  ...brokenXml,
  ...encodings,
  ...namesAndTypes,
  ...numbers,
  ...geometry,
  ...limits,
  ...zips,
  ...nc1Files,
  ...dxfFiles,
  ...stepFiles,
  ...ifcFiles,
  ...listFiles,
];
