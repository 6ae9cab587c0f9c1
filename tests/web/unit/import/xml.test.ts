/** The reader of XML: what it must understand, refuse by its right word, and how much work it may take. */
import { describe, expect, it } from 'vitest';
import { importMesh } from '../../../../web/mesh/import/index';
import { drive } from '../../../../web/mesh/import/steps';
import { ImportError } from '../../../../web/mesh/import/types';
import { XmlReader } from '../../../../web/mesh/import/xml';
import { readTree } from '../../../../web/mesh/import/xmlTree';
import { bytesOf, expectFailure } from './helpers';
import { modelXml } from './scenes';
import { zipOf } from './zips';

/** What comes of a document: one line for each tag. */
function events(xml: string, limit = 1000): string[] {
  const reader = new XmlReader(bytesOf(xml), limit);
  const lines: string[] = [];
  for (let event = reader.next(); event; event = reader.next()) {
    const text = reader.parts.map(([start, end]) => reader.text(start, end)).join('|');
    lines.push(`${text}${event === 'open' ? '<' : '/'}${reader.uri === '' ? '' : `{${reader.uri}}`}${reader.name}`);
  }
  return lines;
}

const refusal = (xml: string, limit?: number) => {
  try {
    return events(xml, limit).join(' ');
  } catch (error) {
    return (error as ImportError).details;
  }
};

describe('tags', () => {
  it.each([
    ['<a/>', ['<a', '/a']],
    ['<a>x<b>y</b>z</a>', ['<a', 'x<b', 'y/b', 'z/a']],
    ['<a>1<!-- 2 > -->3<?p 4?>5<![CDATA[<6>&]]>7</a>', ['<a', '1|3|5|<6>&|7/a']],
    ['<a><![CDATA[]]></a>', ['<a', '/a']],
    ['<a><![CDATA[]]]]]></a>', ['<a', ']]]/a']],
    ['<!-- - -- --->\n<a\n\t/>', ['\n<a', '/a']],
    ['<a xmlns="u"><b xmlns=""/><c/></a>', ['<{u}a', '<b', '/b', '<{u}c', '/{u}c', '/{u}a']],
    ['<p:a xmlns:p="u"><p:a xmlns:p="v"/><p:a/></p:a>', ['<{u}a', '<{v}a', '/{v}a', '<{u}a', '/{u}a', '/{u}a']],
    ['<p:a/>', ['<{undefined}a', '/{undefined}a']],
    ['<Ünïcode>é</Ünïcode>', ['<Ünïcode', 'é/Ünïcode']],
  ])('%s', (xml, lines) => expect(events(xml)).toEqual(lines));
  it.each([
    ['<a', 'ends-early'],
    ['<a b', 'ends-early'],
    ['<a b=', 'ends-early'],
    ['<a b="', 'ends-early'],
    ['<a/', 'ends-early'],
    ['<a></a', 'ends-early'],
    ['<a><!-- -', 'ends-early'],
    ['<a><!---', 'ends-early'],
    ['<a><![CDATA[ ]]', 'ends-early'],
    ['<a>', 'ends-early'],
    ['< a/>', 'tag'],
    ['<a/ >', 'tag'],
    ['<a></a b="1">', 'tag'],
    ['<a<b/>', 'tag'],
    ['<a b/>', 'attribute'],
    ['<a b=1/>', 'attribute'],
    ['<a b="1" b="2"/>', 'attribute'],
    ['<a></b>', 'nesting'],
    ['</a>', 'nesting'],
    ['<!DOCTYPE a><a/>', 'doctype'],
    ['<!DOCTYPE a [<!ENTITY b "bbb">]><a/>', 'doctype'],
    [`<a ${'b'.repeat(70_000)}="1"/>`, 'tag'],
    [`<a b="${'b'.repeat(70_000)}"/>`, 'tag'],
    ['<a>'.repeat(257), 'depth'],
  ])('%s is refused', (xml, what) => expect(refusal(xml)).toEqual({ what, line: 1 }));
  it('are counted, as attributes and comments are', () => {
    expect(refusal('<a>' + '<b/>'.repeat(99) + '</a>', 100)).toContain('/a');
    expect(refusal('<a>' + '<b/>'.repeat(100) + '</a>', 100)).toEqual({ what: 'elements', limit: 100 });
    const attributes = (count: number) => `<a ${Array.from({ length: count }, (_, i) => `a${i}="1"`).join(' ')}/>`;
    expect(refusal(attributes(256))).toBe('<a /a');
    expect(refusal(attributes(257))).toEqual({ what: 'attributes', limit: 256 });
    expect(refusal('<!---->'.repeat(1_000_001))).toEqual({ what: 'comments', limit: 1_000_000 });
  });
});

describe('attributes', () => {
  const read = (tag: string, name: string, uri?: string) => {
    const reader = new XmlReader(bytesOf(tag), 10);
    reader.next();
    return reader.attribute(name, uri);
  };
  it.each([
    [`<a b='c="1"' c="2"/>`, 'c', '2'],
    [`<a b = "x&#65;&#x42;&amp;&lt;&gt;&quot;&apos;"/>`, 'b', `xAB&<>"'`],
    ['<a b="&unknown;&#0;&#xD800;&#1114112;"/>', 'b', '&unknown;\ufffd\ufffd\ufffd'],
    ['<a b="&amp;lt;"/>', 'b', '&lt;'],
    ['<a b="1\n2\t3"/>', 'b', '1 2 3'],
    ['<a bb="1" b="2"/>', 'b', '2'],
    ['<a p:b="1"/>', 'b', undefined],
    ['<a b="1"c="2"/>', 'c', '2'],
    ['<a b=""/>', 'b', ''],
  ])('%s', (tag, name, value) => expect(read(tag, name)).toBe(value));
  it('with prefixes go by their namespace', () => {
    const tag = '<a xmlns="u" xmlns:p="u" xmlns:q="v" b="0" p:b="1" q:b="2"/>';
    expect([read(tag, 'b'), read(tag, 'b', 'u'), read(tag, 'b', 'v'), read(tag, 'b', 'w')]).toEqual([
      '0',
      '1',
      '2',
      undefined,
    ]);
  });
  it('are numbers as decimals are, and nothing else', () => {
    const reader = new XmlReader(
      bytesOf(
        '<a i="-12.5" j="1e-3" k=" 7 " l="0x10" m="" n="1 2" o=".5" p="5." q="." r="0.1" s="123456789012345678"/>',
      ),
      1,
    );
    reader.next();
    const found = [...'ijklmnopqrsz'].map((name) => reader.number(name));
    expect(found).toEqual([-12.5, 0.001, 7, NaN, NaN, NaN, 0.5, 5, NaN, 0.1, Number('123456789012345678'), NaN]);
  });
});

describe('work', () => {
  const wrap = (inside: string) => `<m>${inside}</m>`;
  const tags = `<a b="1">`;
  const shapes: [string, (size: number) => string][] = [
    ['text', (size) => wrap('x'.repeat(size))],
    ['tags', (size) => wrap('<a></a>'.repeat(size / 7))],
    ['comments', (size) => wrap('<!---->'.repeat(size / 7))],
    ['one comment', (size) => wrap(`<!--${'->'.repeat(size / 2)}-->`)],
    ['one CDATA', (size) => wrap(`<![CDATA[${']'.repeat(size)}]]>`)],
    ['text that comments cut up', (size) => wrap('1<!---->'.repeat(size / 8))],
    ['quotes', (size) => wrap(`<a b='${' id="'.repeat(8000)}'/>`.repeat(size / 40_000))],
    ['blanks', (size) => wrap(`<a ${' '.repeat(50_000)} b="1"/>`.repeat(size / 50_000))],
    ['entities', (size) => wrap(`<a id="${'&amp;'.repeat(10_000)}"/>`.repeat(size / 50_000))],
    [
      'attributes',
      (size) => wrap(`<a ${Array.from({ length: 200 }, (_, i) => `b${i}=""`).join(' ')}/>`.repeat(size / 1600)),
    ],
    ['namespaces', (size) => wrap(`<a xmlns="u" xmlns:b="v"/>`.repeat(size / 26))],
    ['depth', (size) => wrap((tags.repeat(200) + '</a>'.repeat(200)).repeat(size / 2600))],
    ['newlines', (size) => wrap('\n'.repeat(size))],
  ];
  const workOf = (xml: string) => {
    const bytes = bytesOf(xml);
    const reader = new XmlReader(bytes, 1e7);
    let steps = 0;
    let event = reader.next();
    for (; event; event = reader.next()) steps++;
    return { work: reader.work, steps, length: bytes.length };
  };
  it.each(shapes)('is in proportion to the bytes: %s', (_, make) => {
    const half = workOf(make(1_000_000));
    const whole = workOf(make(2_000_000));
    expect(whole.work).toBeLessThanOrEqual(whole.length);
    expect(whole.work / half.work).toBeLessThan(2.5);
    expect(whole.steps).toBeLessThanOrEqual(2.5 * half.steps + 2);
  });
  it.each(shapes)('is done soon: %s', async (_, make) => {
    const bytes = bytesOf(make(8_000_000));
    const start = performance.now();
    await drive(
      readTree(bytes, ['id', 'b'], () => false),
      {},
    ).catch((error: unknown) => {
      expect((error as ImportError).code).toBe('xml-too-many');
    });
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

describe('packages that unpack to hundreds of megabytes', () => {
  const hostile = (piece: string, times: number) => {
    const [head, tail] = modelXml('').split('</resources>');
    const content = Buffer.concat([
      Buffer.from(head!),
      Buffer.alloc(times * piece.length, piece),
      Buffer.from(`</resources>${tail!}`),
    ]);
    return zipOf([{ name: '3D/3dmodel.model', content }]);
  };
  it.each([
    ['comments', '<!---->', 12e6, 'xml-too-many', 'comments'],
    ['tags', '<a></a>', 12e6, 'xml-too-many', 'elements'],
    ['objects', '<object/>', 5e6, 'model-endless', undefined],
  ] as const)(
    '%s are refused by their name, soon',
    async (_, piece, times, code, what) => {
      const bytes = hostile(piece, times);
      expect(bytes.length).toBeLessThan(1_000_000);
      const start = performance.now();
      await expectFailure('h.3mf', bytes, code, what === undefined ? {} : { what, limit: expect.any(Number) });
      expect(performance.now() - start).toBeLessThan(30_000);
    },
    60_000,
  );
  it.each([
    ['comments', hostile('<!---->', 25e6)],
    ['one comment', hostile(`<!--${'-x'.repeat(50e6)}-->`, 1)],
    ['tags', hostile('<a></a>', 25e6)],
  ])(
    'can be cancelled: %s',
    async (_, bytes) => {
      for (const after of [100, 1000]) {
        const controller = new AbortController();
        const importing = importMesh({ name: 'h.3mf', bytes }, [], { signal: controller.signal }).catch(
          (e: unknown) => e,
        );
        let ended = 0;
        void importing.then(() => (ended = performance.now()));
        await new Promise((resolve) => setTimeout(resolve, after));
        controller.abort();
        const asked = performance.now();
        expect((await importing) as ImportError).toBeInstanceOf(ImportError);
        expect(ended - asked).toBeLessThan(1000);
      }
    },
    60_000,
  );
});
