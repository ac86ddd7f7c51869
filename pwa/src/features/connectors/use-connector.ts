import { readProductionData } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import { writeConnectorLink } from '@knotenblech/shared/connectors/connector-inputs.ts';
import type { ConnectorType } from '@knotenblech/shared/connectors/connectors.ts';
import {
  type ConnectorDesign,
  type PartRole,
  partRoles,
} from '@knotenblech/shared/connectors/parts/connector-design.ts';
import type { ConnectorValues } from '@knotenblech/shared/connectors/parts/define-connector.ts';
import { writeConnector } from '@knotenblech/shared/connectors/write-connector.ts';
import type { Reading } from '@knotenblech/shared/files/document/reading.schema.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import { keepReading } from '../../sync/hooks/projects/import-place.ts';
import { useBaseData, useCatalogue } from '../../sync/hooks/use-catalogue.ts';
import { useShop, useTariff } from '../../sync/hooks/use-shop.tsx';
import { waitForCatalogue } from '../../sync/status/read-catalogue.ts';
import { createFileMeasurer, type FileMeasurer } from '../../worker/measure-file-in-worker.ts';
import { readFileInWorker } from '../../worker/read-file-in-worker.ts';
import { chooseMaking } from './choose-making.ts';
import { type ConnectorPrice, connectorFigures } from './connector-figures.ts';
import { connectorNames, partRoleWords } from './words/connector-words.ts';

/** What a connector and its parts are called in the language of the screen. */
const useConnectorNames = (type: ConnectorType) => {
  const { i18n } = useLingui();
  return useMemo(
    () => ({
      connector: i18n._(connectorNames[type]),
      parts: Object.fromEntries(partRoles.map((role) => [role, i18n._(partRoleWords[role])])) as Record<
        PartRole,
        string
      >,
    }),
    [i18n, type],
  );
};

/** The reading of the connector that is being filled in; the last one stays while the next is measured. */
export const useConnectorReading = (type: ConnectorType, design: ConnectorDesign | null): Reading | null => {
  const catalogue = useCatalogue();
  const names = useConnectorNames(type);
  const measurer = useRef<FileMeasurer | null>(null);
  const [reading, setReading] = useState<Reading | null>(null);
  useEffect(() => () => measurer.current?.end(), []);
  useEffect(() => {
    if (!catalogue || !design) return;
    let isCurrent = true;
    const measure = async () => {
      measurer.current ??= createFileMeasurer();
      const read = await measurer.current.measure(
        () => writeConnector(design, { ...names, link: type }, catalogue),
        catalogue,
      );
      if (isCurrent && read) setReading(read);
    };
    void measure();
    return () => {
      isCurrent = false;
    };
  }, [catalogue, design, names, type]);
  return design && reading;
};

/** What the project will cost, weigh and be checked for; null until all of that is known here. */
export const useConnectorPrice = (design: ConnectorDesign | null, reading: Reading | null): ConnectorPrice | null => {
  const catalogue = useCatalogue();
  const baseData = useBaseData();
  const tariff = useTariff() ?? null;
  return useMemo(() => {
    if (!catalogue || !baseData || !design || !reading) return null;
    return connectorFigures(design, reading, { catalogue, production: readProductionData(baseData), tariff });
  }, [catalogue, baseData, tariff, design, reading]);
};

/** Makes a project of a connector: its file is stored and read here at once, and sent like any other. */
export const useMakeConnector = (type: ConnectorType) => {
  const shop = useShop();
  const names = useConnectorNames(type);
  return async (design: ConnectorDesign, given: ConnectorValues): Promise<ProjectId> => {
    const catalogue = await waitForCatalogue(shop, () => undefined);
    const fileName = `${names.connector.toLowerCase().replace(/[^a-zà-öø-ÿß]+/g, '-')}.stwx`;
    const bytes = writeConnector(design, { ...names, link: writeConnectorLink(type, given) }, catalogue);
    const reading = await readFileInWorker(bytes.slice(), fileName, catalogue);
    const fileHash = await shop.putFile(bytes);
    await keepReading(shop, fileHash, reading);
    const projectId = newId<ProjectId>();
    const name = design.position === '' ? names.connector : `${design.position} ${names.connector}`;
    await shop.change('createProject', { projectId, name, fileHash, fileName });
    await chooseMaking(shop, projectId, { design, reading });
    return projectId;
  };
};
