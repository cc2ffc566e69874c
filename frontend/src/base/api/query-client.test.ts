import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { refetchFailedQueries, createQueryClient } from './query-client'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  onlineManager.setOnline(true)
  jest.useRealTimers()
})

describe('a mutation without a network', () => {
  it('fails at once and is not repeated later', async () => {
    onlineManager.setOnline(false)
    const client = createQueryClient()
    const mutationFn = jest.fn(() => Promise.reject(new Error('offline')))
    await expect(client.getMutationCache().build(client, { mutationFn }).execute(undefined)).rejects.toThrow('offline')
    onlineManager.setOnline(true)
    await client.resumePausedMutations()
    expect(mutationFn).toHaveBeenCalledTimes(1)
  })
})

describe('a query without a network', () => {
  it('fails at once instead of waiting for the network', async () => {
    onlineManager.setOnline(false)
    const client = createQueryClient()
    const queryFn = () => Promise.reject(new Error('offline'))
    const unsubscribe = new QueryObserver(client, { queryKey: ['menu'], queryFn }).subscribe(() => {})
    await jest.advanceTimersByTimeAsync(10)
    expect(client.getQueryState(['menu'])?.status).toBe('error')
    unsubscribe()
  })

  it.each([
    [1, 'success'],
    [2, 'error'],
  ])(
    'is read once more when the network is back, unlike successful queries (%i failures: %s)',
    async (failures, status) => {
      const client = createQueryClient()
      client.mount()
      let failuresLeft = failures
      const failing = jest.fn(() =>
        failuresLeft-- > 0 ? Promise.reject(new Error('offline')) : Promise.resolve('menu'),
      )
      const succeeding = jest.fn(() => Promise.resolve('hours'))
      const watch = (queryKey: string[], queryFn: () => Promise<string>) =>
        new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {})
      const unsubscribes = [watch(['menu'], failing), watch(['hours'], succeeding)]
      await jest.advanceTimersByTimeAsync(10)
      expect(client.getQueryState(['menu'])?.status).toBe('error')
      refetchFailedQueries(client)
      await jest.advanceTimersByTimeAsync(60_000)
      expect(client.getQueryState(['menu'])?.status).toBe(status)
      expect([failing.mock.calls.length, succeeding.mock.calls.length]).toEqual([2, 1])
      unsubscribes.forEach((unsubscribe) => unsubscribe())
      client.unmount()
    },
  )
})
