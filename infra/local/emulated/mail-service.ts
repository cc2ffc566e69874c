import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import MailComposer from 'nodemailer/lib/mail-composer'
import * as z from 'zod/mini'
import { startHttpServer } from '../http-server'

const Content = z.object({ Data: z.string() })

/** The part of the service's `SendEmail` that the product uses. */
const SendEmail = z.object({
  // Other letters have to be encoded words.
  FromEmailAddress: z.string().check(z.regex(/^[\x20-\x7e]+$/)),
  Destination: z.object({ ToAddresses: z.array(z.string()).check(z.length(1)) }),
  ReplyToAddresses: z.array(z.string()),
  Content: z.object({
    Simple: z.object({ Subject: Content, Body: z.object({ Text: Content, Html: Content }) }),
  }),
  EmailTags: z
    .array(z.object({ Name: z.enum(['mail', 'origin']), Value: z.string().check(z.regex(/^[\w-]{1,200}$/)) }))
    .check(z.refine((tags) => tags[0]?.Name === 'mail')),
})
type SendEmail = z.infer<typeof SendEmail>

const nameOf = ({ EmailTags }: Pick<SendEmail, 'EmailTags'>): string => EmailTags[0]?.Value ?? ''

/** The composer encodes a sender's name itself. */
function readSender(header: string) {
  const { groups: { words = '', address = '' } = {} } = /^(?<words>=\?.*\?=) <(?<address>.+)>$/.exec(header) ?? {}
  const decode = (word: string) => Buffer.from(word.slice('=?UTF-8?B?'.length, -2), 'base64').toString()
  return words === '' ? header : { name: words.split(' ').map(decode).join(''), address }
}

/** Formats a mail as a file. */
const composed = ({ FromEmailAddress, Destination, ReplyToAddresses, Content: { Simple }, ...sent }: SendEmail) =>
  new MailComposer({
    from: readSender(FromEmailAddress),
    to: Destination.ToAddresses,
    replyTo: ReplyToAddresses,
    subject: Simple.Subject.Data,
    messageId: `<${nameOf(sent)}@hibachi-ember.example>`,
    text: Simple.Body.Text.Data,
    html: Simple.Body.Html.Data,
    textEncoding: 'quoted-printable',
  })
    .compile()
    .build()

/**
 * Emulates the mail service: writes each mail to a file, whose name is the same if it is sent
 * again.
 */
export async function startMailServer(folder: string, sitePort: number) {
  await mkdir(folder, { recursive: true })

  async function store(sent: SendEmail): Promise<string> {
    const name = nameOf(sent)
    const file = join(folder, `${name}.eml`)
    // Readers see a complete mail or none.
    const unfinished = join(folder, `.${name}.part`)
    await writeFile(unfinished, await composed(sent))
    await rename(unfinished, file)
    return name
  }

  async function remove(id: string): Promise<void> {
    const names = (await readdir(folder)).filter((name) => name.startsWith(`${id}-`))
    await Promise.all(names.map((name) => rm(join(folder, name), { force: true })))
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const [, erased] = /^\/outbox\/([\w-]{1,200})$/.exec(request.url ?? '') ?? []
    if (request.method === 'DELETE' && erased) {
      await remove(erased)
      return void send(200, {})
    }
    const sent = SendEmail.safeParse(await json(request).catch(() => undefined))
    if (!sent.success) return void send(400, { message: z.prettifyError(sent.error) })
    return void send(200, { MessageId: await store(sent.data) })
  }

  const origin = await startHttpServer(0, answer)
  return {
    environment: {
      AWS_ENDPOINT_URL_SESV2: `http://127.0.0.1:${origin.port}`,
      SITE_URL: `http://localhost:${process.env['PUBLIC_PORT'] ?? sitePort}`,
    },
    close: origin.close,
  }
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}

const style = `:root { color-scheme: light dark; font-family: system-ui, sans-serif } body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { width: 100%; border-collapse: collapse } td:nth-child(3) { overflow-wrap: anywhere } th, td { padding: .5rem; text-align: left; border-bottom: 1px solid #8886 }`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const headerIn = (mail: string, name: string): string =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(mail.slice(0, mail.search(/\r?\n\r?\n/)))?.[1]?.trim() ?? ''

/** Returns a decoded part of a mail. */
export function readMailPart(mail: string, type: 'text/plain' | 'text/html'): string {
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(mail) ?? []
  const part = mail.split(`--${boundary}`).find((each) => each.toLowerCase().includes(`content-type: ${type}`)) ?? ''
  const [, ...body] = part.split(/\r?\n\r?\n/)
  const bytes = body
    .join('\r\n\r\n')
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

async function listOf(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(
    names.map(async (name) => {
      const [mail, { mtime }] = await Promise.all([readFile(join(folder, name), 'utf8'), stat(join(folder, name))])
      return { name, at: mtime.toISOString(), to: headerIn(mail, 'To'), subject: headerIn(mail, 'Subject') }
    }),
  )
  const rows = mails
    .sort((one, other) => other.at.localeCompare(one.at))
    .map(
      ({ name, at, to, subject }) =>
        `<tr><td>${at.slice(0, 19).replace('T', ' ')}</td><td><a href="/outbox/${name.replace(/eml$/, 'html')}">${escaped(subject)}</a></td><td>${escaped(to)}</td><td><a href="/outbox/${name}">source</a></td></tr>`,
    )
  const table = `<table><thead><tr><th>At (UTC)</th><th>Subject</th><th>To</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style>${style}</style></head><body><h1>Outbox</h1><p>What would have been mailed. Nothing leaves this machine.</p>${rows.length > 0 ? table : '<p>Nothing yet.</p>'}</body></html>`
}

/** Whether a request is for the outbox. */
export const isOutboxRequest = ({ url = '/' }: IncomingMessage): boolean => /^\/outbox(\/|\?|$)/.test(url)

/** Serves the sent mails during development; the cloud has no such page. */
export const serveOutbox =
  (folder: string) =>
  async ({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, name, kind] = /^\/outbox\/([\w-]+)\.(html|eml)(?:\?|$)/.exec(url) ?? []
    if (name === undefined) return void response.writeHead(200, headers).end(await listOf(folder))
    const mail = await readFile(join(folder, `${name}.eml`), 'utf8').catch(() => undefined)
    if (mail === undefined) return void response.writeHead(404, headers).end('There is no such mail.')
    if (kind === 'html') return void response.writeHead(200, headers).end(readMailPart(mail, 'text/html'))
    response.writeHead(200, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end(mail)
  }
