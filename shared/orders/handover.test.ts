import { checkHandover, readHandoverCode } from './handover'

const order = { ticketNumber: 14, handoverCode: '0427' }

it.each(['0427', ' 0427 ', '04 27', '04-27', '０４２７', '04\u200b27', '\u202a0427\u202c', '0427\n'])(
  'the code is read however it was typed: %j',
  (typed) => {
    expect(readHandoverCode(typed)).toBe('0427')
    expect(checkHandover(order, { handoverCode: typed })).toBe('code')
  },
)

it.each(['427', '4270', '04270', '', ' ', 'O427', '٠٤٢٧', '4.27', '0427🍣9', '1e3'])('%j is another code', (typed) => {
  expect(() => checkHandover(order, { handoverCode: typed })).toThrow('This is not the pickup code of ticket 14.')
})

it('a board takes the digits that staff type', () => {
  expect(['12 3', '12345', 'ab4cd', '٠٤٢٧', '12-34'].map(readHandoverCode)).toEqual(['123', '1234', '4', '', '1234'])
})
