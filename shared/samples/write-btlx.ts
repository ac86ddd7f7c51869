export type Triple = [number, number, number];
export type Place = { at: Triple; x: Triple; y: Triple };

export type SamplePart = {
  number: number;
  drawing: string;
  name: string;
  profile?: string;
  material: string;
  /** mm: along the part, across (y), across (z). */
  length: number;
  height: number;
  width: number;
  count: number;
  assembly?: string;
  /** One per piece. */
  places?: Place[];
  processings?: string[];
};

export type SampleModule = {
  name: string;
  drawing: string;
  places: Place[];
  /** Part number and the indexes of its pieces that make one module. */
  members: { part: number; pieces: number[] }[];
};

export type SampleFile = { name: string; version: string; parts: SamplePart[]; modules?: SampleModule[] };

const attributes = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('');

const triple = (name: string, [x, y, z]: Triple) => `<${name}${attributes({ X: x, Y: y, Z: z })}/>`;

const guidOf = (kind: number, number: number, piece: number) =>
  `{${(0x4b6e0000 + kind).toString(16)}-0000-4000-8000-${(number * 10_000 + piece).toString(16).padStart(12, '0')}}`;

const transformations = (kind: number, number: number, places: Place[]) =>
  places.length === 0
    ? []
    : [
        '        <Transformations>',
        ...places.map(
          ({ at, x, y }, piece) =>
            `          <Transformation GUID="${guidOf(kind, number, piece)}"><Position>${triple('ReferencePoint', at)}${triple('XVector', x)}${triple('YVector', y)}</Position></Transformation>`,
        ),
        '        </Transformations>',
      ];

const userAttributes = (values: Record<string, string>) => [
  '        <UserAttributes>',
  ...Object.entries(values).map(([name, value]) => `          <UserAttribute${attributes({ Name: name, Value: value })}/>`),
  '        </UserAttributes>',
];

const partLines = (part: SamplePart): string[] => [
  `      <Part${attributes({
    SingleMemberNumber: part.number,
    AssemblyNumber: part.assembly ?? '',
    Designation: part.name,
    Material: part.material,
    Count: part.count,
    Length: part.length,
    Height: part.height,
    Width: part.width,
  })}>`,
  ...transformations(1, part.number, part.places ?? []),
  ...userAttributes({ Zeichnungsnummer: part.drawing, ...(part.profile ? { Profil: part.profile } : {}) }),
  ...(part.processings?.length
    ? [
        '        <Processings>',
        ...part.processings.map((text, index) => `          ${text.replace('ProcessID=""', `ProcessID="${index + 1}"`)}`),
        '        </Processings>',
      ]
    : []),
  '      </Part>',
];

const moduleLines = (module: SampleModule, index: number): string[] => [
  `        <Module${attributes({ SingleMemberNumber: index + 1, Designation: module.name, Count: module.places.length, Length: 1, Height: 1, Width: 1 })}>`,
  ...transformations(2, index + 1, module.places).map((line) => `  ${line}`),
  ...userAttributes({ Zeichnungsnummer: module.drawing }).map((line) => `  ${line}`),
  '          <PartRefs>',
  ...module.members.flatMap(({ part, pieces }) =>
    pieces.map(
      (piece) =>
        `            <PartRef GUID="${guidOf(1, part, piece)}"><Position>${triple('ReferencePoint', [0, 0, 0])}${triple('XVector', [1, 0, 0])}${triple('YVector', [0, 1, 0])}</Position></PartRef>`,
    ),
  ),
  '          </PartRefs>',
  '        </Module>',
];

/** A BTLx file as text. */
export const writeBtlx = (file: SampleFile): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<BTLx xmlns="https://www.design2machine.com" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="https://www.design2machine.com https://www.design2machine.com/btlx/btlx_${file.version.replaceAll('.', '_')}.xsd" Version="${file.version}" Language="de">`,
    '  <FileHistory>',
    '    <InitialExportProgram CompanyName="Knotenblech" ProgramName="Musterdateien" ProgramVersion="1"/>',
    '  </FileHistory>',
    `  <Project${attributes({ Name: file.name })}>`,
    '    <Parts>',
    ...file.parts.flatMap(partLines),
    '    </Parts>',
    ...(file.modules
      ? ['    <Composites>', '      <Modules>', ...file.modules.flatMap(moduleLines), '      </Modules>', '    </Composites>']
      : []),
    '  </Project>',
    '</BTLx>',
    '',
  ].join('\n');

const element = (name: string, value: string | number) => `<${name}>${value}</${name}>`;

/** A round hole square to a side; without a depth it goes through the part. */
export const hole = (side: number, x: number, y: number, diameter: number, depth = 0): string =>
  `<Drilling Name="Bohrung ${diameter}" ProcessID="" ReferencePlaneID="${side}">${element('StartX', x)}${element('StartY', y)}${element('Angle', 0)}${element('Inclination', 90)}${element('DepthLimited', depth > 0 ? 'yes' : 'no')}${element('Depth', depth)}${element('Diameter', diameter)}</Drilling>`;

export const holes = (side: number, xs: number[], ys: number[], diameter: number, depth = 0): string[] =>
  xs.flatMap((x) => ys.map((y) => hole(side, x, y, diameter, depth)));

/** A cut of the whole section at an end; 90 is square. `angle` lies in the plane of the side. */
export const sawCut = (orientation: 'start' | 'end', x: number, angle: number, side = 1): string =>
  `<JackRafterCut Name="Sägeschnitt" ProcessID="" ReferencePlaneID="${side}">${element('Orientation', orientation)}${element('StartX', x)}${element('StartY', 0)}${element('StartDepth', 0)}${element('Angle', angle)}${element('Inclination', 90)}</JackRafterCut>`;

export type Piece = { to: [number, number]; through?: [number, number] };

const contour = (name: string, counterSink: 'yes' | 'no', start: [number, number], pieces: Piece[]): string => {
  const point = (tag: string, [x, y]: [number, number]) => triple(tag, [x, y, 0]);
  const segments = pieces.map(({ to, through }) =>
    through
      ? `<Arc>${point('EndPoint', to)}${point('PointOnArc', through)}</Arc>`
      : `<Line>${point('EndPoint', to)}</Line>`,
  );
  return `<FreeContour Name="${name}" ProcessID="" ReferencePlaneID="1" ToolPosition="left" CounterSink="${counterSink}"><Contour>${point('StartPoint', start)}${segments.join('')}</Contour></FreeContour>`;
};

/** The outline of a plate on side 1. */
export const outline = (start: [number, number], pieces: Piece[]): string => contour('Außenkontur', 'no', start, pieces);

export const polygonOutline = (...points: [number, number][]): string => {
  const [first, ...rest] = points as [[number, number], ...[number, number][]];
  return outline(first, [...rest, first].map((to) => ({ to })));
};

export const circleOutline = (x: number, y: number, diameter: number): string =>
  outline([x - diameter / 2, y], circlePieces(x, y, diameter / 2));

const circlePieces = (x: number, y: number, r: number): Piece[] => [
  { to: [x + r, y], through: [x, y + r] },
  { to: [x - r, y], through: [x, y - r] },
];

/** An opening through the plate, on side 1. */
export const opening = (start: [number, number], pieces: Piece[]): string => contour('Ausschnitt', 'yes', start, pieces);

/** A slot through the plate along x, on side 1; `length` from end to end. */
export const slot = (x: number, y: number, width: number, length: number): string => {
  const [r, half] = [width / 2, (length - width) / 2];
  return contour(`Langloch ${width}x${length}`, 'yes', [x - half, y - r], [
    { to: [x + half, y - r] },
    { to: [x + half, y + r], through: [x + half + r, y] },
    { to: [x - half, y + r] },
    { to: [x - half, y - r], through: [x - half - r, y] },
  ]);
};

/** A rectangle cut through the plate, on side 1; x and y of its lower left corner. */
export const window = (x: number, y: number, length: number, width: number): string =>
  contour('Ausschnitt', 'yes', [x, y], [
    { to: [x + length, y] },
    { to: [x + length, y + width] },
    { to: [x, y + width] },
    { to: [x, y] },
  ]);

/** A circle cut through the plate as a contour, on side 1. */
export const roundWindow = (x: number, y: number, diameter: number): string =>
  contour(`Ausschnitt ${diameter}`, 'yes', [x - diameter / 2, y], circlePieces(x, y, diameter / 2));
