import { lazy } from 'react'
import type { ComponentType } from 'react'

/** A page in a chunk of its own: `pageOf(() => import('…'), 'MenuPage')`. */
export const pageOf = <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K) =>
  lazy(async () => ({ default: (await load())[name] }))
