export const WALKS = {}
