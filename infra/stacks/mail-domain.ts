import { CfnOutput, Stack } from 'aws-cdk-lib'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { CfnRecordSet, MxRecord, TxtRecord, type IHostedZone } from 'aws-cdk-lib/aws-route53'
import {
  ConfigurationSet,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  MailFromBehaviorOnMxFailure,
} from 'aws-cdk-lib/aws-ses'
import { Subscription, SubscriptionProtocol, Topic } from 'aws-cdk-lib/aws-sns'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Construct } from 'constructs'
import type { Settings } from './settings'
import { findZone } from './site/site-domain'

type MailDomain = NonNullable<Settings['mailDomain']>

type Props = {
  readonly mailDomain: MailDomain
  /** Receives bounces and complaints. */
  readonly onRefused: IFunction
  /** Receives reports of other mail servers; the domain's postmaster if undefined. */
  readonly reportTo: string | undefined
}

/** Reports go to the owner. `quarantine` puts mails of forgers into the spam folder. */
const formatDmarc = (domain: string, reportTo = `postmaster@${domain}`) =>
  `v=DMARC1; p=quarantine; adkim=s; rua=mailto:${reportTo}`

/**
 * The domain that mails come from: an SES identity with DKIM, a MAIL FROM domain of its own for
 * SPF, and the handling of bounces and complaints. With a zone the records are created, otherwise
 * the outputs say which ones to create. SES must have left its sandbox.
 */
export class MailSender extends Construct {
  constructor(scope: Construct, id: string, { mailDomain, onRefused, reportTo }: Props) {
    super(scope, id)
    const { domain } = mailDomain
    const zone = mailDomain.zone && findZone(this, mailDomain.zone, domain)
    const configurationSet = new ConfigurationSet(this, 'Mails', { reputationMetrics: false })
    this.handleRefusals(configurationSet, onRefused)
    const mailFromDomain = `mail.${domain}`
    const identity = new EmailIdentity(this, 'Identity', {
      identity: Identity.domain(domain),
      configurationSet,
      mailFromDomain,
      mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
    })
    const records = this.listRecords(identity, mailFromDomain, formatDmarc(domain, reportTo))
    if (zone) this.addRecords(zone, records)
    for (const [index, { name, type, value }] of records.entries())
      new CfnOutput(this, `Record${index + 1}`, { value: `${name} ${type} ${value}` })
  }

  private listRecords(identity: EmailIdentity, mailFromDomain: string, dmarc: string) {
    const domain = mailFromDomain.replace(/^mail\./, '')
    return [
      ...identity.dkimRecords.map(({ name, value }) => ({ name, type: 'CNAME', value }) as const),
      { name: mailFromDomain, type: 'MX', value: `10 feedback-smtp.${Stack.of(this).region}.amazonses.com` } as const,
      { name: mailFromDomain, type: 'TXT', value: 'v=spf1 include:amazonses.com -all' } as const,
      { name: `_dmarc.${domain}`, type: 'TXT', value: dmarc } as const,
    ]
  }

  private addRecords(zone: IHostedZone, records: ReturnType<MailSender['listRecords']>): void {
    for (const [index, { name, type, value }] of records.entries()) {
      const record = { zone, recordName: `${name}.` }
      const id = `Zone${index + 1}`
      if (type === 'TXT') new TxtRecord(this, id, { ...record, values: [value] })
      else if (type === 'MX') {
        const [priority = '', hostName = ''] = value.split(' ')
        new MxRecord(this, id, { ...record, values: [{ priority: Number(priority), hostName }] })
      } else
        new CfnRecordSet(this, id, {
          hostedZoneId: zone.hostedZoneId,
          name,
          type,
          ttl: '1800',
          resourceRecords: [value],
        })
    }
  }

  private handleRefusals(configurationSet: ConfigurationSet, onRefused: IFunction): void {
    const topic = new Topic(this, 'Refused', { enforceSSL: true })
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('ses.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    )
    // In the function's stack, because the group's own stack can't depend on a stack inside it.
    onRefused.addPermission('Refusals', {
      principal: new ServicePrincipal('sns.amazonaws.com'),
      sourceArn: topic.topicArn,
    })
    new Subscription(Stack.of(onRefused), 'Refusals', {
      topic,
      protocol: SubscriptionProtocol.LAMBDA,
      endpoint: onRefused.functionArn,
    })
    configurationSet.addEventDestination('Refusals', {
      destination: EventDestination.snsTopic(topic),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    })
  }
}
