import { retryAccessDenied } from './retry-access-denied'

const denied = Object.assign(new Error('not yet'), { name: 'AccessDeniedException' })
const pause = jest.fn(async () => undefined)
beforeEach(() => pause.mockClear())

test('waits until a new role is effective', async () => {
  const work = jest.fn().mockRejectedValueOnce(denied).mockRejectedValueOnce(denied).mockResolvedValue('key')
  expect(await retryAccessDenied(work, pause)).toBe('key')
  expect(pause.mock.calls).toEqual([[3000], [3000]])
})

test('gives up after a minute, so that CloudFormation learns the reason', async () => {
  const work = jest.fn().mockRejectedValue(denied)
  await expect(retryAccessDenied(work, pause)).rejects.toBe(denied)
  expect(pause.mock.calls.length * 3).toBe(57)
})

test('does not repeat other failures', async () => {
  const work = jest.fn().mockRejectedValue(new Error('no such table'))
  await expect(retryAccessDenied(work, pause)).rejects.toThrow('no such table')
  expect(work).toHaveBeenCalledTimes(1)
})
