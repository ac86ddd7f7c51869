import type { Body, Processing } from '../geometry/body/body.schema.ts';
import { element, valueElement } from '../values/xml/xml-text.ts';
import { type PlateOutline, placePlate } from './place-plate.ts';
import { timberBody } from './timber-body.ts';
import type { TimberChoice } from './timber-choice.schema.ts';

/** A piece of wood with what is to be worked into it. */
export type TimberPiece = {
  name: string;
  body: Body;
  count: number;
  /** What it is for: the steel that goes into it, told as a user attribute so that a second import finds its own again. */
  steel: string;
};

/** The wood of a plate: two plates lie on one piece where they lie on both of its faces. */
export const timberPiece = (
  plate: PlateOutline,
  choice: TimberChoice,
  { name, steel, quantity }: { name: string; steel: string; quantity: number },
): TimberPiece => ({
  name,
  steel,
  body: timberBody(placePlate(plate, choice).member, choice.lengthMm),
  count: choice.seat === 'faces' ? Math.ceil(quantity / 2) : quantity,
});

const version = '2.3.1';

const isFace = (name: string) => name.startsWith('FaceLimited');

/** Limits of a machining are one element with attributes; every other parameter is an element of its own. */
const processingText = ({ kind, name, side, parameters }: Processing, id: number): string => {
  const own = Object.entries(parameters).filter(([each]) => !isFace(each));
  const faces = Object.entries(parameters).filter(([each]) => isFace(each));
  return element(kind, { Name: name, ProcessID: id, ReferencePlaneID: side ?? 1 }, [
    ...own.map(([each, value]) => valueElement(each, value)),
    ...(faces.length > 0 ? [element('MachiningLimits', Object.fromEntries(faces))] : []),
  ]);
};

const partText = ({ name, body, count, steel }: TimberPiece, place: number): string => {
  const { length, height, width } = body.blankMm;
  const head = {
    SingleMemberNumber: place + 1,
    Designation: name,
    Material: 'Holz',
    Count: count,
    Length: length,
    Height: height,
    Width: width,
  };
  return element('Part', head, [
    element('UserAttributes', {}, [element('UserAttribute', { Name: 'Steel', Value: steel })]),
    element(
      'Processings',
      {},
      body.processings.map((each, index) => processingText(each, index + 1)),
    ),
  ]);
};

/** Pieces of wood with slots, drillings, pockets and laps as a BTLx file (version 2.3.1), for the program of the timber builder. */
export const writeTimber = (projectName: string, pieces: readonly TimberPiece[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(
    'BTLx',
    {
      xmlns: 'https://www.design2machine.com',
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': 'https://www.design2machine.com https://www.design2machine.com/btlx/btlx_2_3_1.xsd',
      Version: version,
      Language: 'en',
    },
    [
      element('FileHistory', {}, [
        element('InitialExportProgram', {
          CompanyName: 'Knotenblech',
          ProgramName: 'Knotenblech',
          ProgramVersion: '1',
        }),
      ]),
      element('Project', { Name: projectName }, [element('Parts', {}, pieces.map(partText))]),
    ],
  )}\n`;
