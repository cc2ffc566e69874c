import { routes } from '#shared/registry/routes'
import { calculateAddressCosts, calculateRefusedCents, readAbuseMeasurements, sumCostCents } from './abuse-cost'

const ofContract = routes.map(({ route }) => route)
const costs = calculateAddressCosts(ofContract, readAbuseMeasurements())

test('one address can cause costs of less than two dollars per hour', () => {
  expect(sumCostCents(costs)).toBeLessThan(200)
})

test.each(ofContract.map(({ method, path }) => `${method} ${path}`))('%s has a cost', (call) => {
  expect(costs.filter((cost) => cost.call === call)).toEqual([
    expect.objectContaining({ limit: expect.stringMatching(/\d/) }),
  ])
})

test.each(['transcribed sound', 'messages on live connections', 'live connections that are opened and closed'])(
  '%s have a cost',
  (call) => {
    expect(costs).toContainEqual(expect.objectContaining({ call, limit: expect.stringMatching(/\d/) }))
  },
)

test('counting a call costs two units for its address and two for its /48', () => {
  const paidBy = (path: string) => costs.find(({ call }) => call === `POST ${path}`)?.units
  const [measured, counted] = [1, 4]
  expect(paidBy('/api/recommendation-history')).toBe(measured + counted)
})

test('calls that share a limit count once, as the most expensive one', () => {
  const orders = costs.filter(({ limit }) => limit.startsWith('orders'))
  expect(orders.length).toBeGreaterThan(1)
  expect(orders.filter(({ cents }) => cents > 0)).toHaveLength(1)
})

test('a call without a measurement is estimated, not free', () => {
  const [unmeasured] = calculateAddressCosts(
    ofContract.filter(({ path }) => path === '/api/loyalty/redeem'),
    { units: [], orderDollars: 0 },
  ).filter(({ call }) => call.startsWith('POST'))
  expect(unmeasured?.units).toBe(10)
})

test('a million rejected calls cost between two and five dollars', () => {
  expect(calculateRefusedCents(1e6 / 3600)).toBeGreaterThan(200)
  expect(calculateRefusedCents(1e6 / 3600)).toBeLessThan(500)
})
