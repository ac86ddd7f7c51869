/**
 * Where a screen's part does not arrive the router would load the whole page anew, which without the server ends in the
 * browser's own error page. It knows such errors by their words: with others the app stays, and its error screen asks again.
 */
export const stayWithoutParts = () =>
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `a part of the app did not arrive: ${payload.message}`;
  });
