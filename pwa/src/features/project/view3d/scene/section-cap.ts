import {
  AlwaysStencilFunc,
  BackSide,
  type Color,
  DecrementWrapStencilOp,
  DoubleSide,
  FrontSide,
  IncrementWrapStencilOp,
  Mesh,
  NotEqualStencilFunc,
  type Plane,
  PlaneGeometry,
  ReplaceStencilOp,
  ShaderMaterial,
  type Side,
  type StencilOp,
  Vector3,
} from 'three';

/** Counts faces on each line of sight: where more backs than fronts are left, the plane cuts steel. */
const counting = (bare: ShaderMaterial, { side, step, plane }: { side: Side; step: StencilOp; plane: Plane }) =>
  Object.assign(bare, {
    side,
    clippingPlanes: [plane],
    stencilWrite: true,
    stencilFunc: AlwaysStencilFunc,
    stencilFail: step,
    stencilZFail: step,
    stencilZPass: step,
  });

const hatching = () =>
  new ShaderMaterial({
    side: DoubleSide,
    uniforms: { cut: { value: null }, hatch: { value: null }, spacing: { value: 8 } },
    vertexShader: 'void main() { gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader: `
      uniform vec3 cut; uniform vec3 hatch; uniform float spacing;
      void main() {
        float at = mod(gl_FragCoord.x + gl_FragCoord.y, spacing);
        float line = 1.0 - smoothstep(0.0, 1.4, abs(at - spacing * 0.5) - 0.4);
        gl_FragColor = vec4(mix(cut, hatch, line), 1.0);
        #include <colorspace_fragment>
      }`,
    stencilWrite: true,
    stencilFunc: NotEqualStencilFunc,
    stencilRef: 0,
    stencilFail: ReplaceStencilOp,
    stencilZFail: ReplaceStencilOp,
    stencilZPass: ReplaceStencilOp,
  });

/** The hatched faces where a plane cuts solids, which `bare` draws without colour. */
export const createSectionCap = (plane: Plane, bare: () => ShaderMaterial) => {
  const material = hatching();
  const cap = new Mesh(new PlaneGeometry(1, 1), material);
  const backs = counting(bare(), { side: BackSide, step: IncrementWrapStencilOp, plane });
  const fronts = counting(bare(), { side: FrontSide, step: DecrementWrapStencilOp, plane });
  cap.frustumCulled = false;
  cap.visible = false;
  const lay = (middle: Vector3, sizeMm: number) => {
    plane.projectPoint(middle, cap.position);
    cap.quaternion.setFromUnitVectors(new Vector3(0, 0, 1), plane.normal);
    cap.scale.setScalar(sizeMm);
  };
  const paint = (colours: { cut: Color; hatch: Color }, pixelRatio: number) => {
    Object.assign(material.uniforms, {
      cut: { value: colours.cut },
      hatch: { value: colours.hatch },
      spacing: { value: 7 * pixelRatio },
    });
  };
  const dispose = () => {
    cap.geometry.dispose();
    for (const each of [material, backs, fronts]) each.dispose();
  };
  return { cap, backs, fronts, lay, paint, dispose };
};
