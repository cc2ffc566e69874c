import { groupDefaults } from '#shared/locations/group'
import type { IConstruct } from 'constructs'
import { RECORDINGS_PREFIX } from '#functions/voice/transcription/records'
import { getSettings } from './settings'
import { CfnElement, Names, Stack } from 'aws-cdk-lib'

/** How the product is called in stack names, tags and logs. */
export const PRODUCT_NAMES = {
  name: groupDefaults.brand,
  slug: groupDefaults.brand.toLowerCase().replaceAll(' ', '-'),
  stackPrefix: groupDefaults.brand.replaceAll(' ', ''),
} as const

/**
 * What the parts of an environment are called; production, which none need name, has the product's
 * plain names.
 */
export const getEnvironmentNames = (environment: string) => {
  const stack = (part: string) => [PRODUCT_NAMES.stackPrefix, environment, part].filter(Boolean).join('-')
  return {
    slug: [PRODUCT_NAMES.slug, environment].filter(Boolean).join('-'),
    groupStack: stack('Group'),
    siteStack: stack,
    /**
     * How recordings and their jobs begin; an environment's name holds no dot, so that none begins
     * as another's do.
     */
    recordings: [environment, RECORDINGS_PREFIX].filter(Boolean).join('.'),
    /**
     * How the sites' buckets begin; an environment's name holds no hyphen, so that none begin as
     * another's do.
     */
    siteBuckets: `${[PRODUCT_NAMES.slug, environment].filter(Boolean).join('-')}--`,
    /** The value of the tag by which a location's costs are told apart. */
    location: (code: string) => [environment, code].filter(Boolean).join('-'),
  }
}

/** What the parts of the environment that is being made are called. */
export const getResourceNames = (scope: IConstruct) => getEnvironmentNames(getSettings(scope).environment)

/**
 * How the checks name a construct's resource in a stack inside its own, which is handed it: by its
 * `Ref` or its `Arn`.
 */
export function getNestedParameterName(construct: IConstruct, attribute: 'Ref' | 'Arn'): string {
  const { defaultChild } = construct.node
  if (!defaultChild) throw new Error(`${construct.node.path} is not one resource`)
  return `referenceto${Names.nodeUniqueId(defaultChild.node)}${attribute}`
}

/** The name of a construct's resource in its template, by which findings of the checks name it. */
export function getLogicalId(construct: IConstruct): string {
  const { defaultChild } = construct.node
  if (!CfnElement.isCfnElement(defaultChild)) throw new Error(`${construct.node.path} is not one resource`)
  return Stack.of(construct).getLogicalId(defaultChild)
}
