import { CfnOutput, Duration, RemovalPolicy, Stack, Tags, Validations, type StackProps } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AccessLevel,
  AllowedMethods,
  CachePolicy,
  Distribution,
  FunctionEventType,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
  type BehaviorOptions,
  type Function as EdgeFunction,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { BlockPublicAccess, Bucket, BucketEncryption, CfnBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { LocationConfig } from '#shared/locations/location'
import { getPolicy } from '#shared/locations/policy'
import { createWebAcl, type EdgeResources } from './site/edge'
import { getResourceNames } from './names'
import { requestOriginKey } from './functions/origin-key'
import { deploySite, getSiteBucketName } from './site/site-files'
import type { SocketApiStage } from './apis'
import { addBudget } from './budgets'
import { addSiteDashboard } from './dashboards'
import { addSiteRecords, createCertificate, findZone } from './site/site-domain'
import type { HostedZone, Settings } from './settings'

/** The properties of a location that its stack needs. */
export type SiteLocation = Pick<LocationConfig, 'code' | 'fullName' | 'domain' | 'email' | 'mode' | 'delivery' | 'mail'>

type Props = StackProps & {
  readonly location: SiteLocation
  readonly api: HttpApi
  readonly sockets: SocketApiStage
  /** The ARN of the function that returns the origin key. */
  readonly originKeyMaker: string
  readonly edge: EdgeResources
  /** Whether a web ACL blocks addresses with too many requests, at a monthly price. */
  readonly webAcl: boolean
  /** The folder of the built site. */
  readonly siteDirectory: string
  /**
   * An ACM certificate in us-east-1 for the location's domain; without it the site has the CDN's
   * address.
   */
  readonly certificateArn: string | undefined
  /** The zone for the domain's certificate and records; undefined if they are made elsewhere. */
  readonly hostedZone: HostedZone | undefined
  readonly watch: Pick<Settings, 'dashboards' | 'alarmEmail' | 'monthlyBudget'>
}

/** Without a TTL of 0 the CDN would cache errors for ten seconds. */
const errorResponses = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504].map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}))

const atEdge = (edge: EdgeFunction) => [{ function: edge, eventType: FunctionEventType.VIEWER_REQUEST }]

/** The site of one location: its files, its address, and the CDN's routes to the group's API. */
export class LocationStack extends Stack {
  /** The key that the CDN sends to the API. */
  private readonly originKey: string

  constructor(
    scope: Construct,
    id: string,
    private readonly settings: Props,
  ) {
    super(scope, id, settings)
    const { location, siteDirectory } = settings
    this.originKey = requestOriginKey(this, settings.originKeyMaker)
    const bucket = this.makeBucket()
    const { hostedZone, certificateArn } = settings
    const zone = hostedZone && findZone(this, hostedZone, location.domain)
    const certificate = createCertificate(this, { domain: location.domain, certificateArn, zone })
    const distribution = this.makeDistribution(bucket, certificate)
    if (zone) addSiteRecords(this, zone, location.domain, distribution)
    const { alarmEmail, dashboards, monthlyBudget } = settings.watch
    if (alarmEmail) addBudget(this, { code: location.code, address: alarmEmail, amount: monthlyBudget })
    if (dashboards) addSiteDashboard(this, location.code, distribution)
    deploySite(this, { bucket, directory: siteDirectory, code: location.code })
    new CfnOutput(this, 'SiteUrl', {
      value: `https://${certificate ? location.domain : distribution.domainName}`,
    })
    new CfnOutput(this, 'CdnDomain', { value: distribution.domainName })
    new CfnOutput(this, 'BucketName', { value: bucket.bucketName })
    Tags.of(this).add('location', getResourceNames(this).location(location.code))
  }

  private makeBucket(): Bucket {
    const bucket = new Bucket(this, 'Site', {
      bucketName: getSiteBucketName(this, this.settings.location.code.toLowerCase()),
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: true,
    })
    // Set directly, because the CDK's property would add a function.
    const { defaultChild } = bucket.node
    if (defaultChild instanceof CfnBucket)
      defaultChild.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } }
    Validations.of(bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'Only the CDN reads this bucket of public files; access logs would need a bucket that grows.',
    })
    return bucket
  }

  private makeDistribution(bucket: Bucket, certificate: ICertificate | undefined): Distribution {
    const { location, edge, webAcl } = this.settings
    const responseHeadersPolicy = edge.headers[getPolicy(location).signIn]
    const shared = { responseHeadersPolicy, viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS }
    const distribution = new Distribution(this, 'Cdn', {
      comment: location.fullName,
      priceClass: PriceClass.PRICE_CLASS_100,
      httpVersion: HttpVersion.HTTP2_AND_3,
      defaultRootObject: 'index.html',
      errorResponses,
      defaultBehavior: {
        ...shared,
        // With permission to list, S3 answers 404 instead of 403 for a missing file.
        origin: S3BucketOrigin.withOriginAccessControl(bucket, {
          originAccessControl: edge.originAccess,
          originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
        }),
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        compress: true,
        functionAssociations: atEdge(edge.pageToIndex),
      },
      additionalBehaviors: this.originBehaviors(shared),
      ...(webAcl && { webAclId: createWebAcl(this) }),
      ...(certificate && {
        domainNames: [location.domain],
        certificate,
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
    })
    Validations.of(distribution).acknowledge(
      {
        id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
        reason: 'There is a default root object, and no query reaches the bucket.',
      },
      {
        id: 'AwsSolutions-CFR7',
        reason: 'The access control is in the stack of the group, which the check cannot read.',
      },
      { id: 'AwsSolutions-CFR1', reason: 'Anyone may read the menu from anywhere.' },
      {
        id: 'AwsSolutions-CFR3',
        reason: 'Access logs would hold addresses of visitors and fill a bucket; the API logs its calls.',
      },
    )
    if (!webAcl) {
      Validations.of(distribution).acknowledge({
        id: 'AwsSolutions-CFR2',
        reason: 'A web ACL has a monthly price; the API is throttled and limits each visitor itself.',
      })
    }
    if (!certificate) {
      Validations.of(distribution).acknowledge({
        id: 'AwsSolutions-CFR4',
        reason: "Without a domain of its own the site has the CDN's certificate, whose protocol can't be chosen.",
      })
    }
    return distribution
  }

  private originBehaviors(shared: Pick<BehaviorOptions, 'responseHeadersPolicy' | 'viewerProtocolPolicy'>) {
    const { api, sockets, edge } = this.settings
    const functionAssociations = atEdge(edge.forwardHost)
    const apiBehavior = {
      ...shared,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations,
    }
    const origin = this.originOf(api.apiId)
    const cached = Object.fromEntries(
      [...edge.caches].map(([pattern, cachePolicy]) => [
        pattern,
        { ...shared, origin, cachePolicy, originRequestPolicy: edge.forwarding, compress: true, functionAssociations },
      ]),
    )
    return {
      ...cached,
      // Paths outside `/api`; the CDN adds the prefix.
      ...Object.fromEntries(
        ['/pictures/*', '/dish/*'].flatMap((pattern) => {
          const behavior = cached[`/api${pattern}`]
          return behavior ? [[pattern, behavior]] : []
        }),
      ),
      '/api/*': { ...apiBehavior, origin },
      [`/${sockets.stage.stageName}`]: { ...apiBehavior, origin: this.originOf(sockets.api.apiId) },
    }
  }

  private originOf(apiId: string): HttpOrigin {
    return new HttpOrigin(`${apiId}.execute-api.${this.region}.${this.urlSuffix}`, {
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      customHeaders: { 'x-location': this.settings.location.code, 'x-origin-key': this.originKey },
    })
  }
}
