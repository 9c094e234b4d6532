/** JSON files that belong to other programs. The check validates the JSON syntax but ignores the keys. */
export const foreignFiles: Record<string, string> = {
  'benchloom-rules.json': 'alert rules of Prometheus',
  'daemon.json': 'configuration of the Docker daemon',
};

/** Inline code from other programs that looks like one of our keys, flags, error codes, or functions. */
export const foreignWords: Record<string, string> = {
  '--cacert': 'flag of curl',
  '--force-recreate': 'flag of docker compose',
  '--remove-orphans': 'flag of docker compose',
  '--scale': 'flag of docker compose',
  '--sysbuild': 'flag of west, the build tool of Zephyr',
  allow_failure: 'key of a job in GitLab CI',
  amd64: 'name of a processor architecture',
  arm64: 'name of a processor architecture',
  'artifacts:reports:junit': 'key of a job in GitLab CI',
  'artifacts:when': 'key of a job in GitLab CI',
  BUILD_NUMBER: 'variable of Jenkins',
  CONFIG_LOCALVERSION_AUTO: 'build setting of Linux',
  CONFIG_RTT_CONSOLE: 'build setting of Zephyr',
  CONFIG_USE_SEGGER_RTT: 'build setting of Zephyr',
  gnupg: 'package of Debian',
  'id-token': 'permission of a job in GitHub Actions',
  issue_comment: 'event of GitHub Actions',
  no_root_squash: 'option of an NFS export',
  'pathlib.Path': 'class of the Python standard library',
  pip: 'installer of Python packages',
  rule_files: 'key of the configuration of Prometheus',
  'test.other': 'event type that does not exist, on purpose',
  'try-128': 'branch of an example in a neighbouring sample',
  'ubuntu-24.04': 'runner of GitHub Actions',
  verity: 'bundle format of RAUC',
  merge_group: 'event of GitHub Actions',
  workflow_run: 'event of GitHub Actions',
  'xoxb-': 'beginning of a bot token of Slack',
};
