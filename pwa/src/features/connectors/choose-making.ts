import type { ConnectorDesign } from '@knotenblech/shared/connectors/parts/connector-design.ts';
import type { Reading } from '@knotenblech/shared/files/document/reading.schema.ts';
import { defaultSurface } from '@knotenblech/shared/parts/finishes.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Shop } from '../../sync/hooks/shop.ts';

/** Welded parts are made together; a plate alone is a single part. */
export const productionOf = ({ welds }: Pick<ConnectorDesign, 'welds'>) =>
  welds.length > 0 ? ('COMPLETE_PRODUCTION' as const) : ('SINGLEPARTS_ONLY' as const);

/** Round tubes come hot-finished or cold-formed: connectors take the ordinary, cold-formed ones. */
export const tubeSpecs = ({ parts }: Pick<Reading, 'parts'>) =>
  parts
    .filter(({ profileFamily }) => profileFamily === 'CHS')
    .map(({ index }) => ({ partIndex: index, specificity: 'COLD_ROLLED' as const }));

/** What a connector says of how it is made: nobody is asked for it again. */
export const chooseMaking = async (
  { change }: Pick<Shop, 'change'>,
  projectId: ProjectId,
  { design, reading }: { design: Pick<ConnectorDesign, 'welds'>; reading: Pick<Reading, 'parts'> },
) => {
  const productionType = productionOf(design);
  if (productionType === 'COMPLETE_PRODUCTION') {
    const coating = { surface: defaultSurface, ralNumber: null };
    await change('setProjectProduction', {
      projectId,
      productionType,
      ...coating,
      was: 'SINGLEPARTS_ONLY',
      wasCoating: coating,
    });
    await change('setAssistantDone', { projectId, doneSteps: ['production'] });
  }
  const specs = tubeSpecs(reading);
  if (specs.length > 0) await change('setPartSpecs', { projectId, specs });
};
