// Keys of each configuration file, one line per row of its table. A key that starts with a dot replaces the last
// part of the key before it. Objects and lists that only hold keys are not named: their keys imply them.

const agent = `
schema_version, $schema
name
server_url
projects
credentials_file, state_dir, work_dir
log_level, log_file
tags
max_parallel_jobs
heartbeat_interval_s, claim_wait_s
drain_timeout_s, cancel_grace_s, clock_skew_warn_s
tls.ca_file, .client_cert_file, .client_key_file
proxy.https, .no_proxy
cache.dir, .max_gb, .min_free_gb, .ttl_days
artifacts.max_file_mb, .max_job_mb, .chunk_mb, .parallel_uploads
console.max_log_mb, .max_line_kb, .flush_ms
security.require_signed_dips, .trusted_keys
security.allow_hooks, .isolation, .job_user
security.redact
quarantine.consecutive_errors, .auto_release, .cooldown_s
health_check.interval_h, .on_start, .package
metrics.listen
updates.mode, .channel
devices
devices[].id, .type, .enabled, .notes
devices[].tags, .fixtures
devices[].console.driver
devices[].console.path
devices[].console.baud
devices[].console.host, .port, .channel
devices[].console.tx_delay_ms, .tx_chunk
devices[].console.newline, .encoding
devices[].console.prompt, .login_prompt
devices[].console.username, .password_env
devices[].power.driver
devices[].power.host, .outlet, .options
devices[].power.options.version, .model, .community_env, .user, .auth_env, .priv_env, .oid
devices[].power.options.on_url, .off_url, .state_url, .state_pattern, .password_env, .verify_tls
devices[].power.options.location
devices[].power.options.path, .chip, .active_low
devices[].power.off_s, .settle_s, .min_interval_s
devices[].power.check_backfeed
devices[].flash.driver
devices[].flash.serial, .tool
devices[].flash.args, .speed_khz
devices[].flash.timeout_s, .retries
devices[].bootloader.kind
devices[].bootloader.autoboot_pattern
devices[].bootloader.interrupt, .interrupt_delay_ms, .prompt, .timeout_s
devices[].network.host, .mac
devices[].sensors
devices[].sensors[].name, .driver, .unit, .path, .rate_hz, .scale
devices[].limits.max_job_s
`;

const dip = `
schema_version, $schema
name
version, variant
description, vendor, license, labels
source.repository, .commit, .build_url, .built_at
device_types
os.kind, .version, .board
payloads, payloads[].name, .path
payloads[].type
payloads[].target
payloads[].address
payloads[].compression, .verify
payloads[].sparse, .optional
payloads[].size, .sha256
install.method, .order, .erase
install.pre_power, .post_power
install.timeout_s, .retries
install.hooks.pre, .post
boot.ready_pattern, .fail_patterns
boot.stages[].name, .pattern
boot.timeout_s
boot.version_command, .version_pattern
provides, depends
rtos.elf, .map
rtos.console, .reset, .runner_args
rtos.test_protocol, .heap_symbol, .tick_hz
metrics, metrics[].name, .unit
metrics[].kind
metrics[].source
metrics[].path, .pattern, .section, .command, .sensor, .window_s
metrics[].aggregate
metrics[].repeat, .warmup
metrics[].better, .warn, .fail, .threshold
metrics[].tolerance_pct, .baseline, .on_regression
signing.key_id
retention.days, .keep_released
`;

const jobPackage = `
schema_version, $schema
name, version
kind, description, labels
entry.file, .python, .requirements
dip.name, .version, .variant
dip.required, .reinstall
devices.type
devices.tags, .fixtures, .exclude
devices.count
matrix
matrix[].type, .tags, .fixtures, .exclude, .count
params.<name>.type, .default, .required, .secret, .enum
env, secrets
timeouts.queue_s, .job_s, .install_s, .boot_s
timeouts.silence_s, .collect_s
retry.max, .same_device, .on
priority
concurrency.group, .limit, .on_conflict
tests.include, .exclude, .tags
tests.quarantine
tests.order, .seed
perf.warmup, .repeat, .cooldown_s
perf.baseline, .tolerance_pct, .on_regression
artifacts, artifacts[].path, .name
artifacts[].when, .kind, .required, .compress, .retention_days
outputs, outputs[].adapter, .path, .options
outputs[].options.suite_name, .include_log, .console, .run, .class
notify.slack[].events, .channel
notify.github.mode, .context, .annotations
cleanup.power, .wipe, .hook
`;

const server = `
schema_version, $schema, public_url, listen.https, .health, .metrics
database_url_env, storage.endpoint, .bucket, .region, .path_style, .credentials_env
tls.mode, .cert_file, .key_file, .acme_email
trusted_proxies, auth.local
auth.oidc.issuer, .client_id, .client_secret_env, .admin_group, auth.github_oidc.repositories
auth.github_oidc.repositories[].repository, .projects, .role, .refs
mail.host, .port, .from, .user, .password_env, .starttls
github.app_id, .private_key_file, .webhook_secret_env, .api_url, slack.bot_token_env, secrets_key_env
limits.max_file_mb, .max_job_mb, .max_job_files, .max_dip_gb, .max_package_mb, .prepare_s, .clean_s, .max_queued_jobs
retention.artifacts_days, .released_days, .logs_days, .events_days, log_level, telemetry
`;

const quarantine = `
[].test, .device_type, .comment, .expires
`;

/** Full key paths of one table, with the objects and lists that hold them. */
function expand(table) {
  const paths = new Set();
  for (const row of table.trim().split('\n')) {
    let previous = '';
    for (const cell of row.split(', ')) {
      const path = cell.startsWith('.') ? previous.slice(0, previous.lastIndexOf('.')) + cell : cell;
      previous = path;
      const parts = path.split('.');
      for (let length = 1; length <= parts.length; length += 1) {
        const prefix = parts.slice(0, length).join('.');
        // A list and the map of parameters appear as a key of their own and as the shape of their items.
        paths.add(prefix.endsWith('[]') ? prefix.slice(0, -2) : prefix);
      }
    }
  }
  paths.delete('');
  paths.delete('params.<name>');
  return [...paths].sort();
}

/** Key paths by contract file, sorted. */
export const keyPaths = {
  'agent-config.schema.json': expand(agent),
  'dip-config.schema.json': expand(dip),
  'job-package-config.schema.json': expand(jobPackage),
  'quarantine.schema.json': expand(quarantine),
  'server-config.schema.json': expand(server),
};

/** Objects with free key names, by contract file; every other object refuses unknown keys. */
export const maps = {
  'agent-config.schema.json': ['tags', 'devices[].tags'],
  'dip-config.schema.json': ['labels', 'provides', 'depends'],
  'job-package-config.schema.json': ['labels', 'devices.tags', 'matrix[].tags', 'params', 'env', 'outputs[].options'],
  'quarantine.schema.json': [],
  'server-config.schema.json': [],
};
