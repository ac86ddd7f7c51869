import { hostile, type HostileFile } from './hostile-file.ts';
import { box, file, foot, head, part, plate, times } from './hostile-parts.ts';

const root = '<BTLx Version="2.3.1">';
const withType = (type: string, body = '') => `<!DOCTYPE BTLx ${type}>${root}${body}</BTLx>`;
const laughs = (names: number, each: number) =>
  times(names, (n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(each)}">`);

const entities = [
  hostile(1, 'external entity from a file', 'E_DTD', () => withType('[<!ENTITY x SYSTEM "file:///etc/passwd">]', '&x;')),
  hostile(1, 'external entity over http', 'E_DTD', () => withType('[<!ENTITY x SYSTEM "http://127.0.0.1:9/x">]', '&x;')),
  hostile(1, 'external entity over ftp', 'E_DTD', () => withType('[<!ENTITY x SYSTEM "ftp://127.0.0.1/x">]', '&x;')),
  hostile(1, 'parameter entity', 'E_DTD', () => withType('[<!ENTITY % x SYSTEM "http://127.0.0.1:9/x">%x;]')),
  hostile(1, 'external document type', 'E_DTD', () => withType('SYSTEM "http://127.0.0.1:9/x.dtd"')),
  hostile(1, 'bare document type', 'E_DTD', () => `<!DOCTYPE BTLx>${root}</BTLx>`),
  hostile(1, 'document type behind 70 kB of blanks', 'E_DTD', () => `<?xml version="1.0"?>${' '.repeat(70_000)}${withType('')}`),
  hostile(2, 'billion laughs', 'E_DTD', () => withType(`[<!ENTITY a0 "ha">${laughs(10, 10)}]`, '&a10;')),
  hostile(2, 'thirty times two', 'E_DTD', () => withType(`[<!ENTITY a0 "ha">${laughs(30, 2)}]`, '&a30;')),
  hostile(2, 'recursive entity', 'E_DTD', () => withType('[<!ENTITY a "&b;"><!ENTITY b "&a;">]', '&a;')),
  hostile(3, 'quadratic blow-up', 'E_DTD', () => withType(`[<!ENTITY a "${'x'.repeat(100_000)}">]`, '&a;'.repeat(100_000))),
];

const tooMuch = [
  hostile(4, '3.9 M numeric character references', 'E_TEXT', () => file(plate('&#65;'.repeat(3_900_000)))),
  hostile(4, '1.5 M references in an attribute', 'E_TEXT', () => file(part(`Designation="${'&#65;'.repeat(1_500_000)}"`))),
  hostile(4, '400,000 hexadecimal references', 'E_TEXT', () => file(plate('&#x41;'.repeat(400_000)))),
  hostile(5, '100,000 nested tags', 'E_DEPTH', () => root + '<a>'.repeat(100_000) + '</a>'.repeat(100_000)),
  hostile(5, '1 M nested tags', 'E_DEPTH', () => root + '<a>'.repeat(1_000_000)),
  hostile(5, '1 M unclosed tags in a part', 'E_DEPTH', () => head + '<Part>'.repeat(1_000_000)),
  hostile(5, '65 tags deep', 'E_DEPTH', () => `${root}${'<a>'.repeat(64)}${'</a>'.repeat(64)}</BTLx>`),
  hostile(6, '1 M attributes', 'E_ATTR', () => file(`<Part ${times(1_000_000, (n) => `a${n}="1" `)}/>`)),
  hostile(6, '257 attributes', 'E_ATTR', () => file(`<Part ${times(257, (n) => `a${n}="1" `)}/>`)),
  hostile(6, '10,000 namespace declarations', 'E_ATTR', () => file(`<Part ${times(10_000, (n) => `xmlns:a${n}="u:1" `)}/>`)),
  hostile(7, 'text of 19 MB', 'E_TEXT', () => file(plate('x'.repeat(19_000_000)))),
  hostile(7, 'attribute of 19 MB', 'E_TEXT', () => file(part(`Designation="${'x'.repeat(19_000_000)}"`))),
  hostile(7, 'CDATA of 19 MB', 'E_TEXT', () => file(plate(`<![CDATA[${'x'.repeat(19_000_000)}]]>`))),
  hostile(7, 'comment of 19 MB', 'E_TEXT', () => file(`<!--${'x'.repeat(19_000_000)}-->`)),
  hostile(7, 'text of 1.1 MB in pieces between comments', 'E_TEXT', () => file(plate(`<Text>${`${'x'.repeat(99_999)}<!---->`.repeat(12)}</Text>`))),
  hostile(7, 'tag name of 1 MB', 'E_NAME', () => file(`<${'n'.repeat(1_000_000)}/>`)),
  hostile(7, 'attribute name of 1 MB', 'E_NAME', () => file(`<Part ${'n'.repeat(1_000_000)}="1"/>`)),
  hostile(7, 'tag name of 257 characters', 'E_NAME', () => file(`<${'n'.repeat(257)}/>`)),
  hostile(7, 'instruction of 19 MB', 'E_TEXT', () => `<?xml version="1.0"?><?x ${'x'.repeat(19_000_000)}`),
];

const foreign = [
  hostile(8, 'schema location on a foreign host', 'accepted', () =>
    file(plate()).replace('<BTLx ', '<BTLx xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="urn:x http://127.0.0.1:9/x.xsd" ')),
  hostile(8, 'XInclude', 'E_PI', () => file('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd"/>')),
  hostile(8, 'stylesheet instruction', 'E_PI', () => `<?xml version="1.0"?><?xml-stylesheet href="http://127.0.0.1:9/x.xsl"?>${root}</BTLx>`),
  hostile(8, 'instruction inside a part', 'E_PI', () => file(plate('<?php system("id"); ?>'))),
  hostile(8, 'xlink', 'E_PI', () => file(part(`${box} xlink:href="http://127.0.0.1:9/"`))),
  hostile(8, 'xlink under another prefix', 'E_PI', () => file(part(`${box} xmlns:q="http://www.w3.org/1999/xlink" q:href="http://127.0.0.1:9/"`))),
];

const versions = [
  hostile(9, 'another namespace', 'accepted', () => file(plate()).replace('https://www.design2machine.com', 'urn:other')),
  hostile(9, 'no namespace', 'accepted', () => file(plate()).replace(/xmlns="[^"]*"/, '')),
  hostile(9, 'version 1.0', 'accepted', () => file(plate()).replace('2.3.1', '1.0')),
  hostile(9, 'version 9.9', 'E_VERSION', () => file(plate()).replace('2.3.1', '9.9')),
  hostile(9, 'version of 1 MB', 'E_VERSION', () => file(plate()).replace('2.3.1', '2'.repeat(1_000_000))),
  hostile(9, 'no version', 'E_VERSION', () => file(plate()).replace('Version="2.3.1"', '')),
  hostile(9, 'version 2.3.1 followed by a newline', 'E_VERSION', () => file(plate()).replace('2.3.1', '2.3.1&#10;9')),
];

/** What a reader says of a character that XML does not allow at that place. */
const characterName = 'less-than in an attribute';

const malformed: [string, string][] = [
  ['unclosed root', head],
  ['crossed elements', file('<a><b></a></b>')],
  ['end tag without a start', file('</a>')],
  ['repeated attribute', file(part('Length="1" Length="2"'))],
  ['two roots', `${file(plate())}${root}</BTLx>`],
  ['text behind the root', `${file(plate())} x`],
  ['attribute without quotes', file('<Part Length=10/>')],
  ['attribute without a value', file('<Part Length/>')],
  [characterName, file(part('Designation="a<b"'))],
  ['lone ampersand', file(part('Designation="a & b"'))],
  ['unknown entity', file(part('Length="&foo;"'))],
  ['reference to a character beyond Unicode', file(part('Designation="&#x110000;"'))],
  ['two hyphens in a comment', file('<!-- a -- b -->')],
  ['name that starts with a digit', file('<1a/>')],
  ['blank before a name', file('< Part/>')],
  ['declaration behind a blank', ` ${file(plate())}`],
  ['text before the root', `<?xml version="1.0"?>x${root}</BTLx>`],
  ['end of CDATA in a text', file(plate('a]]>b'))],
];

const whole = file(plate('<Processings><Drilling ReferencePlaneID="1"><Diameter>18</Diameter></Drilling></Processings>'));
const truncated = Array.from({ length: 99 }, (_, index) => {
  const cut = whole.slice(0, Math.max(2, Math.floor((whole.length * (index + 1)) / 100)));
  return hostile(11, `cut off at ${index + 1} %`, /^<[?][^>]*>\s*$/.test(cut) ? 'E_EMPTY' : 'E_XML', () => cut);
});

const characters: [string, string][] = [
  ['NUL', '\0'],
  ['reference to NUL', '&#0;'],
  ['control character', '\u0001'],
  ['escape character', '\u001b[2J'],
  ['U+FFFE', '\ufffe'],
  ['reference to U+FFFF', '&#xffff;'],
  ['reference to half a character', '&#xd800;'],
];

const empty: [string, string][] = [
  ['nothing', ''],
  ['one byte', '<'],
  ['blanks only', ' \n\t '.repeat(10)],
  ['a byte order mark only', '\ufeff'],
  ['prolog only', '<?xml version="1.0"?>\n'],
  ['comments only', '<!-- x --><!-- y -->'],
];

const charCode = (name: string) => (name.startsWith('reference') ? 'E_XML' : 'E_CHAR');

/** Kinds 1 to 12 and 18: XML that is a weapon or no XML. */
export const brokenXml: HostileFile[] = [
  ...entities,
  ...tooMuch,
  ...foreign,
  ...versions,
  ...malformed.map(([name, text]) => hostile(10, name, name === characterName ? 'E_CHAR' : 'E_XML', () => text)),
  ...truncated,
  ...characters.map(([name, text]) => hostile(12, `${name} in a name`, charCode(name), () => file(plate('', `Annotation="a${text}b"`)))),
  hostile(12, 'NUL in a text', 'E_CHAR', () => file(plate('<Comment>\0</Comment>'))),
  hostile(12, 'NUL behind the root', 'E_CHAR', () => `${head}${foot}\0`),
  ...empty.map(([name, text]) => hostile(18, name, 'E_EMPTY', () => text)),
];
