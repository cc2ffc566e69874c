import { reportOf } from './report'

const taken = { at: '2026-11-21T12:34:56.000Z', commit: 'abc1234', machine: '2 x Slow' }
const sample = { p50: 2, p95: 3, perSecond: 100 }
const delays = { p50: 4, p99: 8 }

const givenRead = (timesBare: number) =>
  reportOf({
    calls: {
      taken,
      figures: [
        { call: 'menu read', clients: 1, units: 9.5, bytes: 100, bare: sample, product: sample, timesBare },
        { call: 'menu read', clients: 8, units: 9.5, bytes: 100, bare: sample, product: sample, timesBare: 3 },
      ],
    },
  })

test('a figure beyond its goal is marked, at the load that the goal is for', () => {
  expect(givenRead(1.39)).not.toContain('(goal')
  expect(givenRead(1.41)).toContain('**1.41** (goal 1.4)')
})

test('each part says when, of what and where it was measured', () => {
  expect(givenRead(1)).toContain('Measured 2026-11-21 12:34 UTC at abc1234 on 2 x Slow.')
})

test('what was not measured is left out', () => {
  const report = reportOf({
    push: {
      taken,
      figures: [
        {
          listeners: 300,
          orders: 100,
          bare: delays,
          posted: delays,
          product: delays,
          timesBare: 6,
          timesPosted: 4,
          lost: 0,
          twice: 0,
        },
      ],
    },
  })
  expect(report).toContain('**4** (goal 3)')
  expect(report).not.toContain('## Lighthouse')
})

const givenOrders = (clients: number, timesFaster: number, timesAsMany: number) =>
  reportOf({
    against: {
      taken,
      figures: {
        name: 'Other',
        figures: [
          {
            what: 'order of three lines',
            clients,
            product: sample,
            ways: [{ way: 'quickly', ...sample }],
            best: 'quickly',
            timesFaster,
            timesAsMany,
          },
        ],
      },
    },
  })

test('another server is to be so many times slower with one client, and to do so many times less with several', () => {
  expect(givenOrders(1, 4.9, 1)).toContain('**4.9** (goal 5)')
  expect(givenOrders(1, 5, 1)).not.toContain('(goal')
  expect(givenOrders(8, 1, 9.9)).toContain('**9.9** (goal 10)')
  expect(givenOrders(8, 1, 10)).toContain('| Other, quickly |')
})
