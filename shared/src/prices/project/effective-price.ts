import { v5 } from 'uuid';
import type { Part } from '../../parts/part.ts';
import type { ManualPriceState, Project } from '../../projects/project.record.ts';
import type { Cents } from '../../values/money.ts';
import type { ManualPrice } from './manual-price.record.ts';

type Priced = { netCents: Cents; onRequest: boolean };

export type EffectivePrice = Priced & {
  manualPrice: ManualPriceState;
  /** The calculated price, where another is in force. */
  calculated?: Priced;
};

type Input = {
  project: Parameters<typeof priceBasisOf>[0];
  parts: readonly Part[];
  calculated: Priced;
  manual: ManualPrice | undefined;
};

/**
 * What a project costs (EUR cents, net): the price set by hand while it is in force, else the calculated one. A fixed price
 * is in force always; one that is not fixed only while everything it was set for is as it was.
 */
export const effectivePrice = ({ project, parts, calculated, manual }: Input): EffectivePrice => {
  const { netCents, onRequest } = calculated;
  if (!manual || !isInForce(manual, project, parts)) return { netCents, onRequest, manualPrice: 'none' };
  return {
    netCents: manual.netCents,
    onRequest: false,
    manualPrice: manual.isFixed ? 'fixed' : 'set',
    calculated: { netCents, onRequest },
  };
};

const isInForce = (manual: ManualPrice, project: Input['project'], parts: readonly Part[]) =>
  manual.isFixed || manual.basis === priceBasisOf(project, parts);

const basisNamespace = '1d0c7f4e-5c5e-5d0b-8a51-6f5f6f0d6a21';

type Options = Pick<Project, 'fileHash' | 'productionType' | 'materialCertificate' | 'weldingCertificate'>;

/**
 * Names what a price is for (UUIDv5): the file, the options of the project, and of every taken part pieces, surface, colour,
 * grade, specificity and profile. Names, notes and tariffs do not count. What is not set leaves the name as it was before
 * the option existed.
 */
export const priceBasisOf = (project: Options, parts: readonly Part[]): string => {
  const options = [
    project.fileHash,
    project.productionType,
    ...(project.materialCertificate ? ['certificate'] : []),
    ...(project.weldingCertificate ? [project.weldingCertificate] : []),
  ];
  const taken = parts.filter((part) => part.isTaken).map(basisOfPart);
  return v5([...options, ...taken].join('\n'), basisNamespace);
};

const basisOfPart = (part: Part) => {
  const { index, quantity, surface, ralNumber, grade, facts } = part;
  const specificity = part.specificity ?? '';
  const certificate = part.materialCertificate === undefined ? '' : String(part.materialCertificate);
  return [index, quantity, surface, ralNumber ?? '', grade ?? '', facts.profileId ?? '', specificity, certificate]
    .join('|')
    .replace(/\|+$/, '');
};
