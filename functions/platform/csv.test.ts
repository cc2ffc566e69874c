import { formatCsv, parseCsv } from './csv'

const formatCell = (cell: string | number | boolean) => formatCsv([[cell]]).slice(1, -2)

it.each([
  '=1+1',
  '+SUM(A1)',
  '-1+2+A1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  "=cmd|' /C calc'!A0",
  "+1|'x'!A1",
  '＝1+1',
  '＠SUM(A1)',
  '＋SUM(A1)',
  '－1+A1',
  '\u3000＝1',
])('a spreadsheet reads %j as a text, not as a formula', (text) => {
  expect(formatCell(text).replace(/^"/, '')).toMatch(/^'/)
  expect(parseCsv(formatCsv([['name'], [text]]))?.[1]).toEqual([text.replace('\r', '\n')])
})

it.each([
  "Ann;=cmd|' /C calc'!A0;",
  `Ann;"=cmd|' /C calc'!A0;`,
  'a;\'"=1',
  'no onions;\n+1+1',
  'no onions\n=1+1',
  "Ann;'=1",
  "a;''-1+A1",
])('a spreadsheet that separates by semicolons reads no part of %j as a formula', (text) => {
  expect(formatCell(text)).not.toMatch(/[;\n]"*[=+@-]/)
  expect(parseCsv(formatCsv([['name'], [text]]))?.[1]).toEqual([text])
})

it.each([
  ['-20.00', '-20.00'],
  ['+1 (727) 555-0134', '+1 (727) 555-0134'],
  ['－20.00', '－20.00'],
  ['Miso soup', 'Miso soup'],
  ['Tofu, seaweed', '"Tofu, seaweed"'],
  ['8" roll', '"8"" roll"'],
  ['two\nlines', '"two\nlines"'],
  [-1, '-1'],
  [true, 'true'],
  ['', ''],
])('%j is written as %j', (value, written) => {
  expect(formatCell(value)).toBe(written)
})

it.each([
  ['commas', 'code,price\nA1,14.95\n'],
  ['semicolons', 'code;price\nA1;14.95\n'],
  ['tabs', 'code\tprice\r\nA1\t14.95\r\n'],
  ["Excel's line of the separator", 'sep=;\r\ncode;price\r\nA1;14.95'],
  ['a byte order mark', '\uFEFFcode,price\nA1,14.95'],
  ['line ends of old Macs', 'code,price\rA1,14.95\r'],
  ['quotes around each cell', '"code","price"\n"A1","14.95"\n'],
])('a table with %s is read', (_what, text) => {
  expect(parseCsv(text)).toEqual([
    ['code', 'price'],
    ['A1', '14.95'],
  ])
})

it.each([
  ['a blank line at the end of two columns', 'code;price\nA1;14.95\n\n', ['code', 'price'], ['A1', '14.95']],
  ['a line end after tabs', 'code\tname\nA1\tSalmon Roll\n', ['code', 'name'], ['A1', 'Salmon Roll']],
  ['cells padded with spaces', 'code  ;price \nA1    ;14.95 \n', ['code  ', 'price '], ['A1    ', '14.95 ']],
  [
    'semicolons around a text with commas',
    'code;text\nA1;"One, two,\nthree, four"\n',
    ['code', 'text'],
    ['A1', 'One, two,\nthree, four'],
  ],
  ['a first column without a name', ',"code","name"\n,A1,Tea\n', ['', 'code', 'name'], ['', 'A1', 'Tea']],
  ['spaces after a quote', '"code" ,"name" \n"A1" ,"Tea" \n', ['code', 'name'], ['A1', 'Tea']],
  ['leading zeros', 'code,lead\n0017,05\n', ['code', 'lead'], ['0017', '05']],
  [
    'quotes within a text',
    'code,text\nA1,"<p class=""x"">8"" roll</p>"\n',
    ['code', 'text'],
    ['A1', '<p class="x">8" roll</p>'],
  ],
  ['tabs and decimal commas', 'width\theight\n120,5\t50,3\n', ['width', 'height'], ['120,5', '50,3']],
  ['a comma in each row', 'name;phone\nDana;5,5E+12\nJordan;5,6E+12\n', ['name', 'phone'], ['Dana', '5,5E+12']],
])('a table with %s is read cell by cell', (_what, text, header, row) => {
  expect(parseCsv(text)?.slice(0, 2)).toEqual([header, row])
})

it('the line ends within a cell become one kind', () => {
  expect(parseCsv('code,description\r\nA1,"Two\r\nlines"\r\n')?.[1]).toEqual(['A1', 'Two\nlines'])
})

it('a table whose quote is never closed is none', () => {
  expect(parseCsv('code,name\nA1,"Roll\nA2,Tea\n')).toBeNull()
})

it('a table of one column has no other separator', () => {
  expect(parseCsv('code\nA1\n')).toEqual([['code'], ['A1']])
  expect(parseCsv('')).toEqual([])
})
