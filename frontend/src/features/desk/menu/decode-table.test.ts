import { decodeTable } from './decode-table'

const table = 'code,name\nA1,Jalapeño\n'

it('reads a table in UTF-8', () => {
  expect(decodeTable(new TextEncoder().encode(table))).toBe(table)
})

it('reads a table of Excel in Windows-1252', () => {
  expect(decodeTable(Uint8Array.from(table, (letter) => letter.charCodeAt(0)))).toBe(table)
})

it('reads a table of Excel in UTF-16', () => {
  const bytes = Uint8Array.from(`\uFEFF${table}`, (letter) => letter.charCodeAt(0))
  expect(
    decodeTable(Uint8Array.from([...bytes].flatMap((byte, index) => (index === 0 ? [0xff, 0xfe] : [byte, 0])))),
  ).toBe(table)
})
