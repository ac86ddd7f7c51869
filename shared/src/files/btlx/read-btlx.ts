import type { Remark } from '../../parts/part-facts.schema.ts';
import { cutText } from '../../values/cut-text.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { attributeOf, parseDecimal, readText, refuse, type XmlNode } from '../document/build-tree.ts';
import type { DocumentReader } from '../document/document-reader.ts';
import type { BtlxComposite, BtlxDocument, BtlxRawpart } from './btlx-document.ts';
import { withInferredQuantity } from './infer-quantity.ts';
import { plainGuid, readCount, readPart, readUserAttributes } from './read-part.ts';

const compositeKinds = ['Module', 'Layer', 'Element', 'ElementCharge'];
const outerElements = new Set(
  (
    'BTLx FileHistory InitialExportProgram EditingProgram Project Parts Composites Modules Layers Elements ' +
    'ElementCharges Rawparts UserAttributes UserAttribute'
  ).split(' '),
);

const isReadVersion = (version: string) => /^(1\.[01]|2\.[0-3])(\.\d)?$/.test(version);
const isBefore21 = (version: string) => /^(1\.|2\.0)/.test(version);

const refsOf = (node: XmlNode, wanted: (name: string) => boolean): string[] =>
  node.children
    .filter((list) => list.name.endsWith('Refs'))
    .flatMap((list) => list.children)
    .filter((ref) => ref.name.endsWith('Ref') && wanted(ref.name))
    .map((ref) => plainGuid(attributeOf(ref, 'GUID')));

const readComposite = (node: XmlNode): BtlxComposite => ({
  kind: node.name,
  line: node.line,
  column: node.column,
  name: cutText(
    [attributeOf(node, 'Designation'), attributeOf(node, 'AssemblyNumber'), attributeOf(node, 'ModuleNumber')]
      .concat(attributeOf(node, 'ElementNumber'), attributeOf(node, 'Annotation'))
      .find((text) => text !== '') ?? '',
    readLimits.nameLength,
  ),
  singleMemberNumber: cutText(attributeOf(node, 'SingleMemberNumber'), readLimits.nameLength),
  userAttributes: readUserAttributes(node),
  count: readCount(node),
  guids: node.children
    .filter((child) => child.name === 'Transformations')
    .flatMap((list) => list.children)
    .map((transformation) => plainGuid(attributeOf(transformation, 'GUID'))),
  partRefs: refsOf(node, (name) => name === 'PartRef'),
  compositeRefs: refsOf(node, (name) => name !== 'PartRef'),
});

const sizeOf = (node: XmlNode, name: string): number => Math.max(0, parseDecimal(attributeOf(node, name)) ?? 0);

const readRawpart = (node: XmlNode): BtlxRawpart => ({
  name: cutText(attributeOf(node, 'Designation') || attributeOf(node, 'Material'), readLimits.nameLength),
  sizeMm: { length: sizeOf(node, 'Length'), height: sizeOf(node, 'Height'), width: sizeOf(node, 'Width') },
  count: readCount(node),
  partRefs: refsOf(node, (name) => name === 'PartRef'),
});

/**
 * Reads the BTLx elements of a document as they come (1.0 to 2.3.1, any namespace).
 * @throws DomainError E_VERSION for a version that is not read, E_PARTS, E_LIMIT, E_COUNT and all refusals of readPart.
 */
export const btlxReader = (): DocumentReader<BtlxDocument> => {
  const document: BtlxDocument = {
    format: 'btlx',
    version: '',
    program: '',
    projectName: '',
    parts: [],
    composites: [],
    rawparts: [],
    findings: [],
  };
  const unknown = new Map<string, number>();
  let pieces = 0;

  const start = (node: XmlNode) => {
    if (node.path === 'BTLx') {
      document.version = attributeOf(node, 'Version');
      if (!isReadVersion(document.version)) refuse('E_VERSION', node, { found: document.version.slice(0, 32) });
    } else if (node.name === 'Project') {
      document.projectName = readText(node, 'Name');
    } else if (node.name === 'InitialExportProgram') {
      const program = [attributeOf(node, 'ProgramName'), attributeOf(node, 'ProgramVersion')].join(' ').trim();
      document.program = cutText(program, 256);
    } else if (!outerElements.has(node.name) && unknown.size < 100) {
      unknown.set(node.name, (unknown.get(node.name) ?? 0) + 1);
    }
  };

  const whole = (node: XmlNode) => {
    if (node.name !== 'Part') {
      if (node.name === 'Rawpart') document.rawparts.push(readRawpart(node));
      else document.composites.push(readComposite(node));
      if (document.composites.length + document.rawparts.length > readLimits.parts)
        refuse('E_LIMIT', node, { max: readLimits.parts });
      return;
    }
    if (document.parts.length >= readLimits.parts) refuse('E_PARTS', node, { max: readLimits.parts });
    const part = withInferredQuantity(readPart(node, document.parts.length + 1, isBefore21(document.version)));
    pieces += part.count;
    if (pieces > readLimits.pieces) refuse('E_COUNT', node, { found: pieces, max: readLimits.pieces });
    document.parts.push(part);
  };

  return {
    isWhole: (name) => name === 'Part' || name === 'Rawpart' || compositeKinds.includes(name),
    onStart: start,
    onWhole: whole,
    finish: () => ({ ...document, findings: findingsOf(document, unknown) }),
  };
};

const findingsOf = (document: BtlxDocument, unknown: ReadonlyMap<string, number>): Remark[] => {
  const findings: Remark[] = [];
  for (const [name, count] of unknown) findings.push({ code: 'warn.unknown-element', values: { name, count } });
  const guids = document.parts.flatMap((part) => part.pieces.map((piece) => piece.guid)).filter((guid) => guid !== '');
  const repeated = guids.length - new Set(guids).size;
  if (repeated > 0) findings.push({ code: 'warn.repeated-guid', values: { count: repeated } });
  return findings;
};
