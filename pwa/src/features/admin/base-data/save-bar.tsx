import type { BaseRowChange } from '@knotenblech/shared/api/base-data-calls.ts';
import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { todayAtShop } from '../../../sync/site/site.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { formatShortDay } from '../../../ui/figures/format-time.ts';
import { ActBar } from '../../../ui/forms/act-bar.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { refusalWords } from './base-row.tsx';
import { PreviewDialog } from './preview/preview-dialog.tsx';
import type { RowEdits } from './use-row-edits.ts';

type SaveBarProps = { kind: BaseDataKind; edits: RowEdits };

/** From which day the rows in work hold, and why; saves them as versions of that day, after a look at what they do to prices. */
export const SaveBar = ({ kind, edits }: SaveBarProps) => {
  const { t, i18n } = useLingui();
  const today = todayAtShop();
  const [validFrom, setValidFrom] = useState<Day>(today);
  const [source, setSource] = useState('');
  const [wasTried, setTried] = useState(false);
  const [previewed, setPreviewed] = useState<BaseRowChange[] | null>(null);
  const isPast = validFrom < today;
  const lacksSource = source.trim() === '';
  const save = async () => {
    setTried(true);
    if (isPast || lacksSource) return;
    if (await edits.save(validFrom, source.trim()))
      addToast({ words: t`Gespeichert, gilt ab ${formatShortDay(validFrom, i18n.locale)}.` });
  };
  return (
    <ActBar
      label={t`Änderungen speichern`}
      isTall
      count={<Plural value={edits.count} one="# Zeile in Arbeit" other="# Zeilen in Arbeit" />}
      problem={edits.failure && refusalWords(i18n, edits.failure)}
      acts={
        <>
          {edits.undo ? (
            <Button tone="quiet" onPress={edits.undo}>
              <Trans>Rückgängig</Trans>
            </Button>
          ) : null}
          <Button tone="quiet" onPress={edits.clear}>
            <Trans>Verwerfen</Trans>
          </Button>
          <Button isDisabled={isPast} onPress={() => setPreviewed(edits.readChanges())}>
            <Trans>Vorschau</Trans>
          </Button>
          <Button tone="primary" isPending={edits.isSaving} onPress={() => void save()}>
            <Trans>Als neue Version speichern</Trans>
          </Button>
        </>
      }
    >
      <TextField
        type="date"
        label={t`Gilt ab`}
        value={validFrom}
        onChange={setValidFrom}
        error={wasTried && isPast ? t`Bitte einen Tag ab heute wählen.` : null}
      />
      <TextField
        label={t`Grund oder Quelle`}
        value={source}
        onChange={setSource}
        maxLength={500}
        error={wasTried && lacksSource ? t`Bitte angeben, es steht im Protokoll.` : null}
      />
      {previewed ? (
        <PreviewDialog kind={kind} rows={previewed} validFrom={validFrom} onClose={() => setPreviewed(null)} />
      ) : null}
    </ActBar>
  );
};
