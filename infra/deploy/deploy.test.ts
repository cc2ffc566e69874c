import { addresses, deploy } from './deploy'
import { destroy } from './destroy'
import type { Surroundings } from './steps'

const stacks = { group: 'Ember-Group', sites: ['Ember-ONE', 'Ember-TWO'] }

/** An account in which commands that begin with one of `failing` fail. */
function givenAccount({ failing = [], says = 'yes' }: { failing?: readonly string[]; says?: string } = {}) {
  const ran: string[] = []
  const said: string[] = []
  const here: Surroundings = {
    run: (command, args) => {
      const line = [command, ...args].join(' ')
      ran.push(line)
      return Promise.resolve({ code: failing.some((start) => line.startsWith(start)) ? 1 : 0, out: '111122223333\n' })
    },
    ask: () => Promise.resolve(says),
    say: (line) => said.push(line),
  }
  return { here, ran, said }
}

describe('deploying', () => {
  const wishes = { stacks, args: ['-c', 'alarmEmail=owner@example.com'], confirmed: false }
  const deployed = (ran: readonly string[]) => ran.filter((line) => line.startsWith('npx cdk deploy'))

  test('builds, checks, shows the difference, asks, then deploys', async () => {
    const { here, ran } = givenAccount()
    await deploy(here, wishes)
    expect(ran.slice(2).map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
      'npm run build',
      'npm run synth',
      'npx cdk diff',
      'npx cdk deploy',
    ])
    expect(ran.at(-1)).toContain('-c alarmEmail=owner@example.com')
  })

  test.each([
    ['without credentials', { failing: ['aws sts'] }, 'Sign in first'],
    ['in an account that is not prepared', { failing: ['aws cloudformation'] }, 'npx cdk bootstrap'],
    ['when the site does not build', { failing: ['npm run build'] }, 'could not be built'],
    ['when a check fails', { failing: ['npm run synth'] }, 'did not pass'],
    ['when nobody says yes', { says: 'y' }, 'Nothing was deployed'],
  ])('%s nothing is deployed, and why is said', async (_, account, why) => {
    const { here, ran } = givenAccount(account)
    await expect(deploy(here, wishes)).rejects.toThrow(why)
    expect(deployed(ran)).toEqual([])
  })

  test('a pipeline that confirmed beforehand is not asked', async () => {
    const { here, ran } = givenAccount({ says: 'no' })
    await deploy(here, { ...wishes, confirmed: true })
    expect(deployed(ran)).toHaveLength(1)
  })

  test('says where the sites are', () => {
    expect(addresses({ 'Ember-Group': { ApiUrl: 'x' }, 'Ember-ONE': { SiteUrl: 'https://one.example' } })).toEqual([
      'Ember-ONE  https://one.example',
    ])
  })
})

describe('taking down', () => {
  const wishes = { stacks, args: [], live: [] }
  const destroyed = (ran: readonly string[]) => ran.filter((line) => line.startsWith('npx cdk destroy'))

  test('takes the sites down before the group, and says that the table stays', async () => {
    const { here, ran, said } = givenAccount({ says: 'Ember-Group' })
    await destroy(here, wishes)
    expect(destroyed(ran)).toEqual(['npx cdk destroy --force Ember-ONE Ember-TWO Ember-Group'])
    expect(said.join(' ')).toContain('The table stays')
  })

  test.each([
    ['while a location is live', { says: 'Ember-Group' }, ['ONE'], 'ONE is live'],
    ['on a mere yes', { says: 'yes' }, [], 'Nothing was taken down'],
    ['where nothing is deployed', { failing: ['aws cloudformation'] }, [], 'has no Ember-Group'],
  ])('%s nothing is taken down', async (_, account, live, why) => {
    const { here, ran } = givenAccount(account)
    await expect(destroy(here, { ...wishes, live })).rejects.toThrow(why)
    expect(destroyed(ran)).toEqual([])
  })
})
