import { memo } from './is-known'

it('works out once what the same is asked for, whatever else is asked between', () => {
  const work = jest.fn((...args: readonly unknown[]) => args.length)
  const known = memo(work)
  const asked = [['a'], ['b'], [{ a: 1 }], [{ a: '1' }], ['a', 'b'], [['a', 'b']], ['a']] as const
  expect(asked.map((args) => known(...args))).toEqual([1, 1, 1, 1, 2, 1, 1])
  expect(work).toHaveBeenCalledTimes(6)
})

it('does not grow for ever', () => {
  const work = jest.fn((value: number) => value)
  const known = memo(work)
  for (let value = 0; value < 5_000; value += 1) known(value)
  known(1)
  expect(work).toHaveBeenCalledTimes(5_001)
})

it('tells apart what looks alike, and knows what it has worked out itself', () => {
  const styles = memo((name: string) => ({ name }))
  const merged = jest.fn((...all: readonly object[]) => all.length)
  const merge = memo(merged)
  merge(styles('a'), { gap: 1 })
  merge(styles('a'), { gap: 1 })
  merge(styles('b'), { gap: 1 })
  merge(styles('b'), { gap: '1' })
  expect(merged).toHaveBeenCalledTimes(3)
})
