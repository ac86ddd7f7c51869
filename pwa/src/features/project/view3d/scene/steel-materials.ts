import { type IUniform, ShaderMaterial } from 'three';
import { readsLook } from './look-table.ts';

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
