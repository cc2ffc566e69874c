import { canonicalizeEmail, canonicalizePhone, listContactIdentities } from './contact'

describe('a mailbox', () => {
  it.each([
    ['dana@example.com', ['dana@example.com', ' Dana+sushi@Example.com ', 'dana+1+2@example.com']],
    ['danalee@gmail.com', ['dana.lee@gmail.com', 'D.A.N.A.Lee+x@googlemail.com', 'danalee@GMAIL.com']],
    ['dana.lee@example.com', ['dana.lee@example.com']],
    ['dana.lee@constructor', ['dana.lee@constructor']],
    ['', ['', 'dana', '@example.com', '+tag@example.com', 'dana@']],
  ])('is %j for each spelling', (mailbox, spellings) => {
    for (const email of spellings) expect(canonicalizeEmail(email)).toBe(mailbox)
  })
})

it('each spelling of a phone number is the same number', () => {
  const spellings = ['+1 (727) 555-0199', '727-555-0199', '1 727 555 0199', '727.555.0199']
  const extended = ['727-555-0199 x12', '(727) 555-0199 ext. 4', '+1 727 555 0199 EXT 1234', '7275550199x1']
  for (const phone of [...spellings, ...extended]) expect(canonicalizePhone(phone)).toBe('7275550199')
})

it('people are identified by mailbox and phone number, ignoring invalid values', () => {
  const emails = ['Dana+1@example.com', 'dana@example.com', 'none']
  expect(listContactIdentities({ emails, phone: '(727) 555-0199' })).toEqual([
    'mailbox dana@example.com',
    'phone 7275550199',
  ])
  expect(listContactIdentities({ emails: [''], phone: '911' })).toEqual([])
})
