import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { OrderContents } from '@knotenblech/shared/orders/placing/order-contents.schema.ts';
import {
  type ContentsChange,
  contentsChanges,
  orderContents,
} from '@knotenblech/shared/orders/placing/order-contents.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { coatingLabels } from '../../../i18n/words/part-labels.ts';
import { addressLines } from '../../../ui/words/address-lines.ts';
import type { OrderDraft } from '../public/draft/order-draft.ts';

export type ContentsChangeRow = {
  key: string;
  what: string;
  project: Project | null;
  was: string;
  now: string;
  /** The order that the project is in meanwhile, where that is what changed. */
  order: Order | null;
};

type Address = OrderContents['shippingAddress'];
type Shown = OrderContents['projects'][number];
/** What of a project decides what is made. */
type MadeField = Exclude<keyof Shown, 'projectId' | 'isOrdered'>;
/** As it lies on this device now. */
type Here = Pick<OrderDraft, 'shipping' | 'billing' | 'entries'>;
type Sides = { shown: OrderContents; here: Here; orderOf: (projectId: ProjectId) => Order | null };

/** What is another than was shown, as far as this device and the server's refusal tell. */
export const changesSince = (
  shown: OrderContents,
  { shipping, billing, entries }: Here,
  details: Record<string, unknown>,
): ContentsChange[] => {
  const projects = projectsIn(entries).map((project) => ({ project, choices: null }));
  const here = shipping ? orderContents({ shippingAddress: shipping, billingAddress: billing, projects }) : null;
  return [...changesOfRefusal(details), ...(here ? contentsChanges(shown, here) : [])];
};

const projectsIn = (entries: Here['entries']) => entries.flatMap(({ project }) => project ?? []);

const changesOfRefusal = ({ changes }: Record<string, unknown>): ContentsChange[] => {
  try {
    return typeof changes === 'string' ? (JSON.parse(changes) as ContentsChange[]) : [];
  } catch {
    return [];
  }
};

/** Each thing as it was shown and as it is here now, in words; a surface and its colour are one. */
export const contentsChangeRows = (
  i18n: I18n,
  changes: readonly ContentsChange[],
  { shown, here, orderOf }: Sides,
): ContentsChangeRow[] => {
  const rows = changes.map((change): ContentsChangeRow => {
    if (change.what === 'project') {
      const { projectId, field } = change;
      return field === 'isOrdered'
        ? orderedRow(i18n, projectIn(here, projectId), orderOf(projectId))
        : projectRow(i18n, { projectId, field }, { shown, here });
    }
    const isShipping = change.what === 'shippingAddress';
    const now = isShipping ? here.shipping : (here.billing ?? here.shipping);
    return {
      key: change.what,
      what: i18n._(isShipping ? msg`Lieferadresse` : msg`Rechnungsadresse`),
      project: null,
      was: addressText(i18n, isShipping ? shown.shippingAddress : (shown.billingAddress ?? shown.shippingAddress)),
      now: now ? addressText(i18n, now) : i18n._(msg`gelöscht`),
      order: null,
    };
  });
  return [...new Map(rows.map((row) => [row.key, row])).values()];
};

const projectIn = ({ entries }: Here, projectId: ProjectId) =>
  projectsIn(entries).find(({ id }) => id === projectId) ?? null;

/** While its order has not come to this device, nothing is another here. */
const orderedRow = (i18n: I18n, project: Project | null, order: Order | null): ContentsChangeRow => ({
  key: `${project?.id} isOrdered`,
  what: i18n._(msg`Bestellung`),
  project,
  was: i18n._(msg`noch nicht bestellt`),
  now: order ? String(order.number) : i18n._(msg`noch nicht bestellt`),
  order,
});

const projectRow = (
  i18n: I18n,
  { projectId, field }: { projectId: ProjectId; field: MadeField },
  sides: Pick<Sides, 'shown' | 'here'>,
): ContentsChangeRow => {
  const shown = sides.shown.projects.find((each) => each.projectId === projectId);
  const project = projectIn(sides.here, projectId);
  const named = field === 'ralNumber' ? 'surface' : field;
  return {
    key: `${projectId} ${named}`,
    what: i18n._(fieldWords[named]),
    project,
    was: shown ? valueText(i18n, named, shown) : '',
    now: project ? valueText(i18n, named, project) : i18n._(msg`gelöscht`),
    order: null,
  };
};

type Valued = Pick<Project, 'surface' | 'ralNumber' | 'productionType' | 'additionalText'> &
  Partial<Pick<Project, 'materialCertificate' | 'weldingCertificate'>>;

const valueText = (i18n: I18n, field: Exclude<MadeField, 'ralNumber'>, of: Valued): string => {
  switch (field) {
    case 'surface':
      return coatingLabels(i18n, of);
    case 'productionType':
      return i18n._(
        of.productionType === 'COMPLETE_PRODUCTION' ? msg`Baugruppen fertig geschweißt` : msg`nur Einzelteile`,
      );
    case 'materialCertificate':
      return i18n._(of.materialCertificate ? msg`ja` : msg`nein`);
    case 'weldingCertificate':
      return i18n._(weldingWords[of.weldingCertificate ?? 'NONE']);
    case 'additionalText':
      return of.additionalText === '' ? i18n._(msg`leer`) : of.additionalText;
    case 'choices':
    case 'fileHash':
      return '';
  }
};

const fieldWords = {
  surface: msg`Oberfläche`,
  productionType: msg`Fertigung`,
  materialCertificate: msg`Werkstoffzeugnis`,
  weldingCertificate: msg`Schweißnachweis`,
  additionalText: msg`Zusatztext`,
  choices: msg`Angaben zu einzelnen Teilen`,
  fileHash: msg`Formen der Teile`,
} as const;

const weldingWords = {
  NONE: msg`keiner`,
  STANDARD: msg`Nachweis per Formel`,
  CUSTOM: msg`Nachweis durch Ihre Zeichnungen`,
} as const;

const addressText = (i18n: I18n, address: Address) => addressLines(address, i18n.locale).join(', ');
