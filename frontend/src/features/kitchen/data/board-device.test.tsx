import { buildTicket } from '#testing/fixtures'
import { getBoardDevice, hideSeenChanges } from './board-device'

it('a screen keeps its id, and hides from pushes only what it acknowledged itself', () => {
  const device = getBoardDevice()
  expect(getBoardDevice()).toBe(device)
  const change = { version: 4, at: '', lines: [], details: [] }
  const pushed = (seenBy: { device: string; version: number }[]) =>
    hideSeenChanges(buildTicket({ unseenChanges: { ...change, seenBy } }), device).unseenChanges?.version
  expect(pushed([{ device, version: 4 }])).toBeUndefined()
  expect(pushed([{ device, version: 3 }])).toBe(4)
  expect(pushed([{ device: 'grill', version: 4 }])).toBe(4)
})
