import { formatSender } from './sender-header'

/** Reads a header as a mail program does: RFC 5322 quoting, RFC 2047 words. */
function readSender(header: string): readonly [name: string, address: string] {
  const [, quoted, words = '', address = ''] =
    /^(?:"((?:[^"\\]|\\.)*)"|((?:=\?UTF-8\?B\?[\w+/=]+\?= )+))? ?<([^<>]+)>$/.exec(header) ?? []
  if (quoted !== undefined) return [quoted.replace(/\\(.)/g, '$1'), address]
  const parts = words.trim().split(' ')
  expect(parts.filter((part) => part.length > 75)).toEqual([])
  const decode = (part: string) =>
    new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(part.slice(10, -2), 'base64'))
  return [parts.map(decode).join(''), address]
}

it.each([
  ['Hibachi Ember Nokomis', undefined],
  ['Joe "The Iron" Grill', undefined],
  ['Back\\slash\\', undefined],
  ['Ember <evil@example.com>, Grill', undefined],
  ['Ember\r\nBcc: evil@example.com', 'Ember Bcc: evil@example.com'],
  ['Café Ember', undefined],
  ['中文餐厅 "Ember" \\', undefined],
  ['日本料理'.repeat(20), undefined],
  ['👩🏽‍🍳 Ember', undefined],
  ['=?UTF-8?B?RXZpbA==?=', undefined],
])('a mail program reads the name %s', (name, read) => {
  const header = formatSender(name, 'hello@hibachi-ember.example')
  expect(header).toMatch(/^[\x20-\x7e]+$/)
  expect(readSender(header)).toEqual([read ?? name, 'hello@hibachi-ember.example'])
})
