/** What is being typed counts as typed to the end when its screen or its page is left without leaving the field first. */
export const takeTypedOnLeave = () => {
  const leaveField = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  for (const event of ['popstate', 'pagehide']) window.addEventListener(event, leaveField, { capture: true });
};
