import { chakra } from '@chakra-ui/react/styled-system'

const waves =
  'radial-gradient(circle at 50% 100%, transparent 38%, var(--line) 40% 46%, transparent 48% 58%, var(--line) 60% 66%, transparent 68%)'
const bars = 'repeating-linear-gradient(90deg, transparent 0 22px, var(--line) 22px 27px)'
const crumbs =
  'radial-gradient(circle, var(--line) 2.5px, transparent 3px), radial-gradient(circle, var(--line) 1.5px, transparent 2px)'
const rings = 'repeating-radial-gradient(circle at 85% 10%, transparent 0 16px, var(--line) 16px 18px)'

/**
 * A dish with everything in it styled from its root: a menu shows ninety of these, and one styled element each is
 * what keeps that quick.
 */
export const DishCardRoot = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '6.5rem minmax(0, 1fr)', md: '1fr' },
    gridTemplateRows: { md: 'auto 1fr' },
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: '2xl',
    overflow: 'hidden',
    transition: 'border-color 160ms, transform 160ms',
    _hover: { borderColor: 'border.strong' },

    '& .tile': {
      '--line': 'rgb(255 180 84 / 0.13)',
      position: 'relative',
      display: 'grid',
      placeContent: 'center',
      justifyItems: 'center',
      gap: '1.5',
      minH: { base: '100%', md: 'auto' },
      aspectRatio: { md: '16 / 10' },
      color: 'fg',
      overflow: 'hidden',
    },
    '& .tile[data-station=hibachi]': {
      backgroundImage: `${bars}, radial-gradient(120% 90% at 50% 115%, #a5370b 0%, #4a1b0a 45%, #21130d 100%)`,
    },
    '& .tile[data-station=sushi]': {
      '--line': 'rgb(190 240 215 / 0.1)',
      backgroundImage: `${waves}, linear-gradient(160deg, #1f4a3f, #10251f 75%)`,
      backgroundSize: '56px 28px, auto',
    },
    '& .tile[data-station=fry]': {
      '--line': 'rgb(255 214 140 / 0.16)',
      backgroundImage: `${crumbs}, linear-gradient(160deg, #7a4d12, #2f1e0c 80%)`,
      backgroundSize: '26px 26px, 18px 18px, auto',
      backgroundPosition: '0 0, 9px 13px, 0 0',
    },
    '& .tile[data-station=drinks]': {
      '--line': 'rgb(180 215 255 / 0.11)',
      backgroundImage: `${rings}, linear-gradient(160deg, #24456b, #12202f 80%)`,
    },
    '& .tile .code': {
      fontFamily: 'heading',
      fontWeight: '600',
      fontSize: { base: '3xl', md: '5xl' },
      lineHeight: '1',
      letterSpacing: '-0.02em',
      textShadow: '0 2px 14px rgb(0 0 0 / 0.5)',
    },
    '& .tile .none': {
      fontSize: '2xs',
      fontWeight: '600',
      letterSpacing: '0.12em',
      textTransform: 'uppercase',
      color: 'rgb(247 239 227 / 0.8)',
    },
    '& .tile img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },

    '& .text': { display: 'flex', flexDirection: 'column', p: { base: '3.5', md: '5' }, pe: { base: '3' }, minW: 0 },
    '& .name': { fontSize: { base: 'md', md: 'lg' }, fontWeight: '600', lineHeight: '1.25', letterSpacing: '-0.01em' },
    '& .name .code': {
      fontFamily: 'body',
      fontSize: 'xs',
      fontWeight: '600',
      color: 'fg.subtle',
      letterSpacing: '0.04em',
    },
    '& .description': { mt: '1.5', fontSize: 'sm', lineHeight: '1.45', color: 'fg.muted', lineClamp: 3 },
    '& .badges': { display: 'flex', flexWrap: 'wrap', gap: '1.5', mt: '2.5' },
    '& .badge': {
      px: '2',
      py: '0.5',
      borderRadius: 'full',
      fontSize: '2xs',
      fontWeight: '600',
      bg: 'bg.raised',
      color: 'fg.muted',
    },
    '& .badge[data-badge=Popular]': { bg: 'accent.subtle', color: 'accent.fg' },
    '& .badge[data-badge=Spicy]': { bg: 'danger.subtle', color: 'danger.fg' },
    '& .badge:is([data-badge=Vegetarian], [data-badge=Gluten-Free], [data-badge=Low-Carb])': {
      bg: 'success.subtle',
      color: 'success.fg',
    },
    '& .badge[data-badge=Kids]': { bg: 'info.subtle', color: 'info.fg' },
    '& .foot': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      mt: 'auto',
      pt: '3',
    },
    '& .price': { fontSize: 'lg', fontWeight: '650', fontVariantNumeric: 'tabular-nums' },
    '& .price s': { ms: '2', fontSize: 'sm', fontWeight: '400', color: 'fg.subtle' },
    '& .market': { fontSize: 'sm', fontWeight: '600', color: 'accent.glow' },
    '& :is(.add, .call)': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1.5',
      flexShrink: 0,
      minW: '11',
      height: '11',
      px: '3',
      borderRadius: 'full',
      fontSize: 'sm',
      fontWeight: '600',
      bg: 'accent.subtle',
      color: 'accent.fg',
      cursor: 'pointer',
      transition: 'background-color 120ms, color 120ms',
      _hover: { bg: 'accent', color: 'accent.contrast' },
      _active: { transform: 'scale(0.96)' },
    },
  },
})
