import { findRegressions, type Measurements } from './measurements'

const taken = { at: '2026-11-21T12:00:00.000Z', commit: 'abc1234', machine: 'one' }
const givenMenu = (bytes: number): Measurements => ({ scripts: { taken, figures: [{ page: 'menu', bytes }] } })
const givenPlacing = (units: number): Measurements => ({
  units: { taken, figures: [{ call: 'POST /api/orders/test', status: 201, units }] },
})

test('a page that grows by more than its slack is listed with its former size', () => {
  expect(findRegressions(givenMenu(104_000), givenMenu(100_000))).toEqual(['menu: 104000 bytes, was 100000'])
})

test('a little more, or any less, is accepted', () => {
  expect(findRegressions(givenMenu(102_000), givenMenu(100_000))).toEqual([])
  expect(findRegressions(givenMenu(50_000), givenMenu(100_000))).toEqual([])
})

test('a call that uses more table units is listed', () => {
  expect(findRegressions(givenPlacing(31), givenPlacing(25))).toHaveLength(1)
  expect(findRegressions(givenPlacing(26), givenPlacing(25))).toEqual([])
})

test('a page without a committed measurement is listed, if there are others', () => {
  const other: Measurements = { scripts: { taken, figures: [{ page: 'tour', bytes: 1 }] } }
  expect(findRegressions(givenMenu(1), other)).toContain('menu: 1 bytes, not in docs/measurements.json')
  expect(findRegressions(givenMenu(1), {})).toEqual([])
})

test('a committed page that no longer exists is listed', () => {
  const both: Measurements = {
    scripts: {
      taken,
      figures: [
        { page: 'menu', bytes: 1 },
        { page: 'tour', bytes: 1 },
      ],
    },
  }
  expect(findRegressions(givenMenu(1), both)).toEqual(['tour: in docs/measurements.json, but no longer exists'])
})

test('a part that was not measured is not compared', () => {
  expect(findRegressions({}, givenMenu(1))).toEqual([])
})
