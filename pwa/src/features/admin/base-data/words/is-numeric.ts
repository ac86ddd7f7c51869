import type { BaseField } from '@knotenblech/shared/base-data/base-fields.ts';

/** Numbers stand right. */
export const isNumeric = ({ type }: BaseField) => type === 'decimal' || type === 'number';
