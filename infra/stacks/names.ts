import type { IConstruct } from 'constructs'
import { RECORDINGS_PREFIX } from '#functions/transcription/records'
import { PRODUCT_NAMES } from './product'
import { getSettings } from './settings'

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
