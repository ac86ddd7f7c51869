const keptMs = 60_000;

type Handed = { bytes: Uint8Array<ArrayBuffer>; type: string };

/**
 * Hands bytes to the browser as a download. An app on the home screen of an iPad or iPhone shows such a file in its own window
 * with no way on: there they go to the share sheet, which saves, prints and sends them.
 */
export const downloadFile = (handed: Handed, name: string): void => {
  const file = new File([handed.bytes], name, { type: handed.type });
  if (isOnHomeScreen() && navigator.canShare?.({ files: [file] })) void share(file);
  else followLinkTo(file);
};

/** The word of Safari there alone. */
const isOnHomeScreen = () => 'standalone' in navigator && navigator.standalone === true;

/** Who closes the sheet wants nothing; where it may not open, too long after the tap, the link stays. */
const share = async (file: File) => {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) followLinkTo(file);
  }
};

/** The link is kept until it must have been followed. */
const followLinkTo = (file: File) => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
};
