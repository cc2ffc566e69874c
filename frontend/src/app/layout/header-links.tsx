import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useRoute } from 'wouter'
import { BrandMark } from '#ui/brand-mark'
import { useLocationConfig } from '#base/location/location'

/** A link of the header, marked on its own page. */
export const NavLink = ({ href, label }: { readonly href: string; readonly label: string }) => {
  const [isCurrent] = useRoute(href)
  return (
    <chakra.a
      asChild
      px="3"
      minH="11"
      display="inline-flex"
      alignItems="center"
      borderRadius="full"
      fontSize="sm"
      fontWeight="medium"
      color={isCurrent ? 'accent.fg' : 'fg.muted'}
      _hover={{ color: 'fg' }}
    >
      <Link href={href} aria-current={isCurrent ? 'page' : undefined}>
        {label}
      </Link>
    </chakra.a>
  )
}

/** The restaurant's name, which leads to the start. */
export const Brand = () => {
  const { name } = useLocationConfig()
  return (
    <chakra.a asChild display="inline-flex" alignItems="center" gap="2" minW="0" minH="11" borderRadius="lg">
      <Link href="/">
        <BrandMark size={32} />
        <chakra.span lineHeight="1.1" minW="0" whiteSpace="nowrap">
          <chakra.span
            display="block"
            truncate
            fontFamily="heading"
            fontSize={{ base: 'md', md: 'lg' }}
            fontWeight="600"
            letterSpacing="-0.01em"
          >
            Hibachi Ember
          </chakra.span>
          <chakra.span display="block" fontSize="xs" color="fg.subtle" truncate>
            {name}
          </chakra.span>
        </chakra.span>
      </Link>
    </chakra.a>
  )
}
