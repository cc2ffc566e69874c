const HOUR_MS = 3_600_000

const mockSession = { endsAt: 0, onChange: (): void => undefined }
jest.mock('../session/session', () => ({
  getSession: () => ({ user: { id: 'cook' }, isLoading: false, isUnconfirmed: false }),
  getSessionExpiresAt: () => mockSession.endsAt,
  subscribeToSession: (listener: () => void) => void (mockSession.onChange = listener),
}))

const sockets: SleepySocket[] = []

/** A socket that says nothing, like that of a device which slept. */
class SleepySocket extends EventTarget {
  readonly sent: string[] = []
  constructor() {
    super()
    sockets.push(this)
  }
  readonly send = (text: string) => void this.sent.push(text)
  readonly close = () => void this.dispatchEvent(new Event('close'))
}

beforeAll(() => Object.assign(globalThis, { WebSocket: SleepySocket }))
afterEach(() => void jest.useRealTimers())

/** Opens a board whose user is signed in until the given time. */
async function openBoard(endsAt: number): Promise<void> {
  sockets.splice(0)
  mockSession.endsAt = endsAt
  jest.resetModules()
  const { subscribeToLive } = await import('./live-connection')
  subscribeToLive({ subscriptions: [], forever: true, onMessage: () => undefined, onReconnect: () => undefined })
  sockets.at(-1)?.dispatchEvent(new Event('open'))
}

function renewSession(endsAt: number): void {
  mockSession.endsAt = endsAt
  mockSession.onChange()
}

describe('the live connection of a board on a personal login', () => {
  it('connects again when the session is renewed after it ended in the sleep', async () => {
    await openBoard(Date.now() - HOUR_MS)
    renewSession(Date.now() + HOUR_MS)
    expect(sockets).toHaveLength(2)
  })

  it('stays when the session is renewed in time', async () => {
    await openBoard(Date.now() + HOUR_MS)
    renewSession(Date.now() + 2 * HOUR_MS)
    expect(sockets).toHaveLength(1)
  })

  it('is checked at once when the device wakes up, because the socket may only look open', async () => {
    await openBoard(Date.now() + HOUR_MS)
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(sockets[0]?.sent).toEqual(['{"type":"ping"}'])
  })
})
