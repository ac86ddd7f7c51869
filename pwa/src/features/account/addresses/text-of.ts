import type { TextFieldProps } from '../../../ui/fields/text-field.tsx';

type TextName =
  | 'name'
  | 'nameAdd'
  | 'contactFirstName'
  | 'contactName'
  | 'street'
  | 'zip'
  | 'city'
  | 'email'
  | 'phone'
  | 'fax'
  | 'vatId';
type TextProps = Pick<TextFieldProps, 'value' | 'onChange' | 'error' | 'name'>;
/** The properties of the text field for one field of an address. */
export type TextOf = (name: TextName) => TextProps;
