import { isAccidentalTap } from './kitchen-taps'

const bumped = { x: 200, y: 300, at: 10_000 }
const tap = (x: number, y: number, at: number) => ({ x, y, at })

it.each([
  ['a second tap in the same place, at once', tap(210, 300, 10_300), 0, true],
  ['a tap there once it had time to look', tap(210, 300, 11_000), 0, false],
  ['a tap on another ticket, at once', tap(500, 300, 10_300), 0, false],
  ['a tap anywhere as tickets have just moved', tap(500, 300, 20_000), 19_700, true],
])('%s', (_what, second, movedAt, stray) => expect(isAccidentalTap(second, bumped, movedAt)).toBe(stray))
