import { isPlainForm } from './form-shape'

const type = 'multipart/form-data; boundary=x'
const part = (name: string, body = 'y') => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${body}\r\n`
const form = (...parts: readonly string[]) => Buffer.from(`${parts.join('')}--x--\r\n`)
const repeat = (count: number, text: string) => Array.from({ length: count }, () => text)

test.each([
  ['a file', form(part('audio', 'z'.repeat(100_000))), true],
  ['a file with empty lines', form(part('audio', '\r\n\r\n'.repeat(10_000))), true],
  ['a file and some texts', form(part('audio'), ...repeat(8, part('a'))), true],
  ['nothing', Buffer.alloc(0), true],
  ['thousands of parts', form(...repeat(5000, part('a'))), false],
  ['a part with thousands of headers', form(`--x\r\n${'a: b\r\n'.repeat(5000)}\r\ny\r\n`), false],
  ['a later part with a long name', form(part('a'), part('n'.repeat(5000))), false],
  ['headers without end', Buffer.from(`--x\r\n${'a: b\r\n'.repeat(5000)}`), false],
])('a form with %s is parsed: %#', (_what, bytes, isParsed) => {
  expect(isPlainForm(bytes, type)).toBe(isParsed)
})

const manyParts = form(...repeat(5000, part('a')))

test.each([
  'multipart/form-data; xboundary=y; boundary=x',
  'multipart/form-data; a="boundary=y"; boundary=x',
  'multipart/form-data; boundary=x ; charset=utf-8',
  'multipart/form-data; boundary="\\x"',
  'multipart/form-data;charset="boundary=y";boundary="x"',
])('parts are not hidden by the announcement %s', (announced) => {
  expect(isPlainForm(manyParts, announced)).toBe(false)
})

test.each(['multipart/form-data; boundary="x"', 'Multipart/Form-Data;boundary=x', ' multipart/form-data; boundary=x '])(
  'a form that is announced as %s is parsed',
  (announced) => {
    expect(isPlainForm(form(part('audio')), announced)).toBe(true)
    expect(isPlainForm(manyParts, announced)).toBe(false)
  },
)
