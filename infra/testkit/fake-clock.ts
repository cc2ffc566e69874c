/** These stay real, so that servers and clients of the test keep working. */
const realTimers = [
  'setTimeout',
  'clearTimeout',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'hrtime',
  'performance',
] as const

/** Stops the clock at a time. Timers stay real. Ends with `jest.useRealTimers()`. */
export const setClock = (now: Date | number): void =>
  void jest.useFakeTimers({ now, doNotFake: [...realTimers, 'setInterval', 'clearInterval'] })

/** Starts a clock that runs. Tests skip intervals with `jest.advanceTimersByTimeAsync`. */
export const setRunningClock = (now: Date | number): void =>
  void jest.useFakeTimers({ now, doNotFake: [...realTimers], advanceTimers: true })

/** A Tuesday, 2 PM in Florida, when every location is open. */
export const TUESDAY_AT_TWO = new Date('2026-07-07T18:00:00Z')
