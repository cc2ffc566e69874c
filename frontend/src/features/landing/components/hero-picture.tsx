import { chakra } from '@chakra-ui/react/styled-system'
import { HERO_SIZES, heroOf, srcSetOf } from '#shared/rules/picture'

/** The lit flat iron of this restaurant, fading into the page. */
export function HeroPicture({ code }: { readonly code: string }) {
  const { src, width, height, sources } = heroOf(code)
  return (
    <picture>
      {sources.map(({ type, files }) => (
        <source key={type} type={type} srcSet={srcSetOf(files)} sizes={HERO_SIZES} />
      ))}
      <chakra.img
        src={src}
        alt=""
        width={width}
        height={height}
        fetchPriority="high"
        position="absolute"
        top="0"
        right="0"
        w={{ base: '100%', md: '62%' }}
        h={{ base: '13rem', md: '100%' }}
        objectFit="cover"
        pointerEvents="none"
        css={{
          maskImage: 'linear-gradient(to bottom, #000 60%, transparent)',
          md: {
            maskImage:
              'linear-gradient(to right, transparent, #000 45%), linear-gradient(to bottom, #000 75%, transparent)',
            maskComposite: 'intersect',
          },
        }}
      />
    </picture>
  )
}
