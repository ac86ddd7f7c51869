import { WebGLRenderer } from 'three';

const mostPixelRatio = 2;

/** A renderer on a canvas of its own in the host, or null where the device has no WebGL. */
export const openRenderer = (host: HTMLElement): WebGLRenderer | null => {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true, stencil: true });
  if (!context) return null;
  host.append(canvas);
  const renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true, stencil: true });
  clearToGround(renderer);
  renderer.autoClear = false;
  renderer.info.autoReset = false;
  renderer.localClippingEnabled = true;
  renderer.sortObjects = false;
  renderer.setPixelRatio(Math.min(mostPixelRatio, devicePixelRatio));
  return renderer;
};

/** Lets the ground of the page shine through; has to be said again after a lost context came back. */
export const clearToGround = (renderer: WebGLRenderer) => renderer.setClearColor(0x00_00_00, 0);

/** Gives everything back, the context too: a browser keeps only a few. */
export const closeRenderer = (renderer: WebGLRenderer) => {
  renderer.dispose();
  renderer.forceContextLoss();
  renderer.domElement.remove();
};
