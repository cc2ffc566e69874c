import WebSocket from 'ws'

type Heard = { readonly at: number; readonly text: string }

/** Many open live connections, and when each of them heard what; reading is left for later. */
export async function listenersAt(socketUrl: string, count: number, hello: object | undefined) {
  let messages = 0
  let onMessage: () => void = () => undefined

  async function listen() {
    const socket = new WebSocket(socketUrl)
    const heard: Heard[] = []
    socket.on('message', (data: Buffer) => {
      heard.push({ at: performance.now(), text: data.toString() })
      messages += 1
      onMessage()
    })
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    if (hello) socket.send(JSON.stringify(hello))
    return { socket, heard }
  }

  const all = await Promise.all(Array.from({ length: count }, listen))

  return {
    /** What each listener heard about it: nothing where it was lost, more than one entry where it came twice. */
    heardOf: (id: string): readonly (readonly Heard[])[] =>
      all.map(({ heard }) => heard.filter(({ text }) => text.includes(id))),
    /** How many messages came so far, to all together. */
    messages: () => messages,
    /** Until so many messages have come to all together, or the time is over. */
    untilHeard: (wanted: number, withinMs: number): Promise<void> =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, withinMs)
        onMessage = () => {
          if (messages < wanted) return
          clearTimeout(timer)
          resolve()
        }
        onMessage()
      }),
    close: () => {
      for (const { socket } of all) socket.terminate()
    },
  }
}
