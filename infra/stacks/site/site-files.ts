import { Annotations, Aws, Stack, Validations } from 'aws-cdk-lib'
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam'
import type { Construct, IConstruct } from 'constructs'
import {
  LOCATION_PAGES_FOLDER,
  getLocationPageFile,
  getSiteFile,
  isCrawlerPath,
  sitePaths,
} from '#shared/pages/site-paths'
import { getLogicalId, getResourceNames } from '../names'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { locations } from '#shared/locations/index'
import { APP_PARTS_FILE, LOCATION_PARTS_FILE, PARTS_FILE, PageParts, renderAppPage } from '#shared/pages/document'
import { isImmutablePath } from '#shared/menu/pictures/picture'

/**
 * Returns the name of a site's bucket. It is predictable, because the group's stack is created
 * first. `code` may be a wildcard or a placeholder.
 */
export const getSiteBucketName = (scope: IConstruct, code: string): string =>
  `${getResourceNames(scope).siteBuckets}${code}-${Aws.ACCOUNT_ID}-${Aws.REGION}`

/** Allows a role to read and replace the rendered pages of the sites, and no other files. */
export function grantPageAccess(role: Role): void {
  const resource = `arn:${Aws.PARTITION}:s3:::${getSiteBucketName(role, '*')}/${LOCATION_PAGES_FOLDER}/*`
  role.addToPolicy(new PolicyStatement({ actions: ['s3:GetObject', 's3:PutObject'], resources: [resource] }))
  const named = `arn:<AWS::Partition>:s3:::${getResourceNames(role).siteBuckets}*-<AWS::AccountId>-<AWS::Region>/${LOCATION_PAGES_FOLDER}/*`
  Validations.of(role).acknowledge({
    id: `AwsSolutions-IAM5[Resource::${named}]`,
    reason: 'Pages of any location of this environment; the sites and their pages are made after the group.',
  })
}

/**
 * Lists the files of a location by their key in the bucket, with the parts that they are rendered
 * from. Uses the shared page if the build has no own page.
 */
export function listLocationPages(directory: string, code: string): readonly (readonly [string, string])[] {
  const shared = renderAppPage(PageParts.parse(JSON.parse(readFileSync(join(directory, APP_PARTS_FILE), 'utf8'))), code)
  const own = (file: string) => {
    const path = join(directory, code, file)
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined
  }
  const parts = own(PARTS_FILE)
  return [
    ['index.html', shared],
    ...(parts === undefined ? [] : [[LOCATION_PARTS_FILE, parts] as const]),
    ...sitePaths.flatMap((path) => {
      const content = own(getSiteFile(path)) ?? (isCrawlerPath(path) ? undefined : shared)
      return content === undefined ? [] : [[getLocationPageFile(path), content] as const]
    }),
  ]
}

/** Lists the files outside `assets` whose names change with their content. */
export function listVersionedImages(directory: string): readonly string[] {
  const folder = join(directory, 'images')
  return existsSync(folder) ? readdirSync(folder).filter((file) => isImmutablePath(`/images/${file}`)) : []
}

const hashed = [CacheControl.fromString('public, max-age=31536000, immutable')]
const named = [CacheControl.fromString('public, max-age=3600')]
const page = [CacheControl.fromString('no-cache')]

type Props = { readonly bucket: IBucket; readonly directory: string; readonly code: string }

/**
 * Uploads the built site to its bucket. Files of earlier builds remain, so that open pages continue
 * to work.
 */
export function deploySite(scope: Construct, { bucket, directory, code }: Props): void {
  const index = join(directory, 'index.html')
  if (!existsSync(index)) {
    Annotations.of(scope).addInfo(`There is no built site in ${directory}: only the bucket is made.`)
    return
  }
  const common = { destinationBucket: bucket, prune: false, memoryLimit: 512 }
  const images = listVersionedImages(directory)
  const assets = new BucketDeployment(scope, 'Assets', {
    ...common,
    sources: [
      Source.asset(directory, {
        exclude: ['*', '!assets', '!assets/**', '!images', ...images.map((file) => `!images/${file}`)],
      }),
    ],
    cacheControl: hashed,
  })
  const files = new BucketDeployment(scope, 'Files', {
    ...common,
    sources: [
      Source.asset(directory, {
        exclude: ['index.html', APP_PARTS_FILE, 'assets', ...images, ...locations.map((each) => each.code)],
      }),
    ],
    cacheControl: named,
  })
  const entry = new BucketDeployment(scope, 'Page', {
    ...common,
    sources: listLocationPages(directory, code).map(([file, content]) => Source.data(file, content)),
    cacheControl: page,
  })
  // The page comes last, because it refers to the assets.
  entry.node.addDependency(assets, files)
  acknowledgeDeployer(entry, bucket)
}

const ASSETS = 's3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>'

/** The CDK's own function copies the files, with its own role and runtime. */
function acknowledgeDeployer(deployment: BucketDeployment, bucket: IBucket): void {
  const actions = ['s3:GetBucket*', 's3:GetObject*', 's3:List*', 's3:Abort*', 's3:DeleteObject*']
  const resources = [`arn:<AWS::Partition>:${ASSETS}/*`, `<${getLogicalId(bucket)}.Arn>/*`]
  const findings = [
    ...actions.map((action) => `Action::${action}`),
    ...resources.map((resource) => `Resource::${resource}`),
  ]
  Validations.of(Stack.of(deployment)).acknowledge({
    id: 'AwsSolutions-L1',
    reason: "A location's stack has no functions but the CDK's own, which bring their runtime.",
  })
  Validations.of(deployment.handlerRole).acknowledge(
    {
      id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
      reason: "The CDK's deployment function may write its log, nothing more.",
    },
    ...findings.map((finding) => ({
      id: `AwsSolutions-IAM5[${finding}]`,
      reason: "The CDK's deployment function copies all files of a build from its asset bucket to this site's.",
    })),
  )
}
