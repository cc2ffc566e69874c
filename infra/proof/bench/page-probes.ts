// What runs inside a page that is measured: each function stands for itself.

/** What the board's probe has seen: when the last message came, and its long tasks since the page was slowed down. */
export type BoardProbe = { heardAt: number; readonly tasks: number[] }

/** Collects how long the browser says that each tap took until the paint that followed it: by the longest of its events. */
export function collectTaps(): void {
  const taps: Record<number, number> = {}
  Object.assign(window, { taps })
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const tap: unknown = Reflect.get(entry, 'interactionId')
      const isTap = typeof tap === 'number' && tap > 0 && !entry.name.startsWith('key')
      if (isTap) taps[tap] = Math.max(taps[tap] ?? 0, entry.duration)
    }
  })
  const wanted = { type: 'event', durationThreshold: 16 }
  observer.observe(wanted)
}

/** Notes when a message comes over the live connection, and every long task. */
export function collectBoard(): void {
  const tasks: number[] = []
  const board = { heardAt: 0, tasks }
  Object.assign(window, { board })
  const Plain = window.WebSocket
  window.WebSocket = class extends Plain {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given)
      this.addEventListener('message', () => (board.heardAt = performance.now()))
    }
  }
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  })
}

/** Milliseconds from the last message to the paint that shows a ticket in another stage. */
export function paintOf(ticket: string): Promise<number> {
  const find = () => document.querySelector(`[data-ticket="${ticket}"]`)?.getAttribute('data-stage')
  const before = find()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${ticket} stays at ${before}`)), 15_000)
    const observer = new MutationObserver(() => {
      if (find() === before) return
      observer.disconnect()
      clearTimeout(timer)
      const { heardAt }: { heardAt: number } = Reflect.get(window, 'board')
      // A task after the frame begins only when it has been painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - heardAt)))
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  })
}
