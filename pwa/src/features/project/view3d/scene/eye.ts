import { Matrix4, type OrthographicCamera, Vector3 } from 'three';
import { axesOf, type Camera } from '../camera/camera.ts';

const turn = new Matrix4();

/** Puts the renderer's camera where ours is; everything within `reachMm` of the target is in sight. */
export const placeEye = (
  eye: OrthographicCamera,
  camera: Camera,
  { width, height, reachMm }: { width: number; height: number; reachMm: number },
) => {
  const { right, up, toViewer } = axesOf(camera);
  turn.makeBasis(new Vector3(...right), new Vector3(...up), new Vector3(...toViewer));
  eye.quaternion.setFromRotationMatrix(turn);
  eye.position.set(...camera.target).addScaledVector(new Vector3(...toViewer), reachMm);
  const [halfWidth, halfHeight] = [(width / 2) * camera.mmPerPx, (height / 2) * camera.mmPerPx];
  eye.left = -halfWidth;
  eye.right = halfWidth;
  eye.top = halfHeight;
  eye.bottom = -halfHeight;
  eye.near = 0;
  eye.far = reachMm * 2;
  eye.updateProjectionMatrix();
};
