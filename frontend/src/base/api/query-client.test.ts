import { onlineManager } from '@tanstack/react-query'
import { newQueryClient } from './query-client'

describe('an act without a network', () => {
  afterEach(() => onlineManager.setOnline(true))

  it('fails at once, so that it can be told, and is not kept for later', async () => {
    onlineManager.setOnline(false)
    const client = newQueryClient()
    const mutationFn = jest.fn(() => Promise.reject(new Error('offline')))
    await expect(client.getMutationCache().build(client, { mutationFn }).execute(undefined)).rejects.toThrow('offline')
    onlineManager.setOnline(true)
    await client.resumePausedMutations()
    expect(mutationFn).toHaveBeenCalledTimes(1)
  })
})
