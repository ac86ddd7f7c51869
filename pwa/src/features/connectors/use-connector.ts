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
import { defaultSurface } from '@knotenblech/shared/parts/finishes.ts';
import { netWeightG } from '@knotenblech/shared/parts/materials/stock-of.ts';
import { joinProject } from '@knotenblech/shared/parts/part.ts';
import type { Remark } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { priceProject } from '@knotenblech/shared/prices/project/price-project.ts';
import { newId, type ProjectId, partIdOf } from '@knotenblech/shared/values/ids.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import { keepReading } from '../../sync/hooks/projects/import-place.ts';
import { useCatalogue } from '../../sync/hooks/use-catalogue.ts';
import { useShop, useTariff } from '../../sync/hooks/use-shop.tsx';
import { waitForCatalogue } from '../../sync/status/read-catalogue.ts';
import { createFileMeasurer, type FileMeasurer } from '../../worker/measure-file-in-worker.ts';
import { readFileInWorker } from '../../worker/read-file-in-worker.ts';
import { connectorNames, partRoleWords } from './words/connector-words.ts';

/** Welded parts are made together; a plate alone is a single part. */
const productionOf = ({ welds }: ConnectorDesign) =>
  welds.length > 0 ? ('COMPLETE_PRODUCTION' as const) : ('SINGLEPARTS_ONLY' as const);

/** Round tubes come hot-finished or cold-formed: connectors take the ordinary, cold-formed ones. */
const tubeSpecs = ({ parts }: Reading) =>
  parts
    .filter(({ profileFamily }) => profileFamily === 'CHS')
    .map(({ index }) => ({ partIndex: index, specificity: 'COLD_ROLLED' as const }));

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

const projectOfNone = newId<ProjectId>();

export type ConnectorPrice = {
  /** null: who may see no prices, or none are here yet. */
  cents: Cents | null;
  requests: Remark[];
  netWeightG: number;
};

/** Price and weight as the project will have them, charges of the project included. */
export const useConnectorPrice = (design: ConnectorDesign | null, reading: Reading | null): ConnectorPrice | null => {
  const catalogue = useCatalogue();
  const tariff = useTariff();
  return useMemo(() => {
    if (!catalogue || !design || !reading) return null;
    const project = {
      id: projectOfNone,
      surface: defaultSurface,
      ralNumber: null,
      productionType: productionOf(design),
    };
    const choices = tubeSpecs(reading).map(({ partIndex, specificity }) => ({
      id: partIdOf(projectOfNone, partIndex),
      index: partIndex,
      specificity,
    }));
    const { assemblies, parts } = joinProject(project, reading.head, reading.parts, choices, []);
    const grades = new Map(catalogue.grades.map((grade) => [grade.grade, grade]));
    const weightG = parts.reduce(
      (sum, part) => sum + part.quantity * netWeightG(part.facts.measures, grades.get(part.grade ?? '')),
      0,
    );
    if (!tariff) return { cents: null, requests: [], netWeightG: weightG };
    const priced = priceProject({ parts, assemblies, tariff, grades });
    const requests = [...priced.parts.values(), ...priced.assemblyPrices.values()].flatMap(
      ({ onRequest }) => onRequest,
    );
    return { cents: requests.length > 0 ? null : priced.netCents, requests, netWeightG: weightG };
  }, [catalogue, tariff, design, reading]);
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
    const productionType = productionOf(design);
    if (productionType === 'COMPLETE_PRODUCTION') {
      const coating = { surface: defaultSurface, ralNumber: null };
      await shop.change('setProjectProduction', {
        projectId,
        productionType,
        ...coating,
        was: 'SINGLEPARTS_ONLY',
        wasCoating: coating,
      });
    }
    const specs = tubeSpecs(reading);
    if (specs.length > 0) await shop.change('setPartSpecs', { projectId, specs });
    return projectId;
  };
};
