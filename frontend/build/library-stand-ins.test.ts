import { failedStandIns } from './library-stand-ins'

const standIns = { 'large-list': '/build/small.ts' }

describe('what stands in for a part of a library', () => {
  test.each([
    ['is asked for in its place', [['/build/small.ts', 1]], []],
    ['is asked for by nobody any more', [['/node_modules/library/index.js', 1]], ['large-list']],
    ['is there, but not asked for', [['/build/small.ts', 0]], ['large-list']],
    [
      'is gone past',
      [
        ['/build/small.ts', 1],
        ['/node_modules/large-list/index.js', 1],
      ],
      ['large-list'],
    ],
  ] as const)('%s', (_, modules, failed) => {
    expect(failedStandIns(standIns, new Map<string, number>(modules))).toEqual(failed)
  })
})
