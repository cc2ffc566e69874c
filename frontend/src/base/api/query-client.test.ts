import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { refetchFailedQueries, createQueryClient } from './query-client'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  onlineManager.setOnline(true)
  jest.useRealTimers()
})

describe('an act without a network', () => {
  it('fails at once, so that it can be told, and is not kept for later', async () => {
    onlineManager.setOnline(false)
    const client = createQueryClient()
    const mutationFn = jest.fn(() => Promise.reject(new Error('offline')))
    await expect(client.getMutationCache().build(client, { mutationFn }).execute(undefined)).rejects.toThrow('offline')
    onlineManager.setOnline(true)
    await client.resumePausedMutations()
    expect(mutationFn).toHaveBeenCalledTimes(1)
  })
})

describe('what could not be read without a network', () => {
  it('is an answer at once, not something that is waited for', async () => {
    onlineManager.setOnline(false)
    const client = createQueryClient()
    const queryFn = () => Promise.reject(new Error('offline'))
    const end = new QueryObserver(client, { queryKey: ['menu'], queryFn }).subscribe(() => {})
    await jest.advanceTimersByTimeAsync(10)
    expect(client.getQueryState(['menu'])?.status).toBe('error')
    end()
  })

  it.each([1, 2])(
    'is asked for again when it is back, %i times if need be, and what was read is not',
    async (failures) => {
      const client = createQueryClient()
      client.mount()
      let left = failures
      const failing = jest.fn(() => (left-- > 0 ? Promise.reject(new Error('offline')) : Promise.resolve('menu')))
      const fine = jest.fn(() => Promise.resolve('hours'))
      const watch = (queryKey: string[], queryFn: () => Promise<string>) =>
        new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {})
      const ends = [watch(['menu'], failing), watch(['hours'], fine)]
      await jest.advanceTimersByTimeAsync(10)
      expect(client.getQueryState(['menu'])?.status).toBe('error')
      refetchFailedQueries(client)
      await jest.advanceTimersByTimeAsync(3_000)
      expect(client.getQueryData(['menu'])).toBe('menu')
      expect([failing.mock.calls.length, fine.mock.calls.length]).toEqual([failures + 1, 1])
      ends.forEach((end) => end())
      client.unmount()
    },
  )
})
