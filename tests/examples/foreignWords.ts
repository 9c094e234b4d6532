/** JSON files of other programs: they must parse, and their keys are not ours to check. */
export const foreignFiles: Record<string, string> = {
  'benchloom-rules.json': 'alert rules of Prometheus',
  'daemon.json': 'configuration of the Docker daemon',
};

/** Inline code of other programs that has the form of a key, a flag, an error code or a function of ours. */
export const foreignWords: Record<string, string> = {
  '--force-recreate': 'flag of docker compose',
  '--sysbuild': 'flag of west, the build tool of Zephyr',
  CONFIG_RTT_CONSOLE: 'build setting of Zephyr',
  CONFIG_USE_SEGGER_RTT: 'build setting of Zephyr',
  'pathlib.Path': 'class of the Python standard library',
  rule_files: 'key of the configuration of Prometheus',
  'test.other': 'event type that does not exist, on purpose',
  'ubuntu-24.04': 'runner of GitHub Actions',
};
