/** Sets the clock. Timers and promises run as usual; `jest.useRealTimers` ends it. */
export const setClock = (now: string | number): void =>
  void jest.useFakeTimers({
    now: new Date(now),
    doNotFake: [
      'setTimeout',
      'setInterval',
      'clearTimeout',
      'clearInterval',
      'queueMicrotask',
      'nextTick',
      'setImmediate',
    ],
  })

/** A Tuesday, 2 PM in Florida, when every location is open. */
export const TUESDAY_AT_TWO = '2026-07-07T18:00:00Z'
