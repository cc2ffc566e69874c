import { numbersRoutes } from './contract'

const { params, query } = numbersRoutes.getNumbers

describe('the period of a report', () => {
  test.each([
    ['no days', {}, false],
    ['a day that there is not', { from: '2026-02-30', to: '2026-03-01' }, false],
    ['days the wrong way round', { from: '2026-03-02', to: '2026-03-01' }, false],
    ['93 days', { from: '2026-01-01', to: '2026-04-03' }, false],
    ['92 days', { from: '2026-01-01', to: '2026-04-02' }, true],
  ])('%s', (_what, days, isRight) => {
    expect(query.safeParse(days).success).toBe(isRight)
  })

  test('is of one location or all', () => {
    expect(params.parse({ location: 'henpr' })).toEqual({ location: 'HENPR' })
    expect(params.parse({ location: 'ALL' })).toEqual({ location: 'all' })
    expect(() => params.parse({ location: 'nowhere' })).toThrow('There is no such location.')
  })
})

describe('a figure filter', () => {
  const figure = (of: string) => numbersRoutes.listFigureOrders.query.safeParse({ of }).data?.of

  test.each(['orders', 'promised', 'rating:5', 'points:issued', 'codes:spent', 'hour:18', 'dish:2103'])('%s', (of) => {
    const [what, name = ''] = of.split(':')
    expect(figure(of)).toEqual({ what, name })
  })

  test.each(['', 'sales', 'rating:6', 'rating', 'hour:', 'orders ', 'xorders', 'points:spent'])('not %j', (of) => {
    expect(figure(of)).toBeUndefined()
  })
})
