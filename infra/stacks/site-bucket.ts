import { Aws, Validations } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Role } from 'aws-cdk-lib/aws-iam'
import type { IConstruct } from 'constructs'
import { LOCATION_PAGES_FOLDER } from '#shared/prerendered'
import { getResourceNames } from './names'

/**
 * What a site's bucket is called, so that the group's functions know it, whose stack is made first.
 * `code` may be a wildcard or a place in a pattern.
 */
export const getSiteBucketName = (scope: IConstruct, code: string): string =>
  `${getResourceNames(scope).siteBuckets}${code}-${Aws.ACCOUNT_ID}-${Aws.REGION}`

/**
 * Allows a role to read and replace the rendered pages of the sites, and none of their other files.
 */
export function grantPageAccess(role: Role): void {
  const resource = `arn:${Aws.PARTITION}:s3:::${getSiteBucketName(role, '*')}/${LOCATION_PAGES_FOLDER}/*`
  role.addToPolicy(new PolicyStatement({ actions: ['s3:GetObject', 's3:PutObject'], resources: [resource] }))
  const named = `arn:<AWS::Partition>:s3:::${getResourceNames(role).siteBuckets}*-<AWS::AccountId>-<AWS::Region>/${LOCATION_PAGES_FOLDER}/*`
  Validations.of(role).acknowledge({
    id: `AwsSolutions-IAM5[Resource::${named}]`,
    reason: 'Pages of any location of this environment; the sites and their pages are made after the group.',
  })
}
