import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import {
  AccountRecovery,
  CfnUserPool,
  CfnUserPoolGroup,
  FeaturePlan,
  Mfa,
  UserPool,
  VerificationEmailStyle,
} from 'aws-cdk-lib/aws-cognito'
import type { Construct } from 'constructs'
import { staffGroups, userPoolSettings } from '#shared/user-pool'
import { getResourceNames } from './names'
import { PRODUCT_NAMES } from './product'

/** What the functions that work with the pool are told. */
export type UserPoolEnvironment = Readonly<Record<string, string>>

/** Has the codes sent by SES, in the name of an address whose domain is verified there. */
function sendBySes(pool: UserPool, address: string): void {
  const { defaultChild } = pool.node
  if (!(defaultChild instanceof CfnUserPool)) throw new Error('The pool has no resource of its own')
  const resourceName = address.split('@')[1]
  defaultChild.emailConfiguration = {
    emailSendingAccount: 'DEVELOPER',
    from: `${PRODUCT_NAMES.name} <${address}>`,
    sourceArn: Stack.of(pool).formatArn({ service: 'ses', resource: 'identity', resourceName }),
  }
}

type Props = { readonly mailFrom: string | undefined; readonly deletionProtection: boolean }

/** Kept when the stack goes, but not when the deployment that makes it fails. */
const KEPT = RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE

/**
 * Where the visitors of live sites have their accounts, kept when the stack goes. It is there
 * whether a location is live or not, so that people, groups and client outlast a time on test. The
 * Lite plan has no idle price: the first 10,000 people a month who sign in are free, then 0.0055
 * dollars each.
 */
export function createUserPool(scope: Construct, { mailFrom, deletionProtection }: Props): UserPoolEnvironment {
  const pool = new UserPool(scope, 'UserPool', {
    userPoolName: getResourceNames(scope).slug,
    featurePlan: FeaturePlan.LITE,
    selfSignUpEnabled: true,
    signInAliases: { email: true },
    signInCaseSensitive: false,
    standardAttributes: { email: { required: true, mutable: true } },
    autoVerify: { email: true },
    // An account keeps its address until the new one is confirmed.
    keepOriginal: { email: true },
    userVerification: {
      emailStyle: VerificationEmailStyle.CODE,
      emailSubject: `Your ${PRODUCT_NAMES.name} code`,
      emailBody: `Your confirmation code is {####}. It brings you into your ${PRODUCT_NAMES.name} account.`,
    },
    accountRecovery: AccountRecovery.EMAIL_ONLY,
    mfa: Mfa.OFF,
    passwordPolicy: {
      minLength: userPoolSettings.passwordLength,
      requireLowercase: false,
      requireUppercase: false,
      requireDigits: false,
      requireSymbols: false,
    },
    removalPolicy: KEPT,
    deletionProtection,
  })
  if (mailFrom) sendBySes(pool, mailFrom)
  for (const [precedence, groupName] of staffGroups.entries()) {
    const group = { userPoolId: pool.userPoolId, groupName, precedence }
    new CfnUserPoolGroup(scope, `UserPoolGroup-${groupName}`, group).applyRemovalPolicy(KEPT)
  }
  const client = pool.addClient('Site', {
    generateSecret: false,
    authFlows: { userSrp: true },
    disableOAuth: true,
    preventUserExistenceErrors: true,
    enableTokenRevocation: true,
    idTokenValidity: Duration.minutes(userPoolSettings.idTokenMinutes),
    accessTokenValidity: Duration.minutes(userPoolSettings.idTokenMinutes),
    refreshTokenValidity: Duration.days(userPoolSettings.refreshTokenDays),
  })
  client.applyRemovalPolicy(KEPT)
  Validations.of(pool).acknowledge(
    {
      id: 'AwsSolutions-COG1',
      reason: 'Length instead of a mixture of signs, as NIST SP 800-63B advises: twelve signs at least.',
    },
    {
      id: 'AwsSolutions-COG2',
      reason: 'Customers order food here: a second factor would keep more guests out than thieves.',
    },
    {
      id: 'AwsSolutions-COG3',
      reason: 'Threat protection belongs to the Plus plan, which is billed per user; sign-ins are limited per visitor.',
    },
    { id: 'AwsSolutions-COG8', reason: 'The Plus plan is billed per user; the Lite plan has no price while idle.' },
  )
  return { USER_POOL_ID: pool.userPoolId, USER_POOL_CLIENT_ID: client.userPoolClientId }
}
