import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { todayAtShop } from '../../../cart/today-at-shop.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ActBar } from '../../../ui/forms/act-bar.tsx';
import { formatShortDay } from '../../../ui/figures/format-time.ts';
import { addToast } from '../../../ui/signals/toasts.ts';
import type { RowEdits } from './use-row-edits.ts';

/** From which day the rows in work hold, and why; saves each as a version of its own. */
export const SaveBar = ({ edits }: { edits: RowEdits }) => {
  const { t, i18n } = useLingui();
  const today = todayAtShop();
  const [validFrom, setValidFrom] = useState(today);
  const [source, setSource] = useState('');
  const [wasTried, setTried] = useState(false);
  const isPast = validFrom < today;
  const lacksSource = source.trim() === '';
  const save = async () => {
    setTried(true);
    if (isPast || lacksSource) return;
    const savedCount = await edits.save(validFrom, source.trim());
    if (savedCount > 0) addToast({ words: t`Gespeichert, gilt ab ${formatShortDay(validFrom, i18n.locale)}.` });
  };
  return (
    <ActBar
      label={t`Änderungen speichern`}
      isTall
      count={<Plural value={edits.count} one="# Zeile in Arbeit" other="# Zeilen in Arbeit" />}
      acts={
        <>
          <Button tone="quiet" onPress={edits.clear}>
            <Trans>Verwerfen</Trans>
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
    </ActBar>
  );
};
