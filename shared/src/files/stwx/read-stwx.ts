import { cutText } from '../../values/cut-text.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { readCount } from '../btlx/read-part.ts';
import { attributeOf, refuse, type XmlNode } from '../document/build-tree.ts';
import type { DocumentReader } from '../document/document-reader.ts';
import {
  exactText,
  readId,
  readLength,
  readStatedPart,
  readSurface,
  type StwxAssembly,
  type StwxDocument,
} from './read-stated-part.ts';

const isReadVersion = (version: string) => /^1\.\d{1,3}$/.test(version);
const outerElements = new Set(['Project', 'Program', 'Assemblies', 'Parts']);

const readAssembly = (assembly: XmlNode): StwxAssembly => ({
  id: readId(assembly, 'ID'),
  line: assembly.line,
  column: assembly.column,
  element: assembly.path,
  parentId: readId(assembly, 'Parent'),
  name: exactText(assembly, 'Name'),
  drawingNumber: exactText(assembly, 'DrawingNumber'),
  quantity: readCount(assembly, 'Quantity'),
  ...readSurface(assembly),
  welds: assembly.children
    .filter((child) => child.name === 'Weld')
    .map((weld) => ({
      partIds: [readId(weld, 'Part1'), readId(weld, 'Part2')],
      aMm: readLength(weld, 'A', readLimits.dimensionMaxMm),
      lengthMm: readLength(weld, 'Length', readLimits.placementMaxMm),
    })),
});

/**
 * Reads the STWX elements of a document as they come (docs/stwx.md).
 * @throws DomainError E_VERSION, E_PARTS, E_LIMIT and all refusals of readStatedPart
 */
export const stwxReader = (): DocumentReader<StwxDocument> => {
  const document: StwxDocument = {
    format: 'stwx',
    version: '',
    program: '',
    projectName: '',
    assemblies: [],
    parts: [],
    findings: [],
  };
  const unknown = new Map<string, number>();
  let welds = 0;
  return {
    isWhole: (name) => name === 'Part' || name === 'Assembly',
    onStart: (node) => {
      if (node.name === 'STWX' && node.path === 'STWX') {
        document.version = attributeOf(node, 'Version');
        if (!isReadVersion(document.version)) refuse('E_VERSION', node, { found: document.version.slice(0, 32) });
      } else if (node.name === 'Project') document.projectName = exactText(node, 'Name');
      else if (node.name === 'Program')
        document.program = cutText(`${attributeOf(node, 'Name')} ${attributeOf(node, 'Version')}`.trim(), 256);
      if (node.path !== 'STWX' && !outerElements.has(node.name) && unknown.size < 100)
        unknown.set(node.name, (unknown.get(node.name) ?? 0) + 1);
    },
    onWhole: (node) => {
      if (node.name === 'Assembly') {
        const assembly = readAssembly(node);
        welds += assembly.welds.length;
        document.assemblies.push(assembly);
        if (Math.max(document.assemblies.length, welds) > readLimits.parts)
          refuse('E_LIMIT', node, { max: readLimits.parts });
        return;
      }
      if (document.parts.length >= readLimits.parts) refuse('E_PARTS', node, { max: readLimits.parts });
      document.parts.push(readStatedPart(node));
    },
    finish: () => {
      for (const [name, count] of unknown)
        document.findings.push({ code: 'warn.unknown-element', values: { name, count } });
      return document;
    },
  };
};
