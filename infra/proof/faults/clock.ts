let offsetMs = 0
const real = Date

/**
 * Puts this process's clock forward or back, as an administrator or a virtual machine's host does:
 * everything that asks what time it is sees the jump, while timers and `performance.now()` run on,
 * as they do on a real machine.
 */
export function shiftClock(byMs: number): void {
  offsetMs += byMs
  globalThis.Date = new Proxy(real, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [target.now() + offsetMs] : given, newTarget),
    get: (target, name, receiver) =>
      name === 'now' ? () => target.now() + offsetMs : Reflect.get(target, name, receiver),
  })
}
