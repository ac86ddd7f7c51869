import type { Remark } from '../../parts/part-facts.schema.ts';
import { cutText } from '../../values/cut-text.ts';
import type { DomainError } from '../../values/errors/domain-error.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { attributeOf, parseDecimal, readText, refuse, type XmlNode } from '../document/build-tree.ts';
import type { DocumentReader } from '../document/document-reader.ts';
import { remarkOf } from '../document/remark-codes.ts';
import { badValueOf, readUnlessBad } from './bad-value.ts';
import type { BtlxComposite, BtlxDocument, BtlxRawpart } from './btlx-document.ts';
import { withInferredQuantity } from './infer-quantity.ts';
import { pieceGuidsOf, plainGuid, readCount, readPart, readUserAttributes } from './read-part.ts';

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
    partCount: 0,
    parts: [],
    composites: [],
    rawparts: [],
    findings: [],
  };
  const unknown = new Map<string, number>();
  const unread: UnreadPart[] = [];
  let number = 0;
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
    if (number >= readLimits.parts) refuse('E_PARTS', node, { max: readLimits.parts });
    number += 1;
    const read = readUnlessBad(() => withInferredQuantity(readPart(node, number, isBefore21(document.version))));
    if ('bad' in read) return void unread.push({ node, number, error: read.bad });
    pieces += read.read.count;
    if (pieces > readLimits.pieces) refuse('E_COUNT', node, { found: pieces, max: readLimits.pieces });
    document.parts.push(read.read);
  };

  return {
    isWhole: (name) => name === 'Part' || name === 'Rawpart' || compositeKinds.includes(name),
    onStart: start,
    onWhole: whole,
    finish: () => {
      const [first] = unread;
      if (first && document.parts.length === 0) throw first.error;
      return {
        ...withoutUnread(document, unread),
        partCount: number,
        findings: [...unreadRemarks(unread), ...findingsOf(document, unknown)],
      };
    },
  };
};

/** A part that is left out for one value of it. */
type UnreadPart = { node: XmlNode; number: number; error: DomainError };

/** Said one by one as long as a person would read them. */
const saidOneByOne = 20;

const unreadRemarks = (unread: readonly UnreadPart[]): Remark[] => {
  const remarks = unread.slice(0, saidOneByOne).map(({ node, number, error }) =>
    remarkOf('warn.part-unread', {
      number,
      name: readText(node, 'Designation') || readText(node, 'Annotation'),
      ...badValueOf(error, node),
    }),
  );
  const more = unread.length - remarks.length;
  return more > 0 ? [...remarks, remarkOf('warn.more-parts-unread', { count: more })] : remarks;
};

/** What refers to a part that is left out refers to nothing. */
const withoutUnread = (document: BtlxDocument, unread: readonly UnreadPart[]): BtlxDocument => {
  if (unread.length === 0) return document;
  const gone = new Set(unread.flatMap(({ node }) => pieceGuidsOf(node)));
  for (const { pieces } of document.parts) for (const { guid } of pieces) gone.delete(guid);
  const composites = document.composites.map((composite) => ({
    ...composite,
    partRefs: composite.partRefs.filter((guid) => !gone.has(guid)),
  }));
  return { ...document, composites };
};

const findingsOf = (document: BtlxDocument, unknown: ReadonlyMap<string, number>): Remark[] => {
  const findings: Remark[] = [];
  for (const [name, count] of unknown) findings.push({ code: 'warn.unknown-element', values: { name, count } });
  const guids = document.parts.flatMap((part) => part.pieces.map((piece) => piece.guid)).filter((guid) => guid !== '');
  const repeated = guids.length - new Set(guids).size;
  if (repeated > 0) findings.push({ code: 'warn.repeated-guid', values: { count: repeated } });
  return findings;
};
