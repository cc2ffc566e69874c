const { TestEnvironment } = require('jest-environment-jsdom')

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
  }
}
