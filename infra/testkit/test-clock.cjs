// The clock of every test, as far ahead of the real one as jest.config.mjs says. Jest loads this
// file, and so do the processes that tests start.
const aheadMs = Number(process.env.TEST_CLOCK_AHEAD_MS)

const realNow = Date.now
Date.now = () => realNow() + aheadMs
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [target.now()], newTarget),
  apply: (target) => new target(target.now()).toString(),
})
