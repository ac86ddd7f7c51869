import { imageFileIdOf } from '@knotenblech/shared/exports/pictures/image-file-id.ts';
import type { PictureSubject } from '@knotenblech/shared/exports/pictures/order-picture.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Shop } from '../../../sync/hooks/shop.ts';
import { useShop, useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import { fetchFile } from '../../../sync/transport/call-server.ts';
import styles from './project-picture.module.css';
import { useIsInView } from './use-is-in-view.ts';

type ServerPictureProps = {
  projectId: ProjectId;
  subject: PictureSubject;
  /** When the project was changed: its picture may be another since. */
  changedAt: string;
  widthPx: number;
  label: string;
};

/** A part or an assembly that this device does not hold, as the server draws it; asked for once it is in sight, kept nowhere. */
export const ServerPicture = ({ projectId, subject, changedAt, widthPx, label }: ServerPictureProps) => {
  const shop = useShop();
  const { element, isInView } = useIsInView();
  const path = `/project/image/${imageFileIdOf(projectId, subject, 'TRI')}?size=${widthPx}`;
  const isOffline = useSyncStatus().state === 'offline';
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['picture', path, changedAt],
    queryFn: ({ signal }) => fetchPicture(shop, path, signal),
    enabled: isInView,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
  });
  return (
    <span ref={element} className={styles.picture}>
      {data ? <img className={styles.image} src={data} alt={label} /> : null}
      {!data && isOffline ? (
        <span className={styles.missing}>
          <Trans>Ohne Verbindung kein Bild</Trans>
        </span>
      ) : null}
      {!data && isError && !isOffline ? (
        <button type="button" className={styles.missing} disabled={isFetching} onClick={() => void refetch()}>
          <Trans>Kein Bild.</Trans>{' '}
          <span className={styles.again}>
            <Trans>Noch einmal versuchen</Trans>
          </span>
          <span className="visually-hidden">{label}</span>
        </button>
      ) : null}
    </span>
  );
};

const fetchPicture = async (shop: Shop, path: string, signal: AbortSignal) => {
  const { bytes, type } = await fetchFile(shop, { path, signal, cache: 'default' });
  return asDataUrl(new Blob([bytes], { type }));
};

const asDataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(new DomainError('unavailable'));
    reader.readAsDataURL(blob);
  });
