const mostCharacters = 60;
const leastOfWords = 40;

/** A text on one line, cut after a word where one ends late enough. */
export const cutText = (text: string): string => {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  if (characters.length <= mostCharacters) return line;
  const cut = characters.slice(0, mostCharacters - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end >= leastOfWords ? end : undefined).join('')}…`;
};
