import { cleanPhone, findPhoneError, getPhoneUrl } from './phone'

it.each([
  ['(727) 555-0199', '(727) 555-0199'],
  ['+1 727.555.0199 x12', '+1 727.555.0199 x12'],
  ['\u202a+1 727 555 0199\u202c', '+1 727 555 0199'],
  ['727\u2011555\u20110199', '727-555-0199'],
  ['727–555–0199', '727-555-0199'],
  ['727/555/0199', '727-555-0199'],
  ['727•555•0199', '727-555-0199'],
  ['tel:+17275550199', '+17275550199'],
  ['７２７ ５５５ ０１９９', '727 555 0199'],
  ['727\u00a0555\u00a00199', '727 555 0199'],
  ['7️27 555 0199', '727 555 0199'],
])('%j is stored as %s', (typed, stored) => {
  expect(cleanPhone(typed)).toBe(stored)
  expect(findPhoneError(stored)).toBeNull()
})

it.each([
  ['555-0199', 'it needs ten digits'],
  ['', 'it needs ten digits'],
  ['call Dana at 727 555 0199', 'in digits'],
])('%j has the error %j', (typed, error) => {
  expect(cleanPhone(typed)).toBe(typed)
  expect(findPhoneError(typed)).toContain(error)
})

it.each([
  ['(727) 555-0199', 'tel:7275550199'],
  ['+1 727 555 0199', 'tel:+17275550199'],
  // A comma waits until the call is answered.
  ['(727) 555-0199 x4', 'tel:7275550199,4'],
  ['727-555-0199 ext. 12', 'tel:7275550199,12'],
  ['727-555-0199 Extension 12', 'tel:7275550199,12'],
])('the link of %s is %s', (phone, url) => expect(getPhoneUrl(phone)).toBe(url))
