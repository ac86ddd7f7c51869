import type { Processing } from '../../geometry/body/body.schema.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { childOf, readNumber, refuse, type XmlNode } from '../document/build-tree.ts';
import { isSegmentMark, markValue, processingParameters, valueRanges } from './processing-parameters.ts';

type Value = number | string | boolean;

type Parameter = { name: string; type: string; fallback: string | null; required: boolean };

const parseParameter = (text: string): Parameter => {
  const [, name = '', type = '', required, fallback] = /^([\w.]+):([^=!]+)(!)?(?:=(.*))?$/.exec(text) ?? [];
  return { name, type, fallback: fallback ?? null, required: required === '!' };
};

const parseParameters = (text: string): Parameter[] => text.split(' ').filter(Boolean).map(parseParameter);

const parametersByKind: ReadonlyMap<string, Parameter[]> = new Map(
  Object.entries(processingParameters).map(([kind, text]) => [kind, parseParameters(text)]),
);

export const isKnownProcessing = (kind: string) => parametersByKind.has(kind);

const rangeOf = (type: string): readonly [number, number] => {
  const bounds = /\[(.+)\.\.(.+)\]$/.exec(type);
  return bounds ? [Number(bounds[1]), Number(bounds[2])] : (valueRanges[type] ?? [-Infinity, Infinity]);
};

const readValue = (node: XmlNode, { name, type }: Parameter, text: string): Value => {
  if (type === 'T') return text.slice(0, readLimits.textLength);
  if (type === 'B') {
    if (/^(yes|true|1)$/i.test(text)) return true;
    if (/^(no|false|0)$/i.test(text)) return false;
    return refuse('E_RANGE', node, { name, found: text.slice(0, 32), allowed: 'yes, no' });
  }
  if (type.includes('|')) {
    const value = text.toLowerCase();
    return type.split('|').includes(value)
      ? value
      : refuse('E_RANGE', node, { name, found: text.slice(0, 32), allowed: type.replaceAll('|', ', ') });
  }
  const value = readNumber(node, name, text);
  const [min, max] = rangeOf(type);
  return value < min - 1e-6 || value > max + 1e-6 ? refuse('E_RANGE', node, { name, found: value, min, max }) : value;
};

const oldNames: Record<string, Record<string, string>> = {
  SawCut: { FaceLimitedStart: 'FaceLimitedFront', FaceLimitedEnd: 'FaceLimitedBack' },
  RidgeValleyCut: {
    AngleRefEdgeStart: 'AngleRefStart',
    AngleRefEdgeEnd: 'AngleRefEnd',
    AngleOppEdgeStart: 'AngleOppStart',
    AngleOppEdgeEnd: 'AngleOppEnd',
  },
};

/** Where a parameter may stand: child elements win over attributes, machining limits are attributes or children of their own element. */
const writtenValues = (node: XmlNode): Map<string, { node: XmlNode; text: string }> => {
  const written = new Map<string, { node: XmlNode; text: string }>();
  const fromAttributes = (holder: XmlNode) => {
    for (const [name, text] of Object.entries(holder.attributes))
      written.set(name, { node: holder, text: text.trim() });
  };
  fromAttributes(node);
  for (const contour of node.children)
    if (contour.name === 'Contour' || contour.name === 'DualContour') limitsOf(contour, fromAttributes, written);
  limitsOf(node, fromAttributes, written);
  for (const child of node.children)
    if (child.children.length === 0) written.set(child.name, { node: child, text: child.text.trim() });
  if (node.name === 'Text') joinLines(node, written);
  return written;
};

/** A lettering has one element for each of its lines. */
const joinLines = (node: XmlNode, written: ReturnType<typeof writtenValues>) => {
  const lines = node.children.filter(({ name }) => name === 'Text').map(({ text }) => text.trim());
  if (lines.length > 0) written.set('Text', { node, text: lines.join('\n') });
};

const limitsOf = (
  node: XmlNode,
  fromAttributes: (holder: XmlNode) => void,
  written: Map<string, { node: XmlNode; text: string }>,
) => {
  for (const limits of node.children) {
    if (limits.name !== 'MachiningLimits') continue;
    fromAttributes(limits);
    for (const child of limits.children) written.set(child.name, { node: child, text: child.text.trim() });
  }
};

/**
 * The parameters of a processing with the defaults of BTLx 2.3.1 (before 2.1 a drilling is through unless it says otherwise).
 * Those of nested elements are flattened ('Arc1.Radius'). `missing` names required parameters that the file leaves out; the first choice is taken for them.
 * @throws DomainError E_NUMBER, E_RANGE
 */
export const readParameters = (
  node: XmlNode,
  isBefore21: boolean,
): { parameters: Processing['parameters']; missing: string[] } => {
  const written = writtenValues(node);
  const parameters: Record<string, Value> = {};
  const missing: string[] = [];
  for (const parameter of parametersByKind.get(node.name) ?? []) {
    const old = oldNames[node.name]?.[parameter.name];
    const found = written.get(parameter.name) ?? (old ? written.get(old) : undefined);
    if (found) {
      parameters[parameter.name] = readValue(found.node, parameter, found.text);
      continue;
    }
    if (parameter.required) missing.push(parameter.name);
    const isOldDrilling = isBefore21 && node.name === 'Drilling' && parameter.name === 'DepthLimited';
    const fallback = isOldDrilling
      ? 'no'
      : (parameter.fallback ?? (parameter.required ? parameter.type.split('|')[0] : null));
    if (fallback != null) parameters[parameter.name] = readValue(node, parameter, fallback);
  }
  for (const [name, { node: holder, text }] of written) {
    const value = isSegmentMark(name) ? markValue(holder, name.slice(name.lastIndexOf('.') + 1), text) : null;
    if (value !== null) parameters[name] = value;
  }
  return { parameters: { ...parameters, ...readNested(node, written) }, missing };
};

/** Parameters of the elements inside; also read where they were written under their flattened names. */
const readNested = (node: XmlNode, written: ReturnType<typeof writtenValues>): Record<string, Value> => {
  const parameters: Record<string, Value> = {};
  for (const { path, parameters: text } of Object.hasOwn(nestedParameters, node.name)
    ? (nestedParameters[node.name] ?? [])
    : []) {
    const holder = path.reduce<XmlNode | undefined>((at, name) => at && childOf(at, name), node);
    const own = holder ? writtenValues(holder) : new Map<string, { node: XmlNode; text: string }>();
    for (const parameter of parseParameters(text)) {
      const found = own.get(parameter.name.slice(parameter.name.indexOf('.') + 1)) ?? written.get(parameter.name);
      if (found) parameters[parameter.name] = readValue(found.node, parameter, found.text);
      else if (holder && parameter.fallback !== null)
        parameters[parameter.name] = readValue(holder, parameter, parameter.fallback);
    }
  }
  return parameters;
};

/** Parameters in elements of their own, flattened: they count only when the element at `path` is there. Types as in processing-parameters.ts. */
export const nestedParameters: Readonly<Record<string, readonly { path: readonly string[]; parameters: string }[]>> = {
  ProfileHead: ['Arc1', 'Arc2'].flatMap((arc) => [
    {
      path: [arc],
      parameters: `${arc}.ArcShape:convex|concave=convex ${arc}.LapLength:LS=10 ${arc}.LapHeight:LS=10 ${arc}.Displacement:LS=10`,
    },
    { path: [arc, 'QuarterArc'], parameters: `${arc}.Radius:LS=50` },
    {
      path: [arc, 'Segment'],
      parameters: `${arc}.Length:LS=50 ${arc}.Height:LS=50 ${arc}.Camber:LS=50`,
    },
  ]),
  TyroleanDovetail: [
    { path: ['Frosch'], parameters: 'Frosch.Width:W Frosch.Depth:W' },
    { path: ['Klingschrot'], parameters: 'Klingschrot.Radius:W Klingschrot.ArcLength:W' },
  ],
};
