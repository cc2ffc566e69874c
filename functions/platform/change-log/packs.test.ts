import { logChanges } from './change-log'

process.env['TABLE_NAME'] = 'table'

const change = (kilobytes: number) => ({
  subjectId: '1',
  title: 'Roll',
  before: null,
  after: 'x'.repeat(kilobytes * 1000),
})
const log = (kilobytes: number, count: number) =>
  logChanges({
    ...{ location: 'HENPR', kind: 'dish', by: 'Owner', now: new Date('2027-01-14T19:00:00Z') },
    changes: Array.from({ length: count }, () => change(kilobytes)),
  })
const sizes = (...args: Parameters<typeof log>) =>
  log(...args).map(({ write }) => Buffer.byteLength(JSON.stringify(write)))

it('packs as many changes into a record as it has room for, however large they are', () => {
  expect(sizes(1, 80)).toHaveLength(1)
  expect(sizes(40, 60)).toHaveLength(9)
  expect(Math.max(...sizes(40, 60))).toBeLessThan(400_000)
})

it('refuses what no transaction has room for', () => {
  expect(() => log(40, 80)).toThrow('Please change fewer dishes at a time.')
})
