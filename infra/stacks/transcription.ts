import { createHash } from 'node:crypto'
import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam'
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3'
import { CfnVocabulary } from 'aws-cdk-lib/aws-transcribe'
import type { Construct } from 'constructs'
import { transcriptionVocabulary } from '#infra/catalogue/seed'
import { PRODUCT_NAMES, getNestedParameterName, getResourceNames } from './names'

export type TranscriptionResources = {
  readonly bucket: Bucket
  /** Environment variables of its function. */
  readonly environment: Readonly<Record<string, string>>
}

/**
 * Creates the bucket for recordings, which exist for seconds, and the vocabulary. The vocabulary's
 * name depends on its words, so a changed menu creates a new one before the old one is deleted.
 */
export function createTranscription(scope: Construct): TranscriptionResources {
  const bucket = new Bucket(scope, 'Recordings', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    // The function deletes both files. This is for crashes and late transcripts.
    lifecycleRules: [{ expiration: Duration.days(1), abortIncompleteMultipartUploadAfter: Duration.days(1) }],
    removalPolicy: RemovalPolicy.DESTROY,
    autoDeleteObjects: true,
  })
  Validations.of(bucket).acknowledge({
    id: 'AwsSolutions-S1',
    reason: 'Recordings are gone after seconds; access logs would outlive them in a bucket that grows.',
  })
  const digest = createHash('sha256').update(transcriptionVocabulary.join('\n')).digest('hex').slice(0, 8)
  const words = new CfnVocabulary(scope, 'Vocabulary', {
    languageCode: 'en-US',
    vocabularyName: `${PRODUCT_NAMES.slug}-${Stack.of(scope).stackName}-${digest}`,
    phrases: [...transcriptionVocabulary],
  })
  const environment = {
    RECORDINGS_BUCKET: bucket.bucketName,
    RECORDINGS_PREFIX: getResourceNames(scope).recordings,
    VOCABULARY_NAME: words.vocabularyName,
  }
  return { bucket, environment }
}

/**
 * `start` uploads a recording and runs its job. `finish` reads the transcript and deletes the job's
 * files.
 */
export type TranscriptionStep = 'start' | 'finish'

const jobActions = {
  start: ['transcribe:GetTranscriptionJob', 'transcribe:DeleteTranscriptionJob'],
  finish: ['transcribe:DeleteTranscriptionJob'],
} as const satisfies Readonly<Record<TranscriptionStep, readonly string[]>>

/** Grants a role the permissions on recordings and jobs that a step needs. */
export function grantTranscription(role: Role, { bucket }: TranscriptionResources, step: TranscriptionStep): void {
  const { recordings: prefix } = getResourceNames(role)
  const jobs = Stack.of(role).formatArn({
    service: 'transcribe',
    resource: 'transcription-job',
    resourceName: `${prefix}*`,
  })
  const recordings = bucket.arnForObjects(`${prefix}*`)
  role.addToPolicy(
    new PolicyStatement({ actions: ['s3:PutObject', 's3:GetObject', 's3:DeleteObject'], resources: [recordings] }),
  )
  role.addToPolicy(new PolicyStatement({ actions: [...jobActions[step]], resources: [jobs] }))
  const reason = 'Each recording has a random name; the role is bound to those that begin as its own do.'
  const arn = `arn:<AWS::Partition>:transcribe:<AWS::Region>:<AWS::AccountId>:transcription-job/${prefix}*`
  Validations.of(role).acknowledge(
    { id: `AwsSolutions-IAM5[Resource::<${getNestedParameterName(bucket, 'Arn')}>/${prefix}*]`, reason },
    { id: `AwsSolutions-IAM5[Resource::${arn}]`, reason },
  )
  if (step === 'start') grantStartingJobs(role, bucket)
}

function grantStartingJobs(role: Role, bucket: Bucket): void {
  // The service uses the caller's permissions on the bucket and first tests whether it may write.
  const trial = bucket.arnForObjects('.write_access_check_file.temp')
  role.addToPolicy(new PolicyStatement({ actions: ['s3:PutObject'], resources: [trial] }))
  role.addToPolicy(
    new PolicyStatement({
      actions: ['transcribe:StartTranscriptionJob'],
      resources: ['*'],
      conditions: { StringEquals: { 'transcribe:OutputBucketName': bucket.bucketName } },
    }),
  )
  Validations.of(role).acknowledge({
    id: 'AwsSolutions-IAM5[Resource::*]',
    reason: 'Starting a job knows no resource; a condition binds it to results in this one bucket.',
  })
}
