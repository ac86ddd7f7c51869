/** Whether the app runs in a window of its own, not in the browser's. */
export const isInstalled = () => matchMedia('(display-mode: standalone)').matches;
