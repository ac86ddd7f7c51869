/** Whether the app runs in a window of its own, not in the browser's. */
export const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/** In Safari on an iPad or iPhone, or another browser there, and not started from the home screen; others do not know the word. */
export const isOffHomeScreen = () => 'standalone' in navigator && navigator.standalone === false;
