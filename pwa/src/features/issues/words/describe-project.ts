import type { ArgsOf } from '@knotenblech/shared/sync/changes.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { choiceLabels } from './choice-words.ts';
import { textLabels } from './text-words.ts';

type Texts = Pick<ArgsOf<'setProjectTexts'>, 'name' | 'drawingId' | 'additionalText' | 'comment'>;

/** Texts of a project by the names of their fields, with what was written. */
export const describeTexts = (i18n: I18n, project: string, texts: Texts): string => {
  const { name, drawingId, additionalText, comment } = texts;
  const words = (text: string) => textLabels(i18n, text);
  const told = [
    name === undefined ? null : msg`Name von „${project}“: ${words(name)}`,
    drawingId === undefined ? null : msg`Zeichnungsnummer von „${project}“: ${words(drawingId)}`,
    additionalText === undefined ? null : msg`Zusatztext zu „${project}“: ${words(additionalText)}`,
    comment === undefined ? null : msg`Kommentar zu „${project}“: ${words(comment)}`,
  ].filter((each) => each !== null);
  return told.length === 0 ? i18n._(msg`Angaben zu „${project}“ ändern`) : told.map((each) => i18n._(each)).join('; ');
};

type Certificates = Pick<ArgsOf<'setProjectCertificates'>, 'materialCertificate' | 'weldingCertificate'>;

/** Certificates of a project, each with what was chosen. */
export const describeCertificates = (i18n: I18n, project: string, chosen: Certificates): string => {
  const { materialCertificate, weldingCertificate } = chosen;
  const proof = choiceLabels(i18n, 'weldingCertificate', weldingCertificate);
  const supplied = choiceLabels(i18n, 'materialCertificate', materialCertificate);
  const told = [
    weldingCertificate === undefined ? null : msg`Konformität der Schweißnähte von „${project}“: ${proof}`,
    materialCertificate === undefined ? null : msg`Werkstoffzeugnisse zu „${project}“: ${supplied}`,
  ].filter((each) => each !== null);
  return told.length === 0
    ? i18n._(msg`Nachweise von „${project}“ ändern`)
    : told.map((each) => i18n._(each)).join('; ');
};
