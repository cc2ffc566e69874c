import { Validations } from 'aws-cdk-lib'
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch'
import { CfnDeploymentGroup, LambdaApplication, LambdaDeploymentConfig } from 'aws-cdk-lib/aws-codedeploy'
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnAlias, type Alias } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'

const POLICY = 'service-role/AWSCodeDeployRoleForLambdaLimited'

/**
 * Sends a tenth of the calls to a new version for five minutes. An alarm during that time rolls
 * back every function of the deployment. CodeDeploy costs nothing for functions.
 */
export class CanaryReleases extends Construct {
  private readonly application: LambdaApplication
  private readonly role: Role

  constructor(
    scope: Construct,
    id: string,
    private readonly failing: Alarm,
  ) {
    super(scope, id)
    this.application = new LambdaApplication(this, 'Application')
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName(POLICY)],
    })
    Validations.of(this.role).acknowledge({
      id: `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${POLICY}]`,
      reason: "What CodeDeploy may do with aliases is CodeDeploy's to say; of its own policies this is the narrowest.",
    })
  }

  /** Releases an alias this way. Its own alarms roll back the deployment, too. */
  shift(alias: Alias, own: readonly Alarm[]): void {
    const { defaultChild } = alias.node
    if (!(defaultChild instanceof CfnAlias)) throw new Error(`${alias.node.path} is not one resource`)
    const { applicationName } = this.application
    const { ref: deploymentGroupName } = new CfnDeploymentGroup(alias, 'Release', {
      applicationName,
      serviceRoleArn: this.role.roleArn,
      deploymentConfigName: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES.deploymentConfigName,
      deploymentStyle: { deploymentType: 'BLUE_GREEN', deploymentOption: 'WITH_TRAFFIC_CONTROL' },
      alarmConfiguration: {
        enabled: true,
        alarms: [this.failing, ...own].map(({ alarmName }) => ({ name: alarmName })),
      },
      autoRollbackConfiguration: { enabled: true, events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM'] },
    })
    defaultChild.cfnOptions.updatePolicy = { codeDeployLambdaAliasUpdate: { applicationName, deploymentGroupName } }
  }
}
