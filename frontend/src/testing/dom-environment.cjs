const { TestEnvironment } = require('jest-environment-jsdom')
const { addModalDialogs } = require('./modal-dialogs.cjs')

const nodeGlobals = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'FormData',
  'Blob',
  'File',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'structuredClone',
  'BroadcastChannel',
  'Event',
  'EventTarget',
  'AbortController',
  'AbortSignal',
  'performance',
]
// jsdom's elements accept only events and signals of jsdom's own classes.
const jsdomGlobals = new Set([
  'Event',
  'EventTarget',
  'AbortController',
  'AbortSignal',
  'performance',
  'File',
  'FormData',
  'Blob',
])

/** Returns a signal of Node's own class, which aborts with one of jsdom's. */
function toNodeSignal(signal) {
  if (!signal || signal instanceof AbortSignal) return signal
  const controller = new AbortController()
  const abort = () => controller.abort(signal.reason)
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort, { once: true })
  return controller.signal
}

/** Node's Request, which rejects signals of other classes. */
class DomRequest extends Request {
  constructor(input, init) {
    super(input, init && { ...init, signal: toNodeSignal(init.signal) })
  }
}

class IdleObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

/**
 * jsdom with browser APIs that it lacks: Node's fetch classes and observers that report nothing.
 * Its WebSocket never connects: a real attempt that outlives its test can end the whole worker.
 */
module.exports = class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const name of nodeGlobals) {
      if (!jsdomGlobals.has(name) && name in globalThis) this.global[name] = globalThis[name]
    }
    this.global.Request = DomRequest
    const { EventTarget } = this.global
    this.global.WebSocket = class extends EventTarget {
      send() {}
      close() {}
    }
    this.global.ResizeObserver = IdleObserver
    this.global.IntersectionObserver = IdleObserver
    this.global.matchMedia = (media) => ({
      media,
      matches: false,
      onchange: null,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
      dispatchEvent: () => false,
    })
    this.global.scrollTo = () => {}
    this.global.Element.prototype.scrollTo = () => {}
    this.global.Element.prototype.scrollIntoView = () => {}
    addModalDialogs(this.global)
  }
}
