/** Lines that can be seen on a colour ('#rrggbb') and on the light ground of drawings. */
export const inkOn = (colour: string): string => {
  const [red = 255, green = 255, blue = 255] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const brightness = (299 * red + 587 * green + 114 * blue) / 1000;
  return brightness < darkBelow ? lightInk : darkInk;
};

const darkBelow = 96;
const [darkInk, lightInk] = ['#1a1f24', '#aeb6bd'];
