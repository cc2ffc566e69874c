/** A WebSocket whose messages the test dispatches. */
export class FakeSocket extends EventTarget {
  static newest: FakeSocket | undefined
  readonly sent: string[] = []
  constructor() {
    super()
    FakeSocket.newest = this
    setTimeout(() => this.dispatchEvent(new Event('open')))
  }
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.dispatchEvent(new Event('close'))
  }
}
