import { Aws, CfnRule, Fn } from 'aws-cdk-lib'
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { ARecord, AaaaRecord, HostedZone as Zone, RecordTarget, type IHostedZone } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import type { Construct } from 'constructs'
import type { HostedZone } from '../settings'

/** Refers to a zone that exists outside the stacks. Throws if the domain is not part of it. */
export function findZone(scope: Construct, { id, name }: HostedZone, domain: string): IHostedZone {
  if (domain !== name && !domain.endsWith(`.${name}`)) throw new Error(`${domain} is not in the zone ${name}`)
  return Zone.fromHostedZoneAttributes(scope, 'Zone', { hostedZoneId: id, zoneName: name })
}

type Domain = {
  readonly domain: string
  readonly certificateArn: string | undefined
  readonly zone: IHostedZone | undefined
}

/**
 * Returns the certificate of a site's domain: the configured one, else a new one that is validated
 * by a record in the zone. Undefined if neither is configured.
 */
export function createCertificate(
  scope: Construct,
  { domain, certificateArn, zone }: Domain,
): ICertificate | undefined {
  if (certificateArn) return Certificate.fromCertificateArn(scope, 'Certificate', certificateArn)
  if (!zone) return undefined
  new CfnRule(scope, 'CertificateRegion', {
    assertions: [
      {
        assert: Fn.conditionEquals(Aws.REGION, 'us-east-1'),
        assertDescription: 'A certificate of a CDN can only be made in us-east-1: deploy there, or set certificates.',
      },
    ],
  })
  return new Certificate(scope, 'Certificate', { domainName: domain, validation: CertificateValidation.fromDns(zone) })
}

/** Creates the records that lead the domain to the site, for IPv4 and IPv6. */
export function addSiteRecords(scope: Construct, zone: IHostedZone, domain: string, cdn: Distribution): void {
  const record = { zone, recordName: `${domain}.`, target: RecordTarget.fromAlias(new CloudFrontTarget(cdn)) }
  new ARecord(scope, 'Address', record)
  new AaaaRecord(scope, 'Address6', record)
}
