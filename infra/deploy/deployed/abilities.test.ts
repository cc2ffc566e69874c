import { isAmazon, lacksBehind } from './abilities'

describe('what an endpoint lacks shows in what failed there', () => {
  test.each([
    ['AWS::CloudFront::Function', 'Unsupported resource type: AWS::CloudFront::Function'],
    [
      'AWS::Transcribe::Vocabulary',
      'Template format error: Unrecognized resource types: [AWS::Transcribe::Vocabulary]',
    ],
    ['Custom::CDKBucketDeployment', 'timed out after 60s'],
  ])('%s: %s', (type, reason) => {
    expect(lacksBehind([{ type, id: 'It', reason }])).toEqual([{ type, reason }])
  })

  test.each([
    ['AWS::SQS::Queue', 'QueueName is required'],
    ['AWS::DynamoDB::Table', 'Unknown attribute pk'],
    ['Custom::Trigger', 'timed out after 60s'],
    ['Custom::OriginKey', 'Received response status FAILED'],
  ])('a fault of the product is none: %s: %s', (type, reason) => {
    expect(lacksBehind([{ type, id: 'It', reason }])).toEqual([])
  })

  test('is said once', () => {
    const failure = { type: 'AWS::CloudFront::Function', id: 'It', reason: 'Unsupported resource type' }
    expect(lacksBehind([failure, failure])).toHaveLength(1)
  })
})

test.each([
  ['aws', true],
  ['https://cloudformation.us-east-1.amazonaws.com', true],
  ['http://127.0.0.1:4566', false],
  ['http://amazonaws.com.example', false],
])('%s is Amazon itself: %s', (endpoint, expected) => {
  expect(isAmazon(endpoint)).toBe(expected)
})
