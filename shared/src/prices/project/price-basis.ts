import { v5 } from 'uuid';
import type { Part } from '../../parts/part.ts';
import type { Project } from '../../projects/project.record.ts';

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
