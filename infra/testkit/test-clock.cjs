// The clock of every test, as far ahead of the real one as jest.config.mjs says. Jest loads this
// file, and so do the processes that tests start.
const aheadMs = Number(process.env.TEST_CLOCK_AHEAD_MS)

const RealDate = Date
const realNow = Date.now
Date.now = () => realNow() + aheadMs

// A plain function for the usual cases, because tests create dates by the million.
function TestDate(value, ...others) {
  if (!new.target) return new RealDate(Date.now()).toString()
  if (new.target !== TestDate) return Reflect.construct(RealDate, arguments, new.target)
  if (arguments.length === 0) return new RealDate(Date.now())
  return others.length === 0 ? new RealDate(value) : new RealDate(value, ...others)
}
Object.defineProperties(TestDate, Object.getOwnPropertyDescriptors(RealDate))
RealDate.prototype.constructor = TestDate
globalThis.Date = TestDate
