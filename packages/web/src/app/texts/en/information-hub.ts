/** The information hub, a part for each screen. */
export const informationHub = {} as const
