import { strFromU8 } from 'fflate';
import { measureBody } from '../../geometry/measure-body.ts';
import type { Kernel } from '../../geometry/solids/unite-deep.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { isPart21 } from '../document/is-part21.ts';
import { isZip } from '../document/open-file.ts';
import { filePacker } from '../document/pack-files.ts';
import { type Reading, readerVersion } from '../document/reading.schema.ts';
import { remarkOf } from '../document/remark-codes.ts';
import { documentTypeOf } from '../document-type.ts';

/** What files begin with that people draw and describe steel in, and this shop does not read. */
const beginnings: readonly [name: string, at: number, text: string | readonly number[]][] = [
  ['DWG', 0, 'AC10'],
  ['SketchUp', 0, [0xff, 0xfe, 0xff, 0x0e, 0x53, 0x00, 0x6b, 0x00, 0x65, 0x00, 0x74, 0x00, 0x63, 0x00, 0x68]],
  ['Rhino', 0, '3D Geometry File Format'],
  ['JPEG', 0, [0xff, 0xd8, 0xff]],
  ['PNG', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['GIF', 0, 'GIF8'],
  ['TIFF', 0, [0x49, 0x49, 0x2a, 0x00]],
  ['TIFF', 0, [0x4d, 0x4d, 0x00, 0x2a]],
  ['HEIC', 4, 'ftyphei'],
  ['HEIC', 4, 'ftyphev'],
  ['HEIC', 4, 'ftypmif1'],
  ['HEIC', 4, 'ftypmsf1'],
  ['RTF', 0, '{\\rtf'],
  ['ODS', 30, 'mimetypeapplication/vnd.oasis.opendocument.spreadsheet'],
  ['ODT', 30, 'mimetypeapplication/vnd.oasis.opendocument.text'],
  ['ODG', 30, 'mimetypeapplication/vnd.oasis.opendocument.graphics'],
  ['AVIF', 4, 'ftypavif'],
  ['WebP', 8, 'WEBP'],
  ['STL', 0, 'solid '],
];

const beginsWith = (bytes: Uint8Array, at: number, text: string | readonly number[]): boolean => {
  const wanted = typeof text === 'string' ? Array.from(text, (sign) => sign.charCodeAt(0)) : text;
  return wanted.every((byte, n) => bytes[at + n] === byte);
};

/** The folder that a packed file lies in, at the place where a zip has the name of its first entry. */
const requestFolder = 'Anfrage/';

const nameAt = 30;

/** A file that is refused, packed so that it is not read but becomes a request with the file in it. */
export const asRequest = (bytes: Uint8Array, fileName: string): Uint8Array => {
  const packer = filePacker();
  packer.add(requestFolder + fileName.replaceAll(/[/\\]/g, '-').slice(-200), bytes);
  return packer.finish();
};

/** What such a file is by the ending of its name; null: bytes are no such file. */
const requestedType = (bytes: Uint8Array): string | null => {
  if (!isZip(bytes) || !beginsWith(bytes, nameAt, requestFolder)) return null;
  const length = (bytes[26] ?? 0) + 256 * (bytes[27] ?? 0);
  const ending = /\.(\w{2,5})$/.exec(strFromU8(bytes.subarray(nameAt, nameAt + length)));
  return ending?.[1]?.toUpperCase() ?? 'ZIP';
};

/**
 * What a file is that may show steel parts but is not read here: a drawing, a model, a picture, a document; null: none of them.
 * Told by content, never by name.
 */
export const otherFileType = (bytes: Uint8Array): string | null => {
  if (bytes.length > readLimits.uploadBytes) return null;
  const type = documentTypeOf(bytes);
  if (type !== null) return type.toUpperCase();
  if (isPart21(bytes)) return null;
  const requested = requestedType(bytes);
  if (requested !== null) return requested;
  return beginnings.find(([, at, text]) => beginsWith(bytes, at, text))?.[0] ?? null;
};

/**
 * The reading of such a file: one part, whatever the file shows, without size and weight and on request. Its user says what it is,
 * how many and until when; the shop answers with a price.
 */
export const readingOfOther = (type: string, kernel: Kernel): Reading => {
  const body = {
    blankMm: { length: 1, height: 1, width: 1 },
    section: { kind: 'box' as const },
    processings: [],
  };
  const { measures } = measureBody(kernel, body, null, { category: 'ASSEMBLY', profileFamily: null });
  const none = { netVolumeMm3: 0, surfaceMm2: 0, dimensionsMm: { x: 0, y: 0, z: 0 }, sawCuts: [] };
  return {
    head: {
      readerVersion,
      format: 'other',
      formatVersion: type,
      program: '',
      projectName: '',
      assemblies: [],
      filePartCount: 1,
      positionCount: 1,
      findings: [],
    },
    parts: [
      {
        index: 1,
        name: type,
        drawingNumber: '',
        assembly: null,
        quantitySingle: 1,
        quantity: 1,
        category: 'ASSEMBLY',
        profileId: null,
        profileName: '',
        profileFamily: null,
        grade: null,
        thicknessMm: null,
        body,
        measures: { ...measures, ...none },
        taken: 'recognised',
        reasons: [],
        findings: [remarkOf('request.other-file', { type })],
        placements: [],
      },
    ],
  };
};
