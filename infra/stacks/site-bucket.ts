import { Aws, Validations } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Role } from 'aws-cdk-lib/aws-iam'
import type { IConstruct } from 'constructs'
import { OWN_PAGES } from '#shared/prerendered'
import { namesOf } from './names'

/**
 * What a site's bucket is called, so that the group's functions know it, whose stack is made first.
 * `code` may be a wildcard or a place in a pattern.
 */
export const siteBucketName = (scope: IConstruct, code: string): string =>
  `${namesOf(scope).siteBuckets}${code}-${Aws.ACCOUNT_ID}-${Aws.REGION}`

/**
 * Allows a role to read and replace the rendered pages of the sites, and none of their other files.
 */
export function grantPages(role: Role): void {
  const resource = `arn:${Aws.PARTITION}:s3:::${siteBucketName(role, '*')}/${OWN_PAGES}/*`
  role.addToPolicy(new PolicyStatement({ actions: ['s3:GetObject', 's3:PutObject'], resources: [resource] }))
  const named = `arn:<AWS::Partition>:s3:::${namesOf(role).siteBuckets}*-<AWS::AccountId>-<AWS::Region>/${OWN_PAGES}/*`
  Validations.of(role).acknowledge({
    id: `AwsSolutions-IAM5[Resource::${named}]`,
    reason: 'Pages of any location of this environment; the sites and their pages are made after the group.',
  })
}
