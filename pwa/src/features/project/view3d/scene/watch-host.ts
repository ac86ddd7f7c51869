/** Calls back with the size of an element, now and whenever it changes; returns what ends it. */
export const watchSize = (host: HTMLElement, onSize: (size: { width: number; height: number }) => void) => {
  const tell = () => onSize({ width: Math.max(1, host.clientWidth), height: Math.max(1, host.clientHeight) });
  const observer = new ResizeObserver(tell);
  observer.observe(host);
  tell();
  return () => observer.disconnect();
};

/** Calls back when a canvas loses its picture and when it may be drawn again; returns what ends it. */
export const watchLoss = (canvas: HTMLCanvasElement, onLoss: (isLost: boolean) => void) => {
  const tell = (event: Event) => {
    event.preventDefault();
    onLoss(event.type === 'webglcontextlost');
  };
  canvas.addEventListener('webglcontextlost', tell);
  canvas.addEventListener('webglcontextrestored', tell);
  return () => {
    canvas.removeEventListener('webglcontextlost', tell);
    canvas.removeEventListener('webglcontextrestored', tell);
  };
};
