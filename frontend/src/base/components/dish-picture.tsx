import { useState } from 'react'
import type { ReactNode } from 'react'
import { getDishPicture } from '#shared/rules/picture'
import { ResponsivePicture } from './own-picture'

type DishPictureProps = {
  readonly imageUrl: string | null
  /** How wide it stands on the page, as the browser is told it. */
  readonly sizes: string
  /** Whether it stands where one looks first, so that it is not waited with. */
  readonly isUpfront?: boolean
  /** What stands there where it has none, or it does not load. */
  readonly children?: ReactNode
}

/** A dish's picture, decorative beside its name. */
export function DishPicture({ imageUrl, sizes, isUpfront = false, children }: DishPictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (!imageUrl || imageUrl === failed) return children
  const picture = getDishPicture(imageUrl)
  const fail = () => setFailed(imageUrl)
  if (!picture) return <img src={imageUrl} alt="" loading="lazy" decoding="async" onError={fail} />
  const urgency = isUpfront ? ({ loading: 'eager', fetchPriority: 'high' } as const) : {}
  return <ResponsivePicture picture={picture} sizes={sizes} onError={fail} {...urgency} />
}
