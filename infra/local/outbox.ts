import { readdir, readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'

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

/** A part of a mail as it was before it was packed for the way. */
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

/** Whether a request is for what was mailed here. */
export const isOutboxRequest = ({ url = '/' }: IncomingMessage): boolean => /^\/outbox(\/|\?|$)/.test(url)

/** Serves the mails of this machine to whoever develops; there is no such page in the cloud. */
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
