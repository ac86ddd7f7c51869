import { Color, DataTexture, FloatType, type IUniform, NearestFilter, RGBAFormat, ShaderMaterial } from 'three';

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
const readsLook = `
  attribute float piece;
  uniform highp sampler2D looks;
  vec4 lookOfPiece() { int at = int(piece); return texelFetch(looks, ivec2(at % ${columns}, at / ${columns}), 0); }`;

type Table = IUniform;

const placesPoint = `
  #include <begin_vertex>
  vec4 mvPosition = modelViewMatrix * vec4(transformed, 1.0);
  #include <clipping_planes_vertex>
  gl_Position = look.a < 0.5 ? vec4(2.0, 2.0, 2.0, 1.0) : projectionMatrix * mvPosition;`;

/** Light is the same for a whole flat face, so it is worked out at its corners: from the sky, and from a lamp beside the viewer. */
const litVertex = `
  #include <common>
  #include <clipping_planes_pars_vertex>
  ${readsLook}
  varying vec3 vColour;
  const vec3 lamp = vec3(-0.2696, 0.5778, 0.7704);
  const vec3 ground = vec3(0.62, 0.63, 0.66);
  void main() {
    vec4 look = lookOfPiece();
    vec3 sky = mix(ground, vec3(1.0), 0.5 * normal.z + 0.5);
    float direct = max(0.0, dot(mat3(viewMatrix) * normal, lamp));
    vColour = look.rgb * 1.75 * RECIPROCAL_PI * (sky + direct);
    ${placesPoint}
  }`;

const plainVertex = `
  #include <common>
  #include <clipping_planes_pars_vertex>
  ${readsLook}
  varying vec3 vColour;
  void main() {
    vec4 look = lookOfPiece();
    vColour = look.rgb;
    ${placesPoint}
  }`;

const fragment = `
  #include <common>
  #include <clipping_planes_pars_fragment>
  varying vec3 vColour;
  uniform float opacity;
  void main() {
    #include <clipping_planes_fragment>
    gl_FragColor = vec4(vColour, opacity);
    #include <colorspace_fragment>
  }`;

export const steelMaterial = (looks: Table) =>
  new ShaderMaterial({
    uniforms: { looks, opacity: { value: 1 } },
    vertexShader: litVertex,
    fragmentShader: fragment,
    clipping: true,
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
  });

export const edgeMaterial = (looks: Table, opacity: IUniform<number>) =>
  new ShaderMaterial({
    uniforms: { looks, opacity },
    vertexShader: plainVertex,
    fragmentShader: fragment,
    clipping: true,
    transparent: true,
  });

/** Draws faces without any colour, for what only counts them. */
export const bareMaterial = (looks: Table) =>
  new ShaderMaterial({
    uniforms: { looks, opacity: { value: 1 } },
    vertexShader: plainVertex,
    fragmentShader: fragment,
    clipping: true,
    colorWrite: false,
    depthTest: false,
    depthWrite: false,
  });

/** What colours things have in the picture; from the tokens of the style sheet, so that they follow the theme. */
export type Palette = Record<keyof typeof tokens, Color>;

const tokens = {
  raw: '--space-raw',
  zinc: '--space-zinc',
  edge: '--space-edge',
  edgeOnDark: '--space-edge-on-dark',
  cut: '--space-cut',
  hatch: '--space-hatch',
  accent: '--steel',
};

/** Reads the tokens as the host resolves them. */
export const readPalette = (host: HTMLElement): Palette => {
  const probe = document.createElement('span');
  host.append(probe);
  const read = (token: string) => {
    probe.style.color = `var(${token})`;
    return new Color(getComputedStyle(probe).color);
  };
  const palette = Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, read(token)])) as Palette;
  probe.remove();
  return palette;
};

/** Calls back whenever the theme changes; returns what ends it. */
export const watchTheme = (onChange: () => void): (() => void) => {
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', onChange);
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    scheme.removeEventListener('change', onChange);
    observer.disconnect();
  };
};
