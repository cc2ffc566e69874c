import * as z from 'zod/mini'

const Environment = z.object({
  TABLE_NAME: z.string(),
  APP_VERSION: z._default(z.string(), 'development'),
  RATE_LIMITS: z._default(z.string(), 'on'),
  /** `off`: orders of live sites reserve kitchen time only where the owner switched it on. */
  KITCHEN_TIME: z._default(z.string(), 'on'),
  /** `on` accepts only requests with a key of the sites' CDN. */
  ORIGIN_CHECK: z.optional(z.string()),
  WEBSOCKET_ENDPOINT: z.optional(z.string()),
  RECORDINGS_BUCKET: z.optional(z.string()),
  RECORDINGS_PREFIX: z.optional(z.string()),
  /** How long a call waits for a transcription job. A longer job is answered later. */
  TRANSCRIPTION_WAIT_SECONDS: z._default(z.coerce.number(), 15),
  ALARM_TOPIC_ARN: z.optional(z.string()),
  /** Name of the sites' buckets; `{location}` stands for the location's code. */
  SITE_BUCKETS: z.optional(z.string()),
  VOCABULARY_NAME: z.optional(z.string()),
  /** `on` allows a push service on this machine, for development; never set in AWS. */
  PUSH_TO_LOOPBACK: z.optional(z.string()),
  /** Path of the payment provider's secrets in the parameter store. */
  PAYMENT_PARAMETERS: z.optional(z.string()),
  USER_POOL_ID: z.optional(z.string()),
  USER_POOL_CLIENT_ID: z.optional(z.string()),
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: z.optional(z.string()),
})

let parsed: z.infer<typeof Environment> | undefined

/** Returns the validated environment variables. Throws if a required one is missing. */
export const getEnvironment = () => (parsed ??= Environment.parse(process.env))
