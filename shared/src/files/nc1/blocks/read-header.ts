import type { Remark } from '../../../parts/part-facts.schema.ts';
import { readLimits } from '../../../values/errors/read-limits.ts';
import { shownText } from '../../document/build-tree.ts';
import { remarkOf } from '../../document/remark-codes.ts';
import { type Nc1Header, type SectionCode, sectionCodes } from '../nc1-document.ts';
import { parseValue } from './read-values.ts';
import { headerLength, type RawPart, type Row, refuse } from './split-blocks.ts';

type Read = { header: Nc1Header; findings: Remark[] };

/** What exporters write where they have nothing to say. */
const nothing = /^(?:-*|n\/?a|none|\?)$/i;

const textIn = (row: Row | undefined): string => {
  const text = shownText(row?.text ?? '');
  return nothing.test(text) ? '' : text;
};

/** The 20 lines of a header and up to four of text. @throws DomainError E_NUMBER, E_DIM, E_COUNT */
export const readHeader = ({ header: rows }: RawPart): Read => {
  const findings: Remark[] = [];
  const row = (field: number): Row => rows[field - 1] as Row;
  const value = (field: number, name: string, max: number = readLimits.dimensionMaxMm): number =>
    oneValue(row(field), name, max);
  const angle = (field: number, name: string): number => {
    const deg = oneValue(row(field), name, 360);
    if (Math.abs(deg) < steepestDeg) return deg;
    findings.push(remarkOf('warn.header-value', { parameter: name, text: String(deg) }));
    return 0;
  };
  const { lengthMm, sawLengthMm } = readLengths(row(9), findings);
  const header: Nc1Header = {
    order: textIn(row(1)),
    drawing: textIn(row(2)),
    phase: textIn(row(3)),
    mark: textIn(row(4)),
    grade: textIn(row(5)),
    quantity: readQuantity(row(6), findings),
    ...readProfile(row(7), row(8), findings),
    lengthMm,
    sawLengthMm,
    heightMm: value(10, 'Height'),
    flangeWidthMm: value(11, 'Width'),
    flangeMm: value(12, 'FlangeThickness'),
    webMm: value(13, 'WebThickness'),
    radiusMm: value(14, 'Radius'),
    massKg: value(15, 'Weight'),
    paintM2: value(16, 'Surface'),
    webCutDeg: [angle(17, 'WebCutStart'), angle(18, 'WebCutEnd')],
    flangeCutDeg: [angle(19, 'FlangeCutStart'), angle(20, 'FlangeCutEnd')],
    texts: rows
      .slice(headerLength)
      .map(textIn)
      .filter((text) => text !== ''),
  };
  return { header, findings };
};

/** Cuts beyond this are no cuts of an end. */
const steepestDeg = 89;

const numberIn = (text: string, row: Row, name: string): number =>
  parseValue(text.trim()) ?? refuse('E_NUMBER', row, 'ST', { name, found: text.trim().slice(0, 32) });

/** A blank line is 0. Measures are never below it, angles may be. */
const oneValue = (row: Row, name: string, max: number): number => {
  const text = row.text.trim();
  const found = text === '' ? 0 : numberIn(text, row, name);
  const min = name.includes('Cut') ? -max : 0;
  return found < min || found > max ? refuse('E_DIM', row, 'ST', { name, found, min, max }) : found;
};

/** Length and saw length; one comma without a point and with at most three digits behind it is a decimal comma. */
const readLengths = (row: Row, findings: Remark[]): Pick<Nc1Header, 'lengthMm' | 'sawLengthMm'> => {
  const text = row.text.trim();
  const isDecimal = /^\d+,\d{1,3}$/.test(text);
  const written = isDecimal || text === '' ? [text || '0'] : text.split(/\s*,\s*|\s+/);
  if (written.length > 2) refuse('E_NUMBER', row, 'ST', { name: 'Length', found: text.slice(0, 32) });
  const [found = 0, sawLengthMm = found] = written.map((each) => numberIn(each, row, 'Length'));
  const { dimensionMinMm: min, dimensionMaxMm: max } = readLimits;
  if (found < min || found > max) refuse('E_DIM', row, 'ST', { name: 'Length', found, min, max });
  if (sawLengthMm > 0 && sawLengthMm < found - 0.5)
    findings.push(remarkOf('warn.header-value', { parameter: 'SawLength', text: shownText(text) }));
  return { lengthMm: found, sawLengthMm };
};

const readQuantity = (row: Row, findings: Remark[]): number => {
  const text = shownText(row.text);
  const found = /^\+?\d{1,10}(?:\.0*)?$/.test(text) ? Number(text) : 0;
  if (found > readLimits.pieces) refuse('E_COUNT', row, 'ST', { found, min: 1, max: readLimits.pieces });
  if (found === 0) findings.push(remarkOf('warn.quantity-missing', { text }));
  return Math.max(1, found);
};

const isCode = (text: string): text is SectionCode => sectionCodes.some((code) => code === text);

/** Name and code; some exporters write them the other way round. What is no code is a section of its own. */
const readProfile = (nameRow: Row, codeRow: Row, findings: Remark[]): Pick<Nc1Header, 'profile' | 'code'> => {
  const [name, code] = [textIn(nameRow), textIn(codeRow)];
  if (isCode(code.toUpperCase())) return { profile: name, code: code.toUpperCase() as SectionCode };
  if (isCode(name.toUpperCase())) return { profile: code, code: name.toUpperCase() as SectionCode };
  findings.push(remarkOf('warn.header-value', { parameter: 'ProfileCode', text: code }));
  return { profile: name, code: 'SO' };
};
