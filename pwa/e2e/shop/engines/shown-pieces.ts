/** Runs in a page: how many of the selected part are wanted. */
export const shownPieces = () => {
  const isField = ({ ariaLabel, labels }: HTMLInputElement) =>
    [ariaLabel, labels?.[0]?.textContent].some((words) => words?.includes('Menge'));
  return Number([...document.querySelectorAll('input')].find(isField)?.value);
};
