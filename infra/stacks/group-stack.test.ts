import { Match } from 'aws-cdk-lib/assertions'
import { routes } from '#shared/registry/routes'
import { reactions } from '#shared/registry/reactions'
import { streamConsumers } from './functions/stream-consumers'
import {
  findRouteFunction,
  getGroupTemplate,
  getReferencedId,
  listPolicyStatements,
} from '#infra/testkit/stacks/stack-templates'

const template = getGroupTemplate()
const keyOf = ({ route }: (typeof routes)[number]) => `${route.method} ${route.path}`
const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'ConditionCheckItem'].map(
  (name) => `dynamodb:${name}`,
)

describe('the calls', () => {
  test.each(routes.map(keyOf))('%s has its own route and function', (key) => {
    expect(findRouteFunction(template, key).properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Environment: { Variables: { APP_VERSION: '1.2.3' } },
    })
  })

  test('each call has its own function, and no route is missing in the contract', () => {
    expect(new Set(routes.map((route) => findRouteFunction(template, keyOf(route)).id)).size).toBe(routes.length)
    const socketEvents = 3
    const unknownCalls = 1
    template.resourceCountIs('AWS::ApiGatewayV2::Route', routes.length + socketEvents + unknownCalls)
  })

  test.each(routes.map((route) => [keyOf(route), route.route.table] as const))(
    '%s may only %s the table',
    (key, table) => {
      const { actions } = findRouteFunction(template, key)
      expect(actions).toEqual(expect.arrayContaining(['dynamodb:GetItem', 'dynamodb:Query']))
      expect(actions.some((action) => writes.includes(action))).toBe(table === 'write')
    },
  )

  test('no call may scan the table or push to a browser', () => {
    const allowed = routes.flatMap((route) => findRouteFunction(template, keyOf(route)).actions)
    expect(allowed).not.toContain('dynamodb:Scan')
    expect(allowed).not.toContain('execute-api:ManageConnections')
    expect(allowed.filter((action) => action.includes('*'))).toEqual([])
  })

  test('calls that are counted may write the counters', () => {
    const limited = routes.filter(({ route }) => route.limit !== undefined && route.table !== 'write')
    expect(limited.map(keyOf)).toEqual([])
  })

  test('bursts are bounded on both stages', () => {
    const bounded = {
      DefaultRouteSettings: { ThrottlingRateLimit: Match.anyValue(), ThrottlingBurstLimit: Match.anyValue() },
    }
    template.resourcePropertiesCountIs('AWS::ApiGatewayV2::Stage', bounded, 2)
  })
})

describe('the live connection', () => {
  test('the stage has the path that the CDN forwards', () => {
    template.hasResourceProperties('AWS::ApiGatewayV2::Stage', { StageName: 'ws' })
  })

  test.each([
    ['$connect', true],
    ['$disconnect', false],
    ['$default', true],
  ])('%s has its function, which may use connections: %s', (key, pushes) => {
    const { actions, properties } = findRouteFunction(template, key)
    expect(actions.includes('execute-api:ManageConnections')).toBe(pushes)
    expect('WEBSOCKET_ENDPOINT' in properties.Environment.Variables).toBe(pushes)
  })

  test('functions push only on this API and stage', () => {
    const statements = listPolicyStatements(template).filter(({ actions }) =>
      actions.includes('execute-api:ManageConnections'),
    )
    expect(statements.length).toBeGreaterThan(0)
    const [api] = Object.keys(
      template.findResources('AWS::ApiGatewayV2::Api', { Properties: { ProtocolType: 'WEBSOCKET' } }),
    )
    for (const { resource } of statements) {
      const allowed = ['DELETE', 'POST'].map((method): unknown => {
        const parts: unknown = expect.arrayContaining([{ Ref: api }, `/ws/${method}/@connections/*`])
        return { 'Fn::Join': ['', parts] }
      })
      expect(resource).toEqual(allowed)
    }
  })
})

describe('the reactions', () => {
  const mappings = Object.values(template.findResources('AWS::Lambda::EventSourceMapping'))
  const patterns = mappings.flatMap(({ Properties }) =>
    Properties.FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) => JSON.parse(Pattern)),
  )

  test.each(reactions.map((reaction) => [reaction.name, reaction] as const))(
    '%s gets the records that it declares',
    (_, reaction) => {
      for (const change of reaction.on) {
        const types = patterns
          .filter(({ eventName }) => eventName.includes(change))
          .flatMap(({ dynamodb }) => (dynamodb.NewImage ?? dynamodb.OldImage).type.S)
        expect(types).toEqual(expect.arrayContaining([...reaction.entities]))
      }
    },
  )

  test('the stream has a reader for each consumer, and at most the two that it supports', () => {
    expect(mappings).toHaveLength(streamConsumers.length)
    expect(mappings.length).toBeLessThanOrEqual(2)
  })

  test.each(mappings.map((mapping, index) => [index, mapping.Properties]))(
    'reader %i retries single records, then keeps them for a person',
    (_, properties) => {
      expect(properties).toMatchObject({
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        BisectBatchOnFunctionError: true,
        MaximumRetryAttempts: expect.any(Number),
        ParallelizationFactor: expect.any(Number),
      })
      const queue =
        template.findResources('AWS::SQS::Queue')[getReferencedId(properties.DestinationConfig.OnFailure.Destination)]
      expect(queue?.Properties.MessageRetentionPeriod).toBe(14 * 24 * 3600)
    },
  )
})

test('the table is retained, billed by use, and deletes expired items', () => {
  template.hasResource('AWS::DynamoDB::Table', {
    DeletionPolicy: 'Retain',
    UpdateReplacePolicy: 'Retain',
    Properties: {
      BillingMode: 'PAY_PER_REQUEST',
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      DeletionProtectionEnabled: true,
    },
  })
})

describe('retained resources', () => {
  const retained = Object.values(template.toJSON()['Resources']).filter(
    (each): each is { Type: string; DeletionPolicy: string } => /^Retain/.test(Object(each).DeletionPolicy),
  )

  test('are retained even if their first deployment fails, because a rollback could not delete them', () => {
    expect(new Set(retained.map(({ DeletionPolicy }) => DeletionPolicy))).toEqual(new Set(['Retain']))
    expect(new Set(retained.map(({ Type }) => Type))).toEqual(
      new Set([
        'AWS::DynamoDB::Table',
        'AWS::Cognito::UserPool',
        'AWS::Cognito::UserPoolGroup',
        'AWS::Cognito::UserPoolClient',
      ]),
    )
  })

  test('are protected from deletion from the beginning', () => {
    template.hasResourceProperties('AWS::DynamoDB::Table', { DeletionProtectionEnabled: true })
    template.hasResourceProperties('AWS::Cognito::UserPool', { DeletionProtection: 'ACTIVE' })
  })
})

test('the seed runs at deployment', () => {
  template.hasResourceProperties('Custom::Trigger', { HandlerArn: Match.anyValue(), ExecuteOnHandlerChange: true })
})

test('migrations run after all functions of the previous version are replaced', () => {
  const [trigger] = Object.values(template.findResources('Custom::Trigger'))
  const aliases = Object.keys(template.findResources('AWS::Lambda::Alias'))
  expect(trigger?.['DependsOn']).toEqual(expect.arrayContaining(aliases))
})

test('logs expire', () => {
  template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: Match.anyValue() })
})

describe('spoken comments', () => {
  const transcribe = findRouteFunction(template, 'POST /api/transcribe')
  const isOurs = (action: string) => /^(s3|transcribe):/.test(action)
  const [bucketId = '', bucket] = Object.entries(template.findResources('AWS::S3::Bucket'))[0] ?? []

  test('their function has the time that the gateway allows, and gets bucket and vocabulary', () => {
    expect(transcribe.properties).toMatchObject({
      Timeout: 29,
      Environment: {
        Variables: {
          RECORDINGS_BUCKET: { Ref: bucketId },
          RECORDINGS_PREFIX: 'comment-',
          VOCABULARY_NAME: expect.stringContaining('hibachi-ember'),
        },
      },
    })
  })

  test('the end of a job of this environment, good or bad, calls the function that stores its text', () => {
    const [, rule] =
      Object.entries(template.findResources('AWS::Events::Rule')).find(
        ([, { Properties }]) => Properties.EventPattern?.source[0] === 'aws.transcribe',
      ) ?? []
    expect(rule?.Properties.EventPattern).toEqual({
      source: ['aws.transcribe'],
      'detail-type': ['Transcribe Job State Change'],
      detail: { TranscriptionJobName: [{ prefix: 'comment-' }], TranscriptionJobStatus: ['COMPLETED', 'FAILED'] },
    })
    const [target] = rule?.Properties.Targets ?? []
    expect(JSON.stringify(target.Arn)).toContain('FinishTranscription')
    expect(JSON.stringify(target.DeadLetterConfig)).toContain('DeadLetters')
  })

  test('no other function may access a recording or start a job', () => {
    expect(new Set(transcribe.actions.filter(isOurs))).toEqual(
      new Set([
        's3:PutObject',
        's3:GetObject',
        's3:DeleteObject',
        'transcribe:StartTranscriptionJob',
        'transcribe:GetTranscriptionJob',
        'transcribe:DeleteTranscriptionJob',
      ]),
    )
    const others = routes.filter(({ route }) => route.service === undefined).map(keyOf)
    expect(others.flatMap((key) => findRouteFunction(template, key).actions.filter(isOurs))).toEqual([])
  })

  test('their bucket is private and encrypted, expires after a day and is deleted with the stack', () => {
    expect(bucket).toMatchObject({
      DeletionPolicy: 'Delete',
      Properties: {
        PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
        BucketEncryption: {
          ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
        },
        LifecycleConfiguration: { Rules: [{ ExpirationInDays: 1, Status: 'Enabled' }] },
      },
    })
    template.hasResourceProperties('AWS::S3::BucketPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
        ]),
      },
    })
  })

  test('the vocabulary has the words of the menu in the format of the service', () => {
    const [vocabulary] = Object.values(template.findResources('AWS::Transcribe::Vocabulary'))
    const { Phrases: phrases, LanguageCode, VocabularyName } = vocabulary?.Properties ?? {}
    expect({ LanguageCode, VocabularyName }).toMatchObject({ LanguageCode: 'en-US' })
    expect(phrases).toEqual(expect.arrayContaining(['California-Roll', 'Chicken-Yakisoba', 'Edamame', 'Jalapenos']))
    expect(phrases.filter((phrase: string) => !/^[A-Za-z]+(['-][A-Za-z]+)*$/.test(phrase))).toEqual([])
    expect(JSON.stringify(phrases).length).toBeLessThan(50_000)
  })
})
