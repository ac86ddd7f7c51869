import { highestOrderNumber } from '@knotenblech/shared/parts/order-number.schema.ts';
import type { Assembly, Part } from '@knotenblech/shared/parts/part.ts';
import { useLingui } from '@lingui/react/macro';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { useProject } from '../open/project-context.tsx';
import { useProjectEdits } from '../open/use-project-edits.ts';

/** Where a part or an assembly stands in tree and lists. */
export const OrderNumberField = ({ piece }: { piece: Part | Assembly }) => {
  const { t } = useLingui();
  const { isEditable } = useProject();
  const { setOrderNumber } = useProjectEdits();
  return (
    <NumberField
      key={piece.id}
      data-saves-itself
      label={t`Platz in der Liste`}
      value={piece.orderNumber}
      bounds={[1, highestOrderNumber]}
      isDisabled={!isEditable}
      onChange={(orderNumber) => setOrderNumber(piece, orderNumber)}
    />
  );
};
