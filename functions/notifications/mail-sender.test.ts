import { getLocation } from '#shared/locations/index'
import { overrideModes } from '#shared/locations/policy'
import { findMailSender } from './mail-sender'

const location = getLocation('HENPR')
beforeAll(() => Object.assign(location, { mail: { from: 'orders@ember.example' } }))
afterEach(() => overrideModes())

it.each([
  ['live', 'orders@ember.example'],
  ['test', undefined],
] as const)('a deployed location in the mode %s sends from %s', (mode, sender) => {
  overrideModes(mode)
  expect(findMailSender(location)).toBe(sender)
})
