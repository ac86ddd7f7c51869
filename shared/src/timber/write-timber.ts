import type { Body, Processing } from '../geometry/body/body.schema.ts';

/** A piece of wood with what is to be worked into it. */
export type TimberPiece = {
  name: string;
  body: Body;
  count: number;
  /** What it is for: the steel that goes into it, told as a user attribute so that a second import finds its own again. */
  steel: string;
};

const version = '2.3.1';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const attributes = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');

const valueText = (value: number | string | boolean) =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : escaped(String(value));

const isFace = (name: string) => name.startsWith('FaceLimited');

/** Limits of a machining are one element with attributes; every other parameter is an element of its own. */
const processingText = ({ kind, name, side, parameters }: Processing, id: number): string => {
  const own = Object.entries(parameters).filter(([each]) => !isFace(each));
  const faces = Object.entries(parameters).filter(([each]) => isFace(each));
  const limits = faces.map(([each, value]) => ` ${each}="${valueText(value)}"`).join('');
  const head = attributes({ Name: name, ProcessID: id, ReferencePlaneID: side ?? 1 });
  const values = own.map(([each, value]) => `<${each}>${valueText(value)}</${each}>`).join('');
  return `          <${kind}${head}>${values}${faces.length > 0 ? `<MachiningLimits${limits}/>` : ''}</${kind}>`;
};

const partText = ({ name, body, count, steel }: TimberPiece, place: number): string => {
  const { length, height, width } = body.blankMm;
  const head = attributes({
    SingleMemberNumber: place + 1,
    Designation: name,
    Material: 'Holz',
    Count: count,
    Length: length,
    Height: height,
    Width: width,
  });
  return [
    `      <Part${head}>`,
    '        <UserAttributes>',
    `          <UserAttribute${attributes({ Name: 'Steel', Value: steel })}/>`,
    '        </UserAttributes>',
    '        <Processings>',
    ...body.processings.map((each, index) => processingText(each, index + 1)),
    '        </Processings>',
    '      </Part>',
  ].join('\n');
};

/** Pieces of wood with slots, drillings, pockets and laps as a BTLx file (version 2.3.1), for the program of the timber builder. */
export const writeTimber = (projectName: string, pieces: readonly TimberPiece[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<BTLx xmlns="https://www.design2machine.com" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="https://www.design2machine.com https://www.design2machine.com/btlx/btlx_2_3_1.xsd" Version="${version}" Language="en">`,
    '  <FileHistory>',
    '    <InitialExportProgram CompanyName="Knotenblech" ProgramName="Knotenblech" ProgramVersion="1"/>',
    '  </FileHistory>',
    `  <Project${attributes({ Name: projectName })}>`,
    '    <Parts>',
    ...pieces.map(partText),
    '    </Parts>',
    '  </Project>',
    '</BTLx>',
    '',
  ].join('\n');
