import { type Color, DataTexture, FloatType, NearestFilter, RGBAFormat } from 'three';

/** How a piece is shown. */
export type Appearance = { isShown: boolean; steel: Color; edge: Color };

const columns = 256;

/** The looks of pieces by their number, as a graphics card reads them: colour, and whether it is to be seen. */
export const createLookTable = () => {
  const tables = { steel: { value: tableOf(0) }, edge: { value: tableOf(0) } };
  const both = Object.values(tables);

  const write = (parts: readonly number[], lookOf: (part: number) => Appearance) => {
    const [steel, edge] = [tables.steel.value.image.data, tables.edge.value.image.data];
    parts.forEach((part, number) => {
      const look = lookOf(part);
      const seen = look.isShown ? 1 : 0;
      steel?.set([look.steel.r, look.steel.g, look.steel.b, seen], number * 4);
      edge?.set([look.edge.r, look.edge.g, look.edge.b, seen], number * 4);
    });
    for (const table of both) table.value.needsUpdate = true;
  };
  const dispose = () => {
    for (const table of both) table.value.dispose();
  };
  return {
    /** To be read by the shaders as `looks`. */
    tables,
    /** Makes room for so many pieces. */
    resize: (count: number) => {
      dispose();
      for (const table of both) table.value = tableOf(count);
    },
    write,
    dispose,
  };
};

const tableOf = (count: number): DataTexture => {
  const rows = Math.max(1, Math.ceil(count / columns));
  const table = new DataTexture(new Float32Array(columns * rows * 4), columns, rows, RGBAFormat, FloatType);
  table.minFilter = NearestFilter;
  table.magFilter = NearestFilter;
  table.needsUpdate = true;
  return table;
};

/** Reads a piece's look in a vertex shader. */
export const readsLook = `
  attribute float piece;
  uniform highp sampler2D looks;
  vec4 lookOfPiece() { int at = int(piece); return texelFetch(looks, ivec2(at % ${columns}, at / ${columns}), 0); }`;
