import { startPollingLoop } from './polling-loop'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Polls a reader that returns `counts`, then 0. */
function following(...counts: (number | Error)[]) {
  let readings = 0
  const followed = startPollingLoop(async () => {
    readings += 1
    const next = counts.shift() ?? 0
    if (next instanceof Error) throw next
    return next
  })
  const after = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms)
    return readings
  }
  return { ...followed, after }
}

it('reads 20 ms after a reading with changes, else every 100 ms', async () => {
  const { after, stop } = following(3, 1)
  expect(await after(19)).toBe(1)
  expect(await after(1)).toBe(2)
  expect(await after(20)).toBe(3)
  expect(await after(99)).toBe(3)
  expect(await after(1)).toBe(4)
  await stop()
})

it('reads at once when woken, and again soon for changes that are not visible yet', async () => {
  const { after, wake, stop } = following()
  expect(await after(50)).toBe(1)
  wake()
  expect(await after(0)).toBe(2)
  expect(await after(15)).toBe(5)
  expect(await after(84)).toBe(5)
  await stop()
})

it('also waits the 20 ms when woken', async () => {
  const { after, wake, stop } = following(3)
  await after(1)
  wake()
  expect(await after(18)).toBe(1)
  expect(await after(1)).toBeGreaterThan(1)
  await stop()
})

it('retries after an error, with a pause', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue()
  const { after, stop } = following(new Error('away'))
  expect(await after(999)).toBe(1)
  expect(await after(1)).toBe(2)
  expect(logged).toHaveBeenCalledTimes(1)
  await stop()
})

it('returns the count of the next reading', async () => {
  const { after, nextCount, stop } = following(0, 4)
  await after(10)
  const count = nextCount()
  await after(0)
  expect(await count).toBe(4)
  await stop()
})

it('ends the pause for a caller that waits for the next reading', async () => {
  const { after, nextCount, stop } = following(9, 4)
  await after(1)
  const count = nextCount()
  await after(0)
  expect(await count).toBe(4)
  await stop()
})

it('stops reading when it is stopped', async () => {
  const { after, stop } = following()
  await after(0)
  await stop()
  expect(await after(1000)).toBe(1)
})
