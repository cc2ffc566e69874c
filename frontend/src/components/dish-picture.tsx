import { useState } from 'react'
import type { ReactNode } from 'react'
import { pictureOf, srcSetOf } from '#shared/rules/picture'

type DishPictureProps = {
  readonly imageUrl: string | null
  /** How wide it stands on the page, as the browser is told it. */
  readonly sizes: string
  /** What stands there where it has none, or it does not load. */
  readonly children?: ReactNode
}

/** A dish's picture, decorative beside its name, in the smallest file that will do. */
export function DishPicture({ imageUrl, sizes, children }: DishPictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (!imageUrl || imageUrl === failed) return children
  const picture = pictureOf(imageUrl)
  return (
    <picture>
      {picture?.sources.map(({ type, files }) => (
        <source key={type} type={type} srcSet={srcSetOf(files)} sizes={sizes} />
      ))}
      <img
        src={imageUrl}
        alt=""
        width={picture?.width}
        height={picture?.height}
        loading="lazy"
        decoding="async"
        style={{ backgroundColor: picture?.colour }}
        onError={() => setFailed(imageUrl)}
      />
    </picture>
  )
}
