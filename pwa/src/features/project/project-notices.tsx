import { readingRefusalOf } from '@knotenblech/shared/projects/reading-refusal.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { errorAdvice, errorMessage } from '../../i18n/words/error-messages.ts';
import { Button, IconButton } from '../../ui/actions/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Notice } from '../../ui/signals/notice.tsx';
import { OfferNotice } from './offer/offer-notice.tsx';
import { useProject } from './open/project-context.tsx';
import { PriceNewsNotice } from './price-reasons/price-causes.tsx';
import { usePriceNews } from './price-reasons/use-price-news.ts';
import { ReportLink } from './project-links.tsx';
import styles from './project-screen.module.css';

/** What the user has to know before going on; nothing while all is well. */
export const ProjectNotices = ({ cards, intro = null }: { cards: ReactNode; intro?: Intro | null }) => {
  const { figures, source, open, refusal } = useProject();
  const { i18n } = useLingui();
  const { news, settle } = usePriceNews();
  const readingRefusal = readingRefusalOf(source.project);
  const notices = [
    news && source.project.orderedAt === null && <PriceNewsNotice key="price" news={news} onRead={settle} />,
    refusal && (
      <Notice
        key="refusal"
        tone="error"
        title={<Trans>Nicht geändert</Trans>}
        action={
          <Button tone="quiet" onPress={open.dismissRefusal}>
            <Trans>Verstanden</Trans>
          </Button>
        }
      >
        <p>{errorMessage(i18n, refusal.code, refusal.details)}</p>
      </Notice>
    ),
    source.project.reading === 'refused' && (
      <Notice key="unreadable" tone="error" title={<Trans>Der Server konnte die Datei nicht lesen</Trans>}>
        <p>{errorMessage(i18n, readingRefusal.code, readingRefusal.details)}</p>
        <p>{errorAdvice(i18n, readingRefusal.code)}</p>
      </Notice>
    ),
    figures.sums.positionCount === 0 && (
      <Notice
        key="nothing"
        tone="warn"
        title={<Trans>Noch ist kein Teil als Stahlteil übernommen</Trans>}
        action={<ReportLink projectId={source.project.id} />}
      >
        <p>
          <Trans>Wählen Sie im Einlesebericht, welche Teile gefertigt werden, oder übernehmen Sie einzelne hier.</Trans>
        </p>
      </Notice>
    ),
  ].filter(Boolean);
  return (
    <div className={styles.notices}>
      {notices}
      {notices.length === 0 && intro ? <IntroNotice intro={intro} /> : null}
      {cards}
      <OfferNotice />
    </div>
  );
};

const seenKey = 'projectIntroSeen';

type Intro = { putAway: () => void };

/** How a project is worked on: told on each device until a part was chosen or it is put away, then never again. */
export const useIntro = (): Intro | null => {
  const [isShown, setIsShown] = useState(() => localStorage.getItem(seenKey) === null);
  const putAway = () => {
    setIsShown(false);
    localStorage.setItem(seenKey, 'yes');
  };
  return isShown ? { putAway } : null;
};

/** Only where something can be changed and no price is asked for. */
const IntroNotice = ({ intro }: { intro: Intro }) => {
  const { t } = useLingui();
  const { areChoicesOpen, figures } = useProject();
  if (!areChoicesOpen || figures.effective?.onRequest) return null;
  return (
    <Notice
      title={<Trans>Tippen Sie ein Teil an, um es zu sehen und zu ändern. Der Preis rechnet sofort mit.</Trans>}
      action={
        <IconButton label={t`Verstanden`} onPress={intro.putAway}>
          <Icon name="close" />
        </IconButton>
      }
    />
  );
};
