const keptMs = 60_000;

/** Hands bytes to the browser as a download; the link to them is kept until it must have been followed. */
export const downloadFile = ({ bytes, type }: { bytes: Uint8Array<ArrayBuffer>; type: string }, name: string): void => {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
};
