import { groupDefaults } from '#shared/locations/group'
import type { IConstruct } from 'constructs'
import { RECORDINGS_PREFIX } from '#functions/voice/transcription/records'
import { getSettings } from './settings'
import { CfnElement, Names, Stack } from 'aws-cdk-lib'

/** The product's name in stack names, tags and logs. */
export const PRODUCT_NAMES = {
  name: groupDefaults.brand,
  slug: groupDefaults.brand.toLowerCase().replaceAll(' ', '-'),
  stackPrefix: groupDefaults.brand.replaceAll(' ', ''),
} as const

/** Names of an environment's resources. Production has no name and uses the plain product names. */
export const getEnvironmentNames = (environment: string) => {
  const stack = (part: string) => [PRODUCT_NAMES.stackPrefix, environment, part].filter(Boolean).join('-')
  return {
    slug: [PRODUCT_NAMES.slug, environment].filter(Boolean).join('-'),
    groupStack: stack('Group'),
    siteStack: stack,
    /**
     * Prefix of recordings and their jobs. An environment's name has no dot, so no prefix starts
     * with another.
     */
    recordings: [environment, RECORDINGS_PREFIX].filter(Boolean).join('.'),
    /**
     * Prefix of the sites' buckets. An environment's name has no hyphen, so no prefix starts with
     * another.
     */
    siteBuckets: `${[PRODUCT_NAMES.slug, environment].filter(Boolean).join('-')}--`,
    /** The value of the tag that separates the costs of locations. */
    location: (code: string) => [environment, code].filter(Boolean).join('-'),
  }
}

/** The prefix of the log groups of an environment's group stack. */
export const getLogGroupPrefix = (environment: string): string =>
  `/${PRODUCT_NAMES.slug}/${getEnvironmentNames(environment).groupStack}/`

/** Names of the resources of a construct's environment. */
export const getResourceNames = (scope: IConstruct) => getEnvironmentNames(getSettings(scope).environment)

/**
 * The parameter name by which cdk-nag refers to a resource that is passed to a nested stack, by its
 * `Ref` or `Arn`.
 */
export function getNestedParameterName(construct: IConstruct, attribute: 'Ref' | 'Arn'): string {
  const { defaultChild } = construct.node
  if (!defaultChild) throw new Error(`${construct.node.path} is not one resource`)
  return `referenceto${Names.nodeUniqueId(defaultChild.node)}${attribute}`
}

/** The logical id of a construct's resource in its template, which findings of cdk-nag name. */
export function getLogicalId(construct: IConstruct): string {
  const { defaultChild } = construct.node
  if (!CfnElement.isCfnElement(defaultChild)) throw new Error(`${construct.node.path} is not one resource`)
  return Stack.of(construct).getLogicalId(defaultChild)
}
