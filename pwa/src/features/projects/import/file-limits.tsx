import { readLimits } from '@knotenblech/shared/values/errors/read-limits.ts';
import { Trans } from '@lingui/react/macro';
import { formatCount } from '../../../ui/figures/format-figure.ts';

/** Which files the shop takes and how large they may be. */
export const FileLimits = () => {
  const megabytes = readLimits.uploadBytes / 1_000_000;
  const parts = formatCount(readLimits.parts);
  return (
    <Trans>
      BTLx, STWX, NC1 oder ZIP, auch mehrere; je bis {megabytes} MB und {parts} Bauteile
    </Trans>
  );
};
