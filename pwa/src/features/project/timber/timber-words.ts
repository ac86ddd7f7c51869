import type { TimberRemark } from '@knotenblech/shared/timber/place-plate.ts';
import type { TimberChoice } from '@knotenblech/shared/timber/timber-choice.schema.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const timberSeatLabels = {
  slot: msg`im Schlitz`,
  face: msg`auf einer Seite`,
  faces: msg`auf beiden Seiten`,
} satisfies Record<TimberChoice['seat'], MessageDescriptor>;

export const timberEndLabels = {
  right: msg`das rechte Ende des Blechs`,
  left: msg`das linke Ende des Blechs`,
  top: msg`das obere Ende des Blechs`,
  bottom: msg`das untere Ende des Blechs`,
} satisfies Record<TimberChoice['end'], MessageDescriptor>;

export const timberFastenerLabels = {
  dowel: msg`Stabdübeln`,
  bolt: msg`Bolzen`,
} satisfies Record<TimberChoice['fastener'], MessageDescriptor>;

/** What misses a rule, with what was measured and what is wanted. */
export const timberRuleLabels = {
  a1: msg({ message: 'Bohrungen längs zur Faser nur {measured} mm auseinander; mindestens {least} mm' }),
  a2: msg({ message: 'Bohrungen quer zur Faser nur {measured} mm auseinander; mindestens {least} mm' }),
  a3t: msg({ message: 'Erste Bohrung nur {measured} mm vom Holzende; mindestens {least} mm' }),
  a3c: msg({ message: 'Erste Bohrung nur {measured} mm vom Holzende; mindestens {least} mm' }),
  a4t: msg({ message: 'Bohrung nur {measured} mm vom Holzrand; mindestens {least} mm' }),
  a4c: msg({ message: 'Bohrung nur {measured} mm vom Holzrand; mindestens {least} mm' }),
  'side-wood': msg({ message: 'Neben dem Blech bleiben nur {measured} mm Holz; mindestens {least} mm' }),
  outside: msg({ message: 'Löcher, die neben dem Holz liegen: {measured}' }),
  'no-fastener': msg({ message: 'Kein Loch des Blechs liegt im Holz; weiter hineinschieben oder das Ende wechseln' }),
  'sticks-out': msg({ message: 'Das Blech steht quer über das Holz hinaus' }),
} satisfies Record<TimberRemark['rule'], MessageDescriptor>;
