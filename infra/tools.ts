/**
 * Commands that are needed rarely: `npm run tool -- <name>`. Each one explains itself with
 * `--help`.
 */
export const operatorTools = {
  'allow-mail': ['infra/operate/allow-mail.ts', 'lets a mailbox get mails again that bounced or reported spam'],
  audit: ['infra/operate/audit/main.ts', 'recomputes the books from the orders and lists every difference'],
  'count-days': ['infra/operate/recount-days.ts', 'counts the numbers of all days again'],
  'dead-letters': [
    'infra/local/stream/dead-letters-main.ts',
    'lists, retries or drops events that a reaction failed at',
  ],
  destroy: ['infra/deploy/main.ts', 'takes the stacks down; the table and the accounts stay'],
  faults: ['infra/checks/faults/main.ts', 'breaks the running product on purpose and reports what held'],
  history: ['infra/operate/sample-history/main.ts', 'fills a table with orders of past weeks'],
  localstack: [
    'infra/local/localstack.mjs',
    'says which AWS services work on LocalStack, and runs the integration tests on it',
  ],
  'new-location': [
    'infra/operate/new-location/main.ts',
    'writes the file of a new location with sample values, and says what is left',
  ],
  oracle: ['infra/local/oracle.mjs', "runs the integration tests on Amazon's DynamoDB Local"],
  printers: [
    'infra/operate/printers.ts',
    "lists a location's printers, when they last connected, and the tickets that wait",
  ],
  record: ['infra/operate/record/main.ts', 'shows one record or the keys of several, or stores one corrected'],
  reference: ['infra/reference/write-reference.ts', 'writes the API reference and the OpenAPI document into a folder'],
  restore: ['infra/operate/restore/main.ts', 'restores the table of a deployment to a point in time'],
  routes: ['infra/reference/list-routes.ts', 'lists every call with its access and domain; --json for programs'],
  'rotate-key': ['infra/operate/rotate-signing-key.ts', 'replaces the key that signs sessions'],
  'rotate-origin-key': ['infra/operate/origin-key/main.ts', 'replaces the key that the CDN shows to the API'],
  soak: ['infra/checks/faults/soak.ts', 'runs the product under load and faults for some minutes'],
  'strict-engine': [
    'infra/checks/strict-engine/main.ts',
    'puts the requests of the last integration run before a second, strict table engine',
  ],
  voice: ['infra/checks/voice/main.ts', 'measures how the assistant understands its corpora, by class'],
  trace: ['infra/operate/trace/main.ts', "shows an order's whole life, by its ticket number or a reference"],
  'delete-unused-pictures': ['infra/operate/delete-unused-pictures.ts', 'removes uploaded pictures that nothing uses'],
} as const satisfies Readonly<Record<string, readonly [file: string, summary: string]>>
