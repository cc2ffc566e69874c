import { parsePaymentsSetting, withLivePayments } from './payments-setting'

const secrets = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' }

it('names locations with one provider, in any spelling of the location', () => {
  expect(parsePaymentsSetting('')).toEqual([])
  expect(parsePaymentsSetting('henpr=local, HENOK=local')).toEqual([
    { code: 'HENPR', provider: 'local' },
    { code: 'HENOK', provider: 'local' },
  ])
  expect(parsePaymentsSetting('HENPR=stripe', secrets)).toEqual([{ code: 'HENPR', provider: 'stripe' }])
})

it.each(['HENPR', 'HENPR=paypal', 'NOWHERE=local', 'HENPR=local=local', 'HENPR=local,HENOK=stripe'])(
  'rejects %s',
  (text) => expect(() => parsePaymentsSetting(text, secrets)).toThrow('PAYMENTS'),
)

it('needs the secrets of Stripe', () => {
  expect(() => parsePaymentsSetting('HENPR=stripe', {})).toThrow('STRIPE_SECRET_KEY')
})

it('opens the locations, and leaves the others as they were set', () => {
  const local = parsePaymentsSetting('HENPR=local')
  expect(withLivePayments(undefined, [])).toBeUndefined()
  expect(withLivePayments(undefined, local)).toBe('HENPR=live')
  expect(withLivePayments('HENOK=live', local)).toBe('HENPR=live,HENOK=live')
})
