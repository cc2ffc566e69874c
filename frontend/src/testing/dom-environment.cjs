const { TestEnvironment } = require('jest-environment-jsdom')

const lentByNode = [
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
// jsdom's own classes of these names must stay, or its elements refuse the events that tests dispatch.
const keptFromJsdom = new Set([
  'Event',
  'EventTarget',
  'AbortController',
  'AbortSignal',
  'performance',
  'File',
  'FormData',
  'Blob',
])

class NothingObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

/** jsdom, with what browsers have and jsdom lacks: Node's fetch classes, and observers that see nothing. */
module.exports = class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const name of lentByNode) {
      if (!keptFromJsdom.has(name) && name in globalThis) this.global[name] = globalThis[name]
    }
    this.global.ResizeObserver = NothingObserver
    this.global.IntersectionObserver = NothingObserver
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
