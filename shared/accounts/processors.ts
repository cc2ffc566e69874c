/** A company that processes guests' data for us, as the privacy page names it. */
type Processor = {
  readonly name: string
  /** What it gets and does. */
  readonly what: string
  /** The packages with which the product calls it. */
  readonly packages: readonly string[]
  /** The hosts of its push service, and domains whose subdomains are push services. */
  readonly pushHosts?: readonly string[]
  readonly pushDomains?: readonly string[]
}

const PUSHES = 'Delivers notifications to its browser, encrypted, if you turned them on there.'

const buildPushService = (name: string, hosts: Pick<Processor, 'pushHosts' | 'pushDomains'>): Processor => ({
  name,
  what: PUSHES,
  packages: [],
  ...hosts,
})

/** All processors (docs/product/accounts.md#personal-data). A new one needs an entry here. */
export const processors: readonly Processor[] = [
  {
    name: 'Amazon Web Services',
    what: 'Runs the whole product in the United States: pages, table, files, logs and backups, sign-in, e-mail, alerts to the restaurant, and the transcription of spoken comments.',
    packages: [
      '@aws-sdk/client-cognito-identity-provider',
      '@aws-sdk/client-dynamodb',
      '@aws-sdk/client-lambda',
      '@aws-sdk/client-s3',
      '@aws-sdk/client-sesv2',
      '@aws-sdk/client-sns',
      '@aws-sdk/client-ssm',
      '@aws-sdk/client-transcribe',
    ],
  },
  {
    name: 'Stripe',
    what: 'Takes card payments where a restaurant offers them. It gets the card, which we never see, the dishes and amounts, and your e-mail address. If you dispute a payment, it gets your name, address and the history of the order, too. It keeps all of it as its own terms and the law require.',
    packages: ['stripe'],
  },
  buildPushService('Google (Chrome)', { pushHosts: ['fcm.googleapis.com'] }),
  buildPushService('Mozilla (Firefox)', {
    pushHosts: ['updates.push.services.mozilla.com'],
    pushDomains: ['.push.services.mozilla.com'],
  }),
  buildPushService('Apple (Safari)', { pushHosts: ['web.push.apple.com'], pushDomains: ['.push.apple.com'] }),
  buildPushService('Microsoft (Edge)', { pushDomains: ['.notify.windows.com'] }),
]
