import { DomainError, type ErrorDetails } from './domain-error.ts';
import type { ErrorCode } from './error-codes.ts';

/** What is wrong with one field of a form, under the name that the form gives it. */
export type FieldError = { field: string; code: ErrorCode; details?: ErrorDetails };

/** Forms whose sentences differ from those of others with the same codes. */
export type WordedForm = 'contact';

/** A form that is not taken: an error for each of its fields that is empty or wrong, in their order; it is the first of them itself. */
export class FormError extends DomainError {
  readonly fields: readonly DomainError[];
  constructor(first: FieldError, others: readonly FieldError[], form?: WordedForm) {
    const detailsOf = ({ field, details }: FieldError) => ({ field, ...details, ...(form && { form }) });
    super(first.code, detailsOf(first));
    this.name = 'FormError';
    this.fields = [first, ...others].map((each) => new DomainError(each.code, detailsOf(each)));
  }
}

/** Throws FormError where a form has errors. */
export const refuseForm = ([first, ...others]: readonly FieldError[], form?: WordedForm) => {
  if (first) throw new FormError(first, others, form);
};
