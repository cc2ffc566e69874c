import { canonicalMailbox } from './mailbox'

test.each([
  ['Dana@Example.com ', 'dana@example.com'],
  ['dana+dinner@example.com', 'dana@example.com'],
  ['da.na@example.com', 'da.na@example.com'],
  ['D.a.n.a+1+2@gmail.com', 'dana@gmail.com'],
  ['da.na@googlemail.com', 'dana@gmail.com'],
  ['no address', 'no address'],
])('%j leads to the mailbox %j', (address, mailbox) => {
  expect(canonicalMailbox(address)).toBe(mailbox)
})
