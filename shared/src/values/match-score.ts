/** Words as they are compared in a search: without case and accents. */
export const foldWords = (words: string) =>
  words.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Letters of the part in order within the text: 0 when one is missing, nearer 1 the closer they stand. */
const scattered = (text: string, part: string) => {
  let first = -1;
  let at = -1;
  for (const letter of part) {
    at = text.indexOf(letter, at + 1);
    if (at < 0) return 0;
    if (first < 0) first = at;
  }
  const span = at - first + 1;
  return span > part.length * 3 ? 0 : part.length / span / 2;
};

/** Whether the letters of a part may lie apart: three of them or more, and no number, which nobody half remembers. */
export const mayScatter = (part: string) => part.length >= 3 && !/^\d+$/.test(part);

const partScore = (text: string, part: string) => {
  if (text.split(/[\s_.,;/-]+/).some((word) => word.startsWith(part))) return 2;
  if (text.includes(part)) return 1;
  return mayScatter(part) ? scattered(text, part) : 0;
};

/** How well a search fits a text, small slips allowed in words but not in numbers; 0 when one of its words is not there at all. */
export const matchScore = (text: string, search: string) => {
  const parts = foldWords(search)
    .split(/\s+/)
    .filter((part) => part !== '');
  const scores = parts.map((part) => partScore(foldWords(text), part));
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
};
