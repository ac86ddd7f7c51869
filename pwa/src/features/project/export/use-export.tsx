import { readOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { catalogSpace } from '@knotenblech/shared/records/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useCatalogue } from '../../../sync/hooks/use-catalogue.ts';
import { useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import type { ShownProject } from '../public/shown-project.ts';
import type { ExportResult } from './start-export.ts';
import type { ExportFormat } from './writers/export-messages.ts';

export type ExportState =
  | { kind: 'idle' }
  | { kind: 'running'; format: ExportFormat; done: number; total: number }
  | { kind: 'told'; result: ExportResult }
  | { kind: 'failed' };

/** From how many parts on an export shows how far it is. */
const manyParts = 25;

/** Exports of what is shown, one at a time: how far the one that runs is, and what came of the last. */
export const useExport = (shown: ShownProject) => {
  const { actor } = useShop();
  const { i18n } = useLingui();
  const catalogue = useCatalogue();
  const packs = useRecords('catalogPack', catalogSpace);
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (format: ExportFormat, partCount: number) => {
    if (!catalogue || running.current) return;
    const abort = new AbortController();
    running.current = abort;
    const tell = (done: number, total: number) => setState({ kind: 'running', format, done, total });
    if (partCount >= manyParts) tell(0, partCount);
    try {
      const { startExport } = await import('./start-export.ts');
      const result = await startExport({
        shown,
        format,
        i18n,
        profiles: catalogue.profiles,
        operator: readOperator(packs ?? []),
        seesPrices: actor.seesPrices,
        signal: abort.signal,
        onProgress: partCount >= manyParts ? tell : () => {},
      });
      const isExpected = result.fileName !== null && result.leftOut.every(({ reason }) => reason === 'no-plate');
      setState(isExpected ? { kind: 'idle' } : { kind: 'told', result });
      if (isExpected) addToast({ words: <Trans>„{result.fileName}“ gespeichert</Trans> });
    } catch {
      setState({ kind: abort.signal.aborted ? 'idle' : 'failed' });
    } finally {
      running.current = null;
    }
  };

  const cancel = () => running.current?.abort();
  const close = () => setState({ kind: 'idle' });
  return { state, start, cancel, close };
};
