import { Agent, request } from 'node:http'
import * as z from 'zod/mini'

/**
 * One request to another server. `{{name}}` in headers and body stands for what an earlier answer's
 * header held.
 */
const Step = z.object({
  method: z._default(z.string(), 'POST'),
  path: z.string(),
  headers: z._default(z.record(z.string(), z.string()), {}),
  body: z.optional(z.unknown()),
  /** What an answer that worked holds. */
  expect: z.string(),
  /** Headers of the answer to remember, by the name that later steps call them. */
  keep: z._default(z.record(z.string(), z.string()), {}),
})
type Step = z.infer<typeof Step>

const Way = z.object({ way: z.string(), steps: z.array(Step).check(z.minLength(1)) })
export type RequestSequence = z.infer<typeof Way>

/**
 * How another server is asked for its menu and for an order, in each of the ways that it offers.
 */
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
    if (value === undefined) throw new Error(`No earlier step has kept ${name}`)
    return value
  })

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Browsers take answers compressed; what is made of them is not timed. */
export const browserHeaders = { 'accept-encoding': 'gzip' } as const

function ask(url: string, step: Step, known: Known): Promise<Known> {
  const { method, path, headers, body, expect, keep } = step
  const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, filled(value, known)])
  return new Promise((resolve, reject) => {
    const asked = request(
      url + path,
      { method, agent, headers: { ...browserHeaders, ...Object.fromEntries(sent) } },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => (text += chunk))
        answer.on('end', () => {
          if (!text.includes(expect)) return reject(new Error(`${path} was answered without ${expect}: ${text}`))
          const kept = Object.entries(keep).map(([as, name]): [string, string] => [as, String(answer.headers[name])])
          resolve(new Map([...known, ...kept]))
        })
      },
    )
    // A kept connection may be closed by the server in the moment in which it is used again.
    asked.once('error', (error) => (asked.reusedSocket ? resolve(ask(url, step, known)) : reject(error)))
    asked.end(body === undefined ? undefined : filled(JSON.stringify(body), known))
  })
}

/** Goes one way once, step after step, as a visitor whom the server has not seen. */
export async function runSequence(url: string, { steps }: RequestSequence): Promise<void> {
  let known: Known = new Map()
  for (const step of steps) known = await ask(url, step, known)
}
