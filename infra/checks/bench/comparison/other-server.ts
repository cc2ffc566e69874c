import { Agent, request } from 'node:http'
import * as z from 'zod/mini'

/**
 * One request to another server. `{{name}}` in headers and body is replaced by a remembered header.
 */
const Step = z.object({
  method: z._default(z.string(), 'POST'),
  path: z.string(),
  headers: z._default(z.record(z.string(), z.string()), {}),
  body: z.optional(z.unknown()),
  /** Text that a successful answer contains. */
  expect: z.string(),
  /** Headers of the answer to remember, by the name that later steps use. */
  keep: z._default(z.record(z.string(), z.string()), {}),
})
type Step = z.infer<typeof Step>

const Way = z.object({ way: z.string(), steps: z.array(Step).check(z.minLength(1)) })
export type RequestSequence = z.infer<typeof Way>

/** The requests for the menu and for an order at another server, in each supported way. */
export const OtherServer = z.object({
  name: z.string(),
  menu: z.array(Way).check(z.minLength(1)),
  order: z.array(Way).check(z.minLength(1)),
})
export type OtherServer = z.infer<typeof OtherServer>

type Known = ReadonlyMap<string, string>

const filled = (text: string, known: Known) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = known.get(name)
    if (value === undefined) throw new Error(`No earlier step has remembered ${name}`)
    return value
  })

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Requests compressed answers, as browsers do. Decoding is not timed. */
export const browserHeaders = { 'accept-encoding': 'gzip' } as const

function ask(url: string, step: Step, known: Known): Promise<Known> {
  const { method, path, headers, body, expect, keep } = step
  const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, filled(value, known)])
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url + path,
      { method, agent, headers: { ...browserHeaders, ...Object.fromEntries(sent) } },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => (text += chunk))
        answer.on('end', () => {
          if (!text.includes(expect)) return reject(new Error(`${path} was answered without ${expect}: ${text}`))
          const remembered = Object.entries(keep).map(([as, name]): [string, string] => [
            as,
            String(answer.headers[name]),
          ])
          resolve(new Map([...known, ...remembered]))
        })
      },
    )
    // The server may close an idle connection at the moment of its reuse.
    outgoing.once('error', (error) => (outgoing.reusedSocket ? resolve(ask(url, step, known)) : reject(error)))
    outgoing.end(body === undefined ? undefined : filled(JSON.stringify(body), known))
  })
}

/** Runs one sequence of requests as a new visitor. */
export async function runSequence(url: string, { steps }: RequestSequence): Promise<void> {
  let known: Known = new Map()
  for (const step of steps) known = await ask(url, step, known)
}
