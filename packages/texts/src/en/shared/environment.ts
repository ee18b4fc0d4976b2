export const environment = {
  title: 'Environment',
  local: 'local',
  staging: 'staging',
} as const
