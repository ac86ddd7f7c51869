/** Of a shared device, where it lies in the memory of open windows only. */
type HeldKey = { userId: string; dataKey: Uint8Array<ArrayBuffer> };

let held: HeldKey | null = null;

export const holdKey = (key: HeldKey) => {
  held = key;
};

export const heldKey = (): HeldKey | null => held;

export const heldKeyOf = (userId: string) => (held?.userId === userId ? held.dataKey : null);

export const forgetKey = () => {
  held = null;
};

/** Whether this is a shared device with its key in this window, which can be locked. */
export const canLock = () => held !== null;
