import { leaveOut } from './leave-out'
import type { Templates } from './leave-out'

const without = (templates: Templates, ...types: readonly string[]) =>
  leaveOut(templates, (type) => types.includes(type))

const idsIn = (templates: Templates, file: string) => Object.keys(templates[file]?.Resources ?? {})

describe('what an endpoint lacks', () => {
  const group = {
    Resources: {
      Words: { Type: 'AWS::Transcribe::Vocabulary' },
      Listen: { Type: 'AWS::Lambda::Function', DependsOn: ['Words', 'Role'], Properties: { MemorySize: 1024 } },
      Role: { Type: 'AWS::IAM::Role' },
    },
  }

  test('is left out, and nothing waits for it; all else is as it was', () => {
    const { templates, left } = without({ group }, 'AWS::Transcribe::Vocabulary')
    expect(templates['group']?.Resources).toEqual({
      Listen: { Type: 'AWS::Lambda::Function', DependsOn: ['Role'], Properties: { MemorySize: 1024 } },
      Role: { Type: 'AWS::IAM::Role' },
    })
    expect(left).toEqual([
      { file: 'group', id: 'Words', type: 'AWS::Transcribe::Vocabulary', lacking: 'AWS::Transcribe::Vocabulary' },
    ])
  })

  test('nothing is left out of what an endpoint has', () => {
    expect(without({ group })).toEqual({ templates: { group }, left: [] })
  })
})

describe('what refers to it', () => {
  const cache = { Type: 'AWS::CloudFront::CachePolicy' }
  const ofCache = { Ref: 'Cache' }

  test.each([
    ['by name', { CachePolicyId: ofCache }],
    ['by an attribute', { Deep: [{ Id: { 'Fn::GetAtt': ['Cache', 'Id'] } }] }],
    ['within a text', { Path: { 'Fn::Sub': 'cache/${Cache.Id}' } }],
    ['within a joined text', { Path: { 'Fn::Join': ['', ['cache/', ofCache]] } }],
  ])('%s goes with it, and so do its outputs', (_, Properties) => {
    const site = {
      Resources: {
        Cache: cache,
        Cdn: { Type: 'AWS::CloudFront::Distribution', Properties },
        Files: { Type: 'AWS::S3::Bucket' },
      },
      Outputs: { Domain: { Value: { 'Fn::GetAtt': ['Cdn', 'DomainName'] } }, Bucket: { Value: { Ref: 'Files' } } },
    }
    const { templates, left } = without({ site }, cache.Type)
    expect(idsIn(templates, 'site')).toEqual(['Files'])
    expect(Object.keys(templates['site']?.Outputs ?? {})).toEqual(['Bucket'])
    expect(left.map(({ id, lacking }) => [id, lacking])).toEqual([
      ['Cache', cache.Type],
      ['Cdn', cache.Type],
    ])
  })

  test('goes from another stack too, whichever comes first', () => {
    const { templates } = without(
      {
        site: {
          Resources: {
            Cdn: { Type: 'AWS::CloudFront::Distribution', Properties: { Id: { 'Fn::ImportValue': 'cache' } } },
          },
        },
        group: { Resources: { Cache: cache }, Outputs: { Cache: { Value: ofCache, Export: { Name: 'cache' } } } },
      },
      cache.Type,
    )
    expect([idsIn(templates, 'site'), idsIn(templates, 'group')]).toEqual([[], []])
  })

  test('goes from a nested stack and back out of it, but not the whole of it', () => {
    const { templates } = without(
      {
        group: {
          Resources: {
            Cache: cache,
            Part: {
              Type: 'AWS::CloudFormation::Stack',
              Properties: { Parameters: { cache: ofCache, other: 'kept' } },
              Metadata: { 'aws:asset:path': 'part' },
            },
            User: { Type: 'AWS::Lambda::Function', Properties: { Of: { 'Fn::GetAtt': ['Part', 'Outputs.Cdn'] } } },
          },
        },
        part: {
          Parameters: { cache: { Type: 'String' }, other: { Type: 'String' } },
          Resources: {
            Cdn: { Type: 'AWS::CloudFront::Distribution', Properties: { Id: { Ref: 'cache' } } },
            Log: { Type: 'AWS::Logs::LogGroup' },
          },
          Outputs: { Cdn: { Value: { Ref: 'Cdn' } } },
        },
      },
      cache.Type,
    )
    expect([idsIn(templates, 'group'), idsIn(templates, 'part')]).toEqual([['Part'], ['Log']])
    expect(templates['group']?.Resources['Part']?.Properties).toEqual({ Parameters: { other: 'kept' } })
    // What is handed down no more is not asked for: a parameter without a value would fail the
    // whole stack.
    expect(templates['part']?.Parameters).toEqual({ other: { Type: 'String' } })
  })

  test('only by how it is updated stays, to be updated at once', () => {
    const alias = {
      Type: 'AWS::Lambda::Alias',
      UpdatePolicy: { CodeDeployLambdaAliasUpdate: { ApplicationName: { Ref: 'Release' } } },
    }
    const { templates } = without(
      { group: { Resources: { Alias: alias, Release: { Type: 'AWS::CodeDeploy::Application' } } } },
      'AWS::CodeDeploy::Application',
    )
    expect(templates['group']?.Resources).toEqual({ Alias: { Type: 'AWS::Lambda::Alias' } })
  })
})

test('a custom resource that never answers is not waited for an hour', () => {
  const { templates } = without({
    group: { Resources: { Seed: { Type: 'Custom::Trigger', Properties: { Of: 'seed' } } } },
  })
  expect(templates['group']?.Resources['Seed']?.Properties).toEqual({ Of: 'seed', ServiceTimeout: 60 })
})
