import { expect, test } from 'vitest';
import { seedCatalogue } from '../base-data/seed/seed-catalogue.ts';
import { findProfile } from './find-profile.ts';

const { profiles } = seedCatalogue();
const find = (text: string) => findProfile(text, profiles);

const spellings: [string, string][] = [
  ...[
    'HEA 200',
    'HEA200',
    'HE 200 A',
    'HE200A',
    'HE-200-A',
    'HE A 200',
    'HE-A 200',
    'hea-200',
    'IPBl 200',
    'Stütze HEA 200',
  ]
    .concat('HEA 200 S235JR', 'HEA200x3000', 'HEA 200 L=3000', 'HEA_200', 'Träger: HEA 200, l = 4.5 m')
    .map((text): [string, string] => [text, 'HEA200']),
  ...['HEB 160', 'HE 160 B', 'HE160B', 'IPB 160', 'IPB160', 'HE-B 160', 'heb160'].map((text): [string, string] => [
    text,
    'HEB160',
  ]),
  ...['HEM 200', 'HE 200 M', 'IPBv 200'].map((text): [string, string] => [text, 'HEM200']),
  ...[
    'IPE 300',
    'IPE300',
    'IPE-300',
    'ipe 300',
    'Riegel IPE 300',
    'poutre IPE 300',
    'trave IPE-300',
    'IPE 300 - 6000',
  ].map((text): [string, string] => [text, 'IPE300']),
  ...['UPN 200', 'UNP 200', 'UNP200', 'U 200', 'U200', 'U-Profil 200', 'U-Stahl 200'].map((text): [string, string] => [
    text,
    'UPN200',
  ]),
  ...['UPE 180', 'UPE180', 'UPE-180'].map((text): [string, string] => [text, 'UPE180']),
  ...[
    'L 80x80x8',
    'L80x80x8',
    'L 80x8',
    'L80x8',
    'L 80/8',
    'L 80/80/8',
    'Winkel 80x80x8',
    'Winkel 80x8',
    'Winkelstahl 80x80x8',
  ]
    .concat(
      'L 80 x 80 x 8',
      'angle 80x80x8',
      'cornière 80x80x8',
      'angolare 80x80x8',
      'L-Profil 80x8',
      'L 80×80×8',
      'L 80*80*8',
      'LNP 80x8',
    )
    .map((text): [string, string] => [text, 'L80x80x8']),
  ...['L 100x50x8', 'L 100/50/8', 'Winkel 100x50x8', 'L 50x100x8'].map((text): [string, string] => [text, 'L100x50x8']),
  ...['T 50', 'T50', 'T 50x50x6', 'T-Profil 50'].map((text): [string, string] => [text, 'T50x50x6']),
  ...[
    'RHS 100x50x4',
    'RRO 100x50x4',
    'RHS100x50x4',
    'Rechteckrohr 100x50x4',
    'Rohr 100x50x4',
    'RHS 100/50/4',
    'RHS-100-50-4',
  ]
    .concat(
      'tube rectangulaire 100x50x4',
      'tubo rettangolare 100x50x4',
      'rectangular tube 100x50x4',
      'RHS 100*50*4',
      'RHS 50x100x4',
    )
    .concat('Formrohr 100x50x4', 'RHS 100x50x4 EN 10219')
    .map((text): [string, string] => [text, 'RHS100x50x4-CF']),
  ...['RHS 100x50x4 EN 10210', 'RHS 100x50x4 HF', 'Hohlprofil 100x50x4 warmgefertigt'].map((text): [string, string] => [
    text,
    'RHS100x50x4-HF',
  ]),
  ...[
    'QRO 100x5',
    'QRO 100x100x5',
    'SHS 100x5',
    'SHS 100x100x5',
    'Quadratrohr 100x5',
    'Vierkantrohr 100x100x5',
    'RHS 100x100x5',
    'QRK 100x5',
    'CFSHS 100x100x5',
    'SHS100*100*5',
  ]
    .concat('tube carré 100x5', 'tubo quadro 100x5', 'square tube 100x5', 'QRO100x5', 'QRO 100/5', 'Quadrat-Rohr 100x5')
    .map((text): [string, string] => [text, 'SHS100x100x5-CF']),
  ...[
    'ROHR 60.3x3.2',
    'Rohr 60,3x3,2',
    'RO 60.3x3.2',
    'CHS 60.3x3.2',
    'Rundrohr 60,3 x 3,2',
    'Ø60.3x3.2',
    'Ø 60,3x3,2',
    'tube rond 60.3x3.2',
  ]
    .concat(
      'tubo tondo 60,3x3,2',
      'round tube 60.3x3.2',
      'Stahlrohr 60,3x3,2',
      'RO60.3x3.2',
      '⌀60.3×3.2',
      'Rohr 60x3.2',
    )
    .slice(0, 13)
    .map((text): [string, string] => [text, 'CHS60.3x3.2']),
  ...[
    'FL 100x10',
    'FL100x10',
    'FL 10x100',
    'Flach 100x10',
    'Flachstahl 100x10',
    'flat bar 100x10',
    'fer plat 100x10',
    'piatto 100x10',
    'FLA 100x10',
  ]
    .concat('FL 100/10', 'FL 100x10x500', 'Fl. 100x10', 'plat 100x10')
    .map((text): [string, string] => [text, 'FL100x10']),
  ...['BFL 200x10', 'Breitflach 200x10', 'FL 200x10', 'Breitflachstahl 200x10'].map((text): [string, string] => [
    text,
    'BFL200x10',
  ]),
  ...['RD 20', 'RD20', 'Rundstahl 20', 'Rund 20', 'Ø20', 'round bar 20', 'rond 20', 'tondo 20'].map(
    (text): [string, string] => [text, 'RD20'],
  ),
  ...['VKT 20', 'SQ 20', 'Vierkant 20', 'Quadratstahl 20', 'square bar 20', '4KT 20', 'SQ 20x20', 'carré 20'].map(
    (text): [string, string] => [text, 'SQ20'],
  ),
  ...['HE 200 AA', 'HE200AA', 'HEAA 200', 'HE-AA 200'].map((text): [string, string] => [text, 'HEAA200']),
  ...['IPE A 300', 'IPEA300', 'IPE 300 A'].map((text): [string, string] => [text, 'IPEA300']),
  ...['IPE O 300', 'IPE300O', 'IPE 300 O'].map((text): [string, string] => [text, 'IPEO300']),
  ...['HD 400x187', 'HD 400 x 187', 'HD400*187'].map((text): [string, string] => [text, 'HD400x187']),
  ...['IPE 300 B', 'IPE 300 M'].map((text): [string, string] => [text, 'IPE300']),
  ['HD 260 x 93', 'HEB260'],
  ['HD 320x74,2', 'HEAA320'],
  ['HL 1000 A', 'HL1000A'],
  ['HL 920x344', 'HL920x344'],
  ['HP 220x57', 'HP220x57'],
  ...['UB254x146x31', 'UB 254 x 146 x 31', '254x146x31 UB', '254x146UB31', 'UKB 254x146x31', 'UB 254x146x31.1'].map(
    (text): [string, string] => [text, 'UB254x146x31'],
  ),
  ...['UC 203x203x46', '203x203x46 UC', '203x203UC46'].map((text): [string, string] => [text, 'UC203x203x46']),
  ...['PFC 150x75x18', 'UKPFC 150x75x18', '150x75PFC18'].map((text): [string, string] => [text, 'PFC150x75x18']),
  ...['100x100x6 SHS', '100x6.0SHS', '100x6 SHS'].map((text): [string, string] => [text, 'SHS100x100x6-CF']),
  ['150x100x5 RHS', 'RHS150x100x5-CF'],
  ['88.9x4 CHS', 'CHS88.9x4'],
  ['80x80x8 EA', 'L80x80x8'],
  ...['UAP 150', 'UAP150'].map((text): [string, string] => [text, 'UAP150']),
];

test.each(['MSH 100x100x5', 'QRW 100x5', 'HFSHS 100x100x5', 'QRO 100x5 EN 10210'])('%s is hot finished', (text) => {
  expect(find(text)?.profile?.id).toBe('SHS100x100x5-HF');
});

test.each(spellings)('%s is %s', (text, id) => {
  expect(find(text)?.profile?.id).toBe(id);
});

test.each([
  'IPE 310',
  'HEA 205',
  'IPE 300 R',
  'UB 254x146x30',
  '254x146UB30',
  'IPE AA 300',
  'HD 400x190',
  'HL 1000 C',
  'INP 210',
  'HE 200 C',
  'RHS 123x45x6',
  'L 81x81x8',
  'UPE 190',
])('%s is a section that the catalogue lacks', (text) => {
  expect(find(text)).toMatchObject({ profile: null });
});

test.each([
  ['1/2 HEA 200', '1/2 HEA 200'],
  ['½ IPE 300 L=2000', '½ IPE 300'],
  ['1/2HEB200', '1/2HEB200'],
  ['1/2-HEA-200', '1/2-HEA-200'],
  ['1/2 von HEA 200', '1/2 von HEA 200'],
  ['0,5 HEA 200', '0,5 HEA 200'],
  ['0.5xHEA200', '0.5xHEA200'],
  ['HEA200/2', 'HEA200/2'],
  ['HEA 200 (1/2)', 'HEA 200 (1/2)'],
  ['HE 200 A 1/2', 'HE 200 A 1/2'],
  ['HE200A/2', 'HE200A/2'],
  ['IPE/2 300', 'IPE/2 300'],
  ['IPE 300 halbiert', 'IPE 300 halbiert'],
  ['HEA 200 längs geteilt', 'HEA 200 längs geteilt'],
  ['HEA200 (halb)', 'HEA200 (halb'],
  ['Hälfte HEA 200', 'Hälfte HEA 200'],
  ['T aus HEA 200', 'T aus HEA 200'],
  ['Halbprofil UPN 200', 'Halbprofil UPN 200'],
  ['demi IPE 200', 'demi IPE 200'],
  ['mezza HEB 200', 'mezza HEB 200'],
  ['HEA 200 split in two', 'HEA 200 split in two'],
  ['HEA 200 2-teilig', 'HEA 200 2-teilig'],
  ['HEA 200 (2-tlg.)', 'HEA 200 (2-tlg'],
  ['HEA 200 zweiteilig', 'HEA 200 zweiteilig'],
  ['HEA 200 in zwei Teile getrennt', 'HEA 200 in zwei Teile'],
  ['1/2 I HEA 200', '1/2 I HEA 200'],
  ['1/2-I-HEA 200', '1/2-I-HEA 200'],
  ['1/2 Träger HEA 200', '1/2 Träger HEA 200'],
  ['T-Stück HEA 200', 'T-Stück HEA 200'],
  ['HEA200:2', 'HEA200:2'],
  ['HEA 200 : 2', 'HEA 200 : 2'],
  ['HEA 200 ÷ 2', 'HEA 200 ÷ 2'],
  ['HEA 200 x 1/2', 'HEA 200 x 1/2'],
  ['HEA200_1/2', 'HEA200_1/2'],
  ['50% HEA 200', '50% HEA 200'],
  ['1/2 beam HEA 200', '1/2 beam HEA 200'],
  ['HEA 200 two-part', 'HEA 200 two-part'],
  ['HEA 200 in halves', 'HEA 200 in halves'],
  ['HEA 200 cut in 2', 'HEA 200 cut in 2'],
  ['HEA 200 tee', 'HEA 200 tee'],
  ['1/2 poutrelle HEA 200', '1/2 poutrelle HEA 200'],
  ['½ profilé HEA 200', '½ profilé HEA 200'],
  ['HEA 200 coupé en deux', 'HEA 200 coupé en deux'],
  ['HEA 200 en 2 parties', 'HEA 200 en 2 parties'],
  ['HEA 200 refendu', 'HEA 200 refendu'],
  ['1/2 trave HEA 200', '1/2 trave HEA 200'],
  ['T da HEA 200', 'T da HEA 200'],
  ['HEA 200 in due parti', 'HEA 200 in due parti'],
  ['HEA 200 diviso in due', 'HEA 200 diviso in due'],
  ['HEA 200 dimezzata', 'HEA 200 dimezzata'],
  ['T HEA 200', 'T HEA 200'],
  ['T-HEA200', 'T-HEA200'],
  ['THEA200', 'THEA200'],
  ['TIPE 300', 'TIPE 300'],
  ['WT IPE 300', 'WT IPE 300'],
  ['T HE 200 A', 'T HE 200 A'],
  ['T-Profil HEA 200', 'T-Profil HEA 200'],
  ['Konsole T HEA 200 L=400', 'T HEA 200'],
  ['HEA 200 als T', 'HEA 200 als T'],
  ['HEA 200 T-Profil', 'HEA 200 T-Profil'],
  ['halber HEA 200', 'halber HEA 200'],
  ['1/2 HEA200/2', '1/2 HEA200'],
])('%s is a half girder, called %s', (text, called) => {
  expect(find(text)).toMatchObject({
    profile: null,
    isHalf: true,
    text: called,
    halfOf: { family: expect.stringMatching(/^(?:HE|IP|UP)/) },
  });
});

test.each([
  ['HEA 200 Pos. 1/2', 'HEA200'],
  ['HEA 200 L=2000,5', 'HEA200'],
  ['HEA 200 t=10.5', 'HEA200'],
  ['3 1/2 Zoll Bolzen an HEA 200', 'HEA200'],
  ['HEA 200 halbrund ausgeklinkt', 'HEA200'],
  ['HEA 200 geteilter Stoß', 'HEA200'],
  ['HEA 200: 2 Stk', 'HEA200'],
  ['HEA 200 2 Teile', 'HEA200'],
  ['HEA 200 12-teilig', 'HEA200'],
  ['HEA 200 L=2000:2', 'HEA200'],
  ['HEA 200 M 1:2', 'HEA200'],
  ['HEA200:20', 'HEA200'],
  ['HEA 200 Mezzanin', 'HEA200'],
  ['HEA 200 Split-Level', 'HEA200'],
  ['T1 HEA 200', 'HEA200'],
  ['St HEA 200', 'HEA200'],
  ['HEA 200 als Träger', 'HEA200'],
  ['T UPN 200', 'UPN200'],
])('%s is the whole girder', (text, id) => {
  expect(find(text)?.profile?.id).toBe(id);
});

test.each([
  '',
  'Balken',
  'BSH GL24h 120x240',
  'KVH 60x120',
  'Pos. 12',
  'Pfette 3',
  'T',
  'Blech 10',
  'Platte t=15',
  'Haus 200',
  'Rund',
  'L=3000',
])('%s names no profile', (text) => {
  expect(find(text)).toBeNull();
});

test('a hollow section without a process is taken as cold formed and says so', () => {
  expect(find('RHS 100x50x4')?.assumedProcess).toBe('cold_formed');
  expect(find('RHS 100x50x4 EN 10210')?.assumedProcess).toBeNull();
});
