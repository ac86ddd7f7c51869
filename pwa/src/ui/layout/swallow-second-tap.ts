/** Taps as close to each other are one double tap. */
const doubleTapMs = 300;

/** Who taps twice on what closes a dialog does not tap on what lay behind it. */
export const swallowSecondTap = () => {
  const { style } = document.body;
  style.pointerEvents = 'none';
  setTimeout(() => {
    style.pointerEvents = '';
  }, doubleTapMs);
};
