const texts = 'input:not([type=password], [type=checkbox], [type=radio], [type=file]), textarea';
/** A switch takes effect at once; a box outside of a form does too, or it is a consent, which only its user gives. */
const boxes = 'form input[type=checkbox]:not([role=switch])';
const savesItself = '[data-saves-itself]';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What was typed into a field and not saved; of a box, whether it is ticked. */
export type TypedEntry = {
  name: string;
  nth: number;
  text: string;
  /** What stood there before; absent in what an earlier version of the app kept. */
  was?: string;
  isBox?: true;
};

/** What stood in the fields of this window before they were first typed into. */
const before = new WeakMap<Element, string>();

/** Remembers which fields of this window were typed into, for a lock to keep them. */
export const watchTyping = (over: AbortSignal) => {
  const noteText = ({ target }: Event) => {
    if (target instanceof Element && 'value' in target) note(target, String(target.value));
  };
  const noteTyped = ({ target }: Event) => {
    const isBox = target instanceof HTMLInputElement && isTickable(target);
    if (target instanceof Element) note(target, isBox ? String(!target.checked) : '');
  };
  window.addEventListener('beforeinput', noteText, { capture: true, signal: over });
  window.addEventListener('input', noteTyped, { capture: true, signal: over });
};

const note = (field: Element, was: string) => {
  if (!before.has(field)) before.set(field, was);
};

/** Passwords and what saves itself are left out. */
export const typedHere = (): TypedEntry[] =>
  namedFields().flatMap(({ field, ...named }) => {
    const [text, was] = [textOf(field), before.get(field)];
    return was === undefined || text === was || text === '' ? [] : [{ ...named, text, was }];
  });

/** The fields of entries that may be filled now, with what fills each. What the user has typed there meanwhile stays. */
export const fillable = (entries: ReadonlySet<TypedEntry>, isSure: boolean) =>
  namedFields().flatMap(({ field, name, nth, isBox }) => {
    const entry = [...entries].find((each) => each.name === name && each.nth === nth && each.isBox === isBox);
    if (!entry) return [];
    const { text, was = '' } = entry;
    const [isTouched, present] = [before.has(field), textOf(field)];
    if (!isTouched && (field.disabled || (!isSure && present !== text && present !== was))) return [];
    const fill = () => {
      if (isTouched) return;
      note(field, was);
      if (present !== text) setText(field, text);
    };
    return [{ entry, isTouched, fill }];
  });

const isTickable = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

const textOf = (field: Field) => (isTickable(field) ? String(field.checked) : field.value);

/** Fields by what they are called, counted where several are called alike. */
const namedFields = () => {
  const counts = new Map<string, number>();
  const unsaved = [...document.querySelectorAll<Field>(`${texts}, ${boxes}`)].filter(
    (field) => !field.closest(savesItself),
  );
  return unsaved.map((field) => {
    const name = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '';
    const kind = { name, ...(isTickable(field) ? { isBox: true as const } : {}) };
    const called = JSON.stringify(kind);
    const nth = counts.get(called) ?? 0;
    counts.set(called, nth + 1);
    return { field, ...kind, nth };
  });
};

/** As a key press does it: React hears of an input only where the value was set past its own property. */
const setText = (field: Field, text: string) => {
  if (isTickable(field)) return field.click();
  const type = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
