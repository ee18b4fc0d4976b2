import type { PartName } from '@portal/texts'
import type { ComponentType } from 'react'
import { addTexts } from '../texts/texts.ts'

/** The `lazy` of a route: a screen, loaded together with its texts when its address is first opened. */
export const lazyScreen =
  (load: () => Promise<ComponentType>, ...texts: PartName[]) =>
  async () => {
    const [Component] = await Promise.all([load(), addTexts(...texts)])
    return { Component }
  }
