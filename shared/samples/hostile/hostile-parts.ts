export const head =
  '<?xml version="1.0" encoding="UTF-8"?>\n<BTLx xmlns="https://www.design2machine.com" Version="2.3.1"><Project Name="p"><Parts>\n';
export const foot = '</Parts></Project></BTLx>';
export const file = (parts: string, more = '') => `${head}${parts}</Parts>${more}</Project></BTLx>`;

export const box = 'Length="200" Height="10" Width="100"';
const steel = 'Material="S235JR" Designation="Blech 10"';

/** A plate of 200 x 10 x 100 mm in S235JR. */
export const plate = (inner = '', attributes = '') => `<Part ${box} ${steel} ${attributes}>${inner}</Part>\n`;
export const part = (attributes = box, inner = '') => `<Part ${attributes}>${inner}</Part>\n`;
export const worked = (processings: string) => plate(`<Processings>${processings}</Processings>`);

export const drilling = (parameters: string, attributes = 'ReferencePlaneID="1"') =>
  `<Drilling Name="d" ${attributes}>${parameters}</Drilling>`;

export const xyz = (x: string | number, y: string | number, z: string | number) => `X="${x}" Y="${y}" Z="${z}"`;
export const zero = xyz(0, 0, 0);
export const alongX = xyz(1, 0, 0);
export const alongY = xyz(0, 1, 0);

export const position = (point: string, x: string, y: string) =>
  `<Position><ReferencePoint ${point}/><XVector ${x}/><YVector ${y}/></Position>`;
export const transformation = (guid: string, point = zero, x = alongX, y = alongY) =>
  `<Transformation GUID="{${guid}}">${position(point, x, y)}</Transformation>`;
export const placed = (point: string, x = alongX, y = alongY) =>
  plate(`<Transformations>${transformation('1', point, x, y)}</Transformations>`);

type Point = readonly [number | string, number | string];
const lineTo = ([x, y]: Point) => `<Line><EndPoint ${xyz(x, y, 0)}/></Line>`;

export const contour = (points: readonly Point[], attributes = '') => {
  const [first = [0, 0], ...rest] = points;
  return `<Contour ${attributes}><StartPoint ${xyz(first[0], first[1], 0)}/>${rest.map(lineTo).join('')}</Contour>`;
};
export const freeContour = (inner: string, attributes = 'CounterSink="no"') =>
  `<FreeContour Name="f" ReferencePlaneID="1" ToolPosition="left" ${attributes}>${inner}</FreeContour>`;

/** A plate cut along an outline through these points of its side 4. */
export const outlined = (points: readonly Point[]) => worked(freeContour(contour(points)));
/** A plate with an opening through these points of its side 4. */
export const opened = (points: readonly Point[]) => worked(freeContour(contour(points), 'CounterSink="yes"'));

export const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('');
