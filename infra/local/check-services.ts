import { randomUUID } from 'node:crypto'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { CreateTopicCommand, SNSClient } from '@aws-sdk/client-sns'
import { CreateEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { statusOf } from '#functions/platform/aws/client'
import { deleteObject, findText, putObject } from '#functions/platform/aws/s3'
import { sendEmail } from '#functions/platform/aws/ses'
import { publish } from '#functions/platform/aws/sns'
import { createSecretParameter, findSecretParameter, replaceSecretParameter } from '#functions/platform/aws/ssm'
import { findTranscriptionJob } from '#functions/platform/aws/transcribe'

// Calls each AWS service that the product uses, by the product's own modules, and says which work.
// The environment names the endpoint (AWS_ENDPOINT_URL).

const name = `hibachi-ember-${randomUUID()}`

function expectEqual(found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`returned ${String(found)} instead of ${String(expected)}`)
}

const page = { bucket: name, key: 'menu/own.html', signal: AbortSignal.timeout(30_000) }

/** Stores, reads and deletes an object. */
async function checkBucket(): Promise<void> {
  await new S3Client({ forcePathStyle: true }).send(new CreateBucketCommand({ Bucket: name }))
  expectEqual(await findText(page), undefined)
  expectEqual(await putObject({ ...page, body: 'one' }), true)
  expectEqual((await findText(page))?.text, 'one')
  await deleteObject(page)
  expectEqual(await findText(page), undefined)
}

/** Replaces an object only while it is unchanged. */
async function checkConditions(): Promise<void> {
  await putObject({ ...page, body: 'one' })
  expectEqual(await putObject({ ...page, body: 'two', ifMatch: '"other"' }), false)
  const { etag: ifMatch = '' } = (await findText(page)) ?? {}
  expectEqual(await putObject({ ...page, body: 'two', ifMatch }), true)
}

/** Creates a parameter once, then replaces it. */
async function checkParameters(): Promise<void> {
  const parameter = `/${name}/signing-keys`
  expectEqual(await findSecretParameter(parameter), undefined)
  await createSecretParameter(parameter, 'one')
  await createSecretParameter(parameter, 'two')
  expectEqual(await findSecretParameter(parameter), 'one')
  await replaceSecretParameter(parameter, 'three')
  expectEqual(await findSecretParameter(parameter), 'three')
}

async function checkTopic(): Promise<void> {
  const { TopicArn = '' } = await new SNSClient().send(new CreateTopicCommand({ Name: name }))
  await publish({ topicArn: TopicArn, subject: 'No orders', text: 'Nothing has come in for an hour.' })
}

/** Mails from an identity of its own. */
async function checkMail(): Promise<void> {
  const from = 'orders@example.com'
  await new SESv2Client().send(new CreateEmailIdentityCommand({ EmailIdentity: from }))
  const content = { subject: 'Receipt', text: 'Thank you', html: '<p>Thank you</p>', tags: { mail: 'receipt' } }
  expectEqual(await sendEmail({ from, to: 'guest@example.com', replyTo: from, ...content }), true)
}

/** Asks for a job that does not exist. */
async function checkJobs(): Promise<void> {
  await findTranscriptionJob(name, AbortSignal.timeout(10_000)).catch((error: unknown) => {
    if (![400, 404].includes(statusOf(error) ?? 0)) throw error
  })
}

const checks = {
  'S3, bucket and objects': checkBucket,
  'S3, conditional writes': checkConditions,
  'SSM, parameters': checkParameters,
  'SNS, topic': checkTopic,
  'SES, second version: identity and mail': checkMail,
  'Transcribe, jobs': checkJobs,
} as const

for (const [service, check] of Object.entries(checks)) {
  const outcome = await check().then(
    () => 'works',
    (error: unknown) => `DOES NOT WORK: ${String(error instanceof Error ? error.message : error).split('\n')[0]}`,
  )
  console.log(`${service}: ${outcome}`)
}
