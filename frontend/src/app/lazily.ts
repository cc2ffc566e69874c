import { lazy } from 'react'
import type { ComponentType } from 'react'

/**
 * A component in a chunk of its own: `lazily(() => import('…'), 'MenuPage')`. With the first of them comes the part
 * of the theme that the landing page does without.
 */
export const lazily = <P extends object, K extends string>(load: () => Promise<Record<K, ComponentType<P>>>, name: K) =>
  lazy<ComponentType<P>>(async () => {
    const [module] = await Promise.all([load(), import('./theme/late-recipes')])
    return { default: module[name] }
  })
