/** At most so many UTF-16 units from the start of a text, never half a character: a lone surrogate is no text anywhere else. */
export const cutText = (text: string, most: number): string => {
  const cut = text.slice(0, most);
  const last = cut.charCodeAt(cut.length - 1);
  return cut.length < text.length && last >= 0xd800 && last <= 0xdbff ? cut.slice(0, -1) : cut;
};
