import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import MailComposer from 'nodemailer/lib/mail-composer'
import * as z from 'zod/mini'
import { startHttpServer } from './origin'

const Content = z.object({ Data: z.string() })

/** As much of the service's `SendEmail` as the product sends. */
const SendEmail = z.object({
  FromEmailAddress: z.string(),
  Destination: z.object({ ToAddresses: z.array(z.string()).check(z.length(1)) }),
  ReplyToAddresses: z.array(z.string()),
  Content: z.object({
    Simple: z.object({ Subject: Content, Body: z.object({ Text: Content, Html: Content }) }),
  }),
  EmailTags: z.tuple([z.object({ Name: z.literal('mail'), Value: z.string().check(z.regex(/^[\w-]{1,200}$/)) })]),
})
type SendEmail = z.infer<typeof SendEmail>

/** The mail as a file. */
const composed = ({ FromEmailAddress, Destination, ReplyToAddresses, Content: { Simple }, EmailTags }: SendEmail) =>
  new MailComposer({
    from: FromEmailAddress,
    to: Destination.ToAddresses,
    replyTo: ReplyToAddresses,
    subject: Simple.Subject.Data,
    messageId: `<${EmailTags[0].Value}@hibachi-ember.example>`,
    text: Simple.Body.Text.Data,
    html: Simple.Body.Html.Data,
    textEncoding: 'quoted-printable',
  })
    .compile()
    .build()

/**
 * The mail service on this machine: each mail is one file in a folder, by its name, so that the
 * same one is written again.
 */
export async function startMailServer(folder: string, sitePort: number) {
  await mkdir(folder, { recursive: true })

  async function store(sent: SendEmail): Promise<string> {
    const name = sent.EmailTags[0].Value
    const file = join(folder, `${name}.eml`)
    // Whoever looks in the meantime sees a whole mail or none.
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
