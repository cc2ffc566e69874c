import { parseEnvironment, type DeployContext } from './deploy-context'
import { deployStacks, formatSiteAddresses } from './deploy-stacks'
import { destroyStacks } from './destroy-stacks'

const stacks = { group: 'Ember-Group', sites: ['Ember-ONE', 'Ember-TWO'] }

type Account = {
  /** Prefixes of commands that fail. */
  readonly failing?: readonly string[]
  readonly says?: string
  /** The status of the group's stack, and the concurrency limit. */
  readonly state?: string
  readonly atOnce?: number
  /** The number of distributions, their quota, and whether SES is out of its sandbox. */
  readonly distributions?: string
  readonly quota?: string
  readonly production?: string
}

function givenAccount(given: Account = {}) {
  const { failing = [], says = 'yes', state = 'UPDATE_COMPLETE', atOnce = 1000 } = given
  const { distributions = '2', quota = '500', production = 'True' } = given
  const ran: string[] = []
  const output: string[] = []
  const here: DeployContext = {
    run: (command, args) => {
      const line = [command, ...args].join(' ')
      ran.push(line)
      const answers = {
        sts: '111122223333',
        cloudformation: state,
        lambda: String(atOnce),
        cloudfront: distributions,
        'service-quotas': quota,
        sesv2: production,
      }
      const out = Object.entries(answers).find(([service]) => line.startsWith(`aws ${service} `))?.[1] ?? ''
      return Promise.resolve({ code: failing.some((start) => line.startsWith(start)) ? 1 : 0, out: `${out}\n` })
    },
    ask: () => Promise.resolve(says),
    print: (line) => output.push(line),
  }
  return { here, ran, output }
}

describe('deploying', () => {
  const options = { stacks, args: ['-c', 'alarmEmail=owner@example.com'], confirmed: false, sendsMail: false }
  const deployed = (ran: readonly string[]) => ran.filter((line) => line.startsWith('npx cdk deploy'))

  test('builds, checks, shows the changes, asks for confirmation, then deploys', async () => {
    const { here, ran } = givenAccount()
    await deployStacks(here, options)
    expect(ran.filter((line) => !line.startsWith('aws ')).map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual(
      ['npm run build', 'npm run synth', 'npx cdk diff', 'npx cdk deploy'],
    )
    expect(ran.at(-1)).toContain('-c alarmEmail=owner@example.com')
  })

  test.each([
    ['without credentials', { failing: ['aws sts'] }, 'Sign in first'],
    ['in an account that is not prepared', { failing: ['aws cloudformation'] }, 'npx cdk bootstrap'],
    ['when the site does not build', { failing: ['npm run build'] }, 'could not be built'],
    ['when a check fails', { failing: ['npm run synth'] }, 'did not pass'],
    ['without a confirmation', { says: 'y' }, 'Nothing was deployed'],
  ])('%s nothing is deployed, and the reason is printed', async (_, account, why) => {
    const { here, ran } = givenAccount(account)
    await expect(deployStacks(here, options)).rejects.toThrow(why)
    expect(deployed(ran)).toEqual([])
  })

  test('does not ask a pipeline that confirmed beforehand', async () => {
    const { here, ran } = givenAccount({ says: 'no' })
    await deployStacks(here, { ...options, confirmed: true })
    expect(deployed(ran)).toHaveLength(1)
  })

  test('table and accounts are protected from the first creation on, and sites are deployed at once', async () => {
    const { here, ran } = givenAccount()
    await deployStacks(here, options)
    expect(deployed(ran)).toEqual([expect.stringMatching(/--all .*--concurrency 10/)])
    expect(deployed(ran).join()).not.toContain('deletionProtection')
  })

  test('a failed first deployment says what was left behind, and how to remove it', async () => {
    const state = 'AWS::DynamoDB::Table\tEmber-Table-1\nAWS::Cognito::UserPoolGroup\tstaff'
    const { here, output } = givenAccount({ state, failing: ['npx cdk deploy'] })
    await expect(deployStacks(here, options)).rejects.toThrow('A new deployment makes its own')
    expect(output.join('\n')).toContain('AWS::DynamoDB::Table Ember-Table-1')
    expect(output.join('\n')).toContain('aws dynamodb update-table --no-deletion-protection-enabled')
    expect(output.join('\n')).not.toContain('staff')
  })

  test('a failed update leaves nothing behind, and says so', async () => {
    const { here, output } = givenAccount({ state: '', failing: ['npx cdk deploy'] })
    await expect(deployStacks(here, options)).rejects.toThrow(/has put back what was there before\.$/)
    expect(output).toEqual([])
  })

  test.each([
    ['has no distribution', { distributions: '0' }, '"Your account must be verified"'],
    ['may have too few distributions', { quota: '1' }, 'the account may have 1'],
    ['is in the sandbox of SES', { production: 'False' }, 'only verified recipients get mail'],
  ])('an account that %s gets a hint before anything is created', async (_, account, hint) => {
    const { here, ran, output } = givenAccount(account)
    await deployStacks(here, { ...options, sendsMail: true })
    expect(output.join('\n')).toContain(hint)
    expect(deployed(ran)).toHaveLength(1)
  })

  test('an account with a low concurrency limit gets a hint, and is deployed to', async () => {
    const { here, ran, output } = givenAccount({ atOnce: 10 })
    await deployStacks(here, options)
    expect(output.join(' ')).toContain('may run 10 functions at once')
    expect(output.join(' ')).toMatch(/request-service-quota-increase .*--quota-code L-B99A9384 --desired-value 1000/)
    expect(deployed(ran)).toHaveLength(1)
  })

  test.each([
    ['may run a thousand', {}, []],
    ['can not be read', { failing: ['aws lambda'] }, [expect.stringContaining('could not be read')]],
  ])('prints nothing else for a limit that %s', async (_, account, expected) => {
    const { here, output } = givenAccount(account)
    await deployStacks(here, options)
    expect(output).toEqual(expected)
  })

  test.each([
    ['nothing', [], {}, ''],
    ['the settings', [], { environment: 'staging' }, 'staging'],
    ['the command', ['-c', 'environment=trial'], { environment: 'staging' }, 'trial'],
    ['the command, in one word', ['--context=environment=production'], { environment: 'staging' }, ''],
  ])('the environment follows from %s', (_, args, context, environment) => {
    expect(parseEnvironment(args, context)).toBe(environment)
  })

  test('prints the addresses of the sites', () => {
    expect(
      formatSiteAddresses({ 'Ember-Group': { ApiUrl: 'x' }, 'Ember-ONE': { SiteUrl: 'https://one.example' } }),
    ).toEqual(['Ember-ONE  https://one.example'])
  })
})

describe('taking down', () => {
  const options = { stacks, args: [], live: [] }
  const destroyed = (ran: readonly string[]) => ran.filter((line) => line.startsWith('npx cdk destroy'))

  test('deletes the sites before the group, and says that the table remains', async () => {
    const { here, ran, output } = givenAccount({ says: 'Ember-Group' })
    await destroyStacks(here, options)
    expect(destroyed(ran)).toEqual(['npx cdk destroy --force Ember-ONE Ember-TWO Ember-Group'])
    expect(output.join(' ')).toContain('The table stays')
  })

  test.each([
    ['while a location is live', { says: 'Ember-Group' }, ['ONE'], 'ONE is live'],
    ['on a mere yes', { says: 'yes' }, [], 'Nothing was taken down'],
    ['where nothing is deployed', { failing: ['aws cloudformation'] }, [], 'has no Ember-Group'],
  ])('%s nothing is deleted', async (_, account, live, why) => {
    const { here, ran } = givenAccount(account)
    await expect(destroyStacks(here, { ...options, live })).rejects.toThrow(why)
    expect(destroyed(ran)).toEqual([])
  })
})
