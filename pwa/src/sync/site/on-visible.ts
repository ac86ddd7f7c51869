/** Tells whenever the page comes into sight; answers how to end it. */
export const onVisible = (tell: () => void) => {
  const look = () => {
    if (document.visibilityState === 'visible') tell();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
};
