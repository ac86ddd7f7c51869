const drawingAttribute = /zeichnung|drawing|dessin|disegno|tavola|^plan(?:nr|nummer)?\.?$/i;

/** The drawing number that a file gives in a user attribute of that name ('Zeichnungsnummer', 'drawing', …), or ''. */
export const drawingNumberOf = (attributes: readonly { name: string; value: string }[]): string =>
  attributes.find((attribute) => drawingAttribute.test(attribute.name) && attribute.value !== '')?.value ?? '';
