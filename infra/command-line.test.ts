import * as z from 'zod/mini'
import {
  UsageError,
  defineFlag,
  cdkContextOption,
  parseTime,
  noArguments,
  parseOneOf,
  defineOption,
  parseCommandLine,
  parseWholeNumber,
} from './command-line'

const oven = {
  name: 'npm run oven',
  options: {
    minutes: defineOption(z._default(parseWholeNumber(1, 60), 30), { value: 'N', help: 'how long it bakes (30)' }),
    into: defineOption(z.string(), { value: 'FOLDER', help: 'where it is put' }),
    at: defineOption(z.optional(parseTime), { value: 'TIME', help: 'when it is taken out' }),
    open: defineFlag('leaves the door open'),
    context: cdkContextOption,
  },
  words: defineOption(z.array(parseOneOf(['top', 'bottom'])), { value: 'SHELF…', help: 'which shelves' }),
}

const heard = (...args: string[]) => parseCommandLine(oven, args)

describe('a command line', () => {
  test('parses each option to its type, and the other words', () => {
    expect(heard('top', '--minutes', '5', '--into=tin', '--at', '2026-01-31T18:00:00Z', '--open', 'bottom')).toEqual({
      options: { minutes: 5, into: 'tin', at: new Date('2026-01-31T18:00:00Z'), open: true, context: [] },
      words: ['top', 'bottom'],
    })
  })

  test('uses the defaults of missing options', () => {
    expect(heard('--into', 'tin')).toEqual({
      options: { minutes: 30, into: 'tin', at: undefined, open: false, context: [] },
      words: [],
    })
  })

  test('passes any number of settings to the CDK', () => {
    const { options } = heard('--into', 'tin', '-c', 'environment=staging', '--context=alarmEmail=owner@example.com')
    expect(options.context).toEqual(['-c', 'environment=staging', '-c', 'alarmEmail=owner@example.com'])
  })

  test.each([
    [['--into', 'tin', '--minuets', '5'], "Unknown option '--minuets'"],
    [['--into', 'tin', '--open=yes'], "'--open' does not take an argument"],
    [['--into'], "'--into <value>' argument missing"],
    [[], '--into is missing.'],
    [['--into', 'tin', '--minutes', 'soon'], '--minutes soon is no whole number from 1 to 60.'],
    [['--into', 'tin', '--minutes', '0'], '--minutes 0 is no whole number'],
    [['--into', 'tin', '--minutes', '61'], '--minutes 61 is no whole number'],
    [['--into', 'tin', '--minutes', '1.5'], '--minutes 1.5 is no whole number'],
    [['--into', 'tin', '--minutes', ''], '--minutes  is no whole number'],
    [['--into', 'tin', '--at', 'noon'], '--at noon is no time such as 2026-01-31T18:00:00Z.'],
    [['--into', 'tin', '-c', 'staging'], '--context staging is not of the form name=value.'],
    [['--into', 'tin', '-c=environment=staging'], 'is not of the form name=value.'],
    [['--into', 'tin', 'top', 'middle'], 'middle is none of top, bottom.'],
  ])('rejects %j with the usage', (args, why) => {
    expect(() => heard(...args)).toThrow(UsageError)
    expect(() => heard(...args)).toThrow(why)
    expect(() => heard(...args)).toThrow('npm run oven -- [SHELF…]')
  })

  test('rejects words for a command that takes none', () => {
    const plain = { name: 'npm run plain', options: {}, words: noArguments }
    expect(() => parseCommandLine(plain, ['all'])).toThrow('all is not understood.\nnpm run plain')
  })

  test('rejects a missing task', () => {
    const command = { ...oven, options: {}, words: z.tuple([z.literal('bake')]) }
    expect(() => parseCommandLine(command, [])).toThrow('What to do is missing.')
  })

  test('formats the usage from the declaration', () => {
    expect(() => heard('--help')).toThrow(
      [
        'npm run oven -- [SHELF…] [--minutes N] --into FOLDER [--at TIME] [--open] [-c name=value]…',
        '  SHELF…         which shelves',
        '  --minutes N    how long it bakes (30)',
        '  --into FOLDER  where it is put',
        '  --at TIME      when it is taken out',
        '  --open         leaves the door open',
        '  -c name=value  a setting for the CDK, as in cdk.json; may be repeated',
      ].join('\n'),
    )
  })
})
