/**
 * The tests on the home page that a visitor can edit and run. Each has a folder in `samples`. `change` completes the
 * sentence "Then … and watch it fail."
 */
export const starters = [
  { folder: 'sensor-temperature', label: 'Temperature', change: 'lower its maximum to 40' },
  { folder: 'uart-echo', label: 'UART echo', change: 'change the answer to “pong”' },
  { folder: 'can-loopback', label: 'CAN loopback', change: 'change the answer to “00”' },
  { folder: 'boot-time', label: 'Boot time', change: 'lower its maximum to 2' },
  { folder: 'idle-current', label: 'Current at idle', change: 'lower its maximum to 0.0005' },
] as const;
