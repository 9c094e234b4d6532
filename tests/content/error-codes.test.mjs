import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readContract } from '../lib/contracts.mjs';

const { groups, entries } = readContract('error-codes.json');
const byId = new Map(entries.map((entry) => [entry.id, entry]));
const words = (text) => text.trim().split(/\s+/);

/** Every code of the product by its kind, written out by hand so that none can be lost or added unseen. */
const expectedCodes = {
  'job-reason': words(`
    QUEUE_TIMEOUT CLAIM_LOST PREPARE_TIMEOUT DOWNLOAD_FAILED DIGEST_MISMATCH NO_SPACE SIGNATURE_INVALID
    DEPENDS_NOT_MET REQUIREMENTS_FAILED HOOK_FAILED POWER_FAILED POWER_STATE_UNKNOWN BACKFEED_DETECTED
    BOOTLOADER_TIMEOUT FLASH_NO_PROBE FLASH_FAILED FLASH_VERIFY_FAILED FLASH_TIMEOUT FLASH_TOOL_MISSING
    FLASH_WRONG_PROBE USB_REENUMERATION BOOT_FAILED BOOT_TIMEOUT BOOT_SILENT BOOT_WRONG_VERSION KERNEL_PANIC
    METRIC_LIMIT CONSOLE_SILENT CONSOLE_CLOSED CONSOLE_GARBAGE TEST_FAILED TIMEOUT SILENCE_TIMEOUT
    METRIC_REGRESSION NO_TESTS ENTRY_ERROR SENSOR_FAILED INFRASTRUCTURE ARTIFACT_MISSING ARTIFACT_TOO_LARGE
    UPLOAD_FAILED AGENT_LOST LEASE_EXPIRED CANCELED SUPERSEDED DRAINED`),
  'test-code': words(`
    CHECK_FAILED CONSOLE_TIMEOUT COMMAND_FAILED TEST_TIMEOUT MEASUREMENT_LIMIT MEASUREMENT_MISSING EXCEPTION
    FIXTURE_ABSENT`),
  warning: words(`
    LOG_THROTTLED LOG_TRUNCATED CONSOLE_DROP CLOCK_SKEW CLEANUP_FAILED ADAPTER_FAILED ARTIFACT_TOO_LARGE
    UPLOAD_FAILED NO_BASELINE TOOL_UNPINNED DEPRECATED_KEY TTY_UNSTABLE`),
  'wait-reason': words(`
    ALL_BUSY ALL_QUARANTINED AGENT_OFFLINE AGENT_PAUSED PROJECT_NOT_ALLOWED CONCURRENCY_LIMIT LOWER_PRIORITY`),
  'api-error': words(`
    INVALID_REQUEST UNAUTHENTICATED FORBIDDEN CLOCK_SKEW AGENT_VERSION CLI_VERSION NOT_FOUND LEASE_EXPIRED ALREADY_EXISTS
    IN_USE DEVICE_BUSY TOO_LARGE INVALID_MANIFEST NO_MATCHING_DEVICE SIGNATURE_INVALID RATE_LIMITED UNAVAILABLE`),
};

/** Entries of the 46 symptoms of the product, in their order; a code with one cause is its own symptom. */
const expectedSymptoms = words(`
  CONSOLE_GARBAGE CONSOLE_SILENT CONSOLE_DROP board-answers-as-another BOOTLOADER_TIMEOUT
  stuck-at-bootloader-prompt hang-after-boot-interrupt first-boot-lines-missing
  board-never-off POWER_STATE_UNKNOWN fails-after-short-power-cut
  FLASH_WRONG_PROBE FLASH_TIMEOUT fastboot-waiting-for-any-device dfu-cannot-open-device openocd-no-cmsis-dap
  jlink-locked-after-crash esp32-port-busy USB_REENUMERATION mux-path-stale sd-io-errors-after-flash
  QUEUE_TIMEOUT everything-red AGENT_LOST agent-paused-after-upgrade LEASE_EXPIRED CLOCK_SKEW tls-unknown-authority
  server-certificate-expired long-poll-504 migration-failed secrets-key-lost DIGEST_MISMATCH NO_SPACE
  ARTIFACT_TOO_LARGE ARTIFACT_MISSING LOG_THROTTLED
  SILENCE_TIMEOUT test-passes-alone boot-metric-jumps current-reading-noisy
  github-check-missing slack-silent junit-rejected dip-build-not-reproducible BOOT_WRONG_VERSION`);

function kindsOf(entry) {
  return [entry.kind, ...(entry.alsoKinds ?? [])];
}

/** Lines of a log that match a pattern of an entry. */
function matchingLines(entry, log) {
  const patterns = entry.log.patterns.map((pattern) => new RegExp(pattern));
  return log.split('\n').filter((line) => patterns.some((pattern) => pattern.test(line)));
}

describe('error codes', () => {
  test('hold every code of each kind and no other', () => {
    for (const [kind, codes] of Object.entries(expectedCodes)) {
      const present = entries.filter((entry) => kindsOf(entry).includes(kind)).map(({ id }) => id);
      assert.deepEqual(present.sort(), codes.sort(), kind);
    }
  });

  test('hold the 46 symptoms', () => {
    assert.deepEqual(
      expectedSymptoms.filter((id) => !byId.has(id)),
      [],
    );
    const slugs = entries.filter(({ kind }) => kind === 'symptom').map(({ id }) => id);
    assert.deepEqual(
      slugs.filter((id) => !expectedSymptoms.includes(id)),
      [],
    );
  });

  test('have unique ids and titles', () => {
    assert.equal(byId.size, entries.length);
    assert.equal(new Set(entries.map(({ title }) => title)).size, entries.length);
  });

  test('are in the order of their groups, and no group is empty', () => {
    const order = entries.map(({ group }) => groups.findIndex(({ title }) => title === group));
    assert.deepEqual(
      order,
      order.toSorted((a, b) => a - b),
    );
    assert.deepEqual([...new Set(order)], [...groups.keys()]);
  });

  test('refer to entries that exist', () => {
    for (const { id, seeAlso, code } of entries) {
      const unknown = [...seeAlso, ...(code ? [code] : [])].filter((target) => target === id || !byId.has(target));
      assert.deepEqual(unknown, [], id);
    }
  });

  test('link a special case and its code in both directions', () => {
    for (const { id, code, seeAlso } of entries.filter((entry) => entry.code)) {
      assert.ok(seeAlso.includes(code), `${id} lacks ${code} in seeAlso`);
      assert.ok(byId.get(code).seeAlso.includes(id), `${code} lacks ${id} in seeAlso`);
    }
  });

  test('retry and cost health by their class', () => {
    const infrastructure = entries.filter((entry) => entry.class === 'infrastructure');
    assert.ok(
      infrastructure.every(({ retriedByDefault, retryOn }) => retriedByDefault && retryOn === 'infrastructure'),
    );
    const others = entries.filter((entry) => entry.class && entry.class !== 'infrastructure');
    assert.ok(others.every(({ retriedByDefault, healthCost }) => !retriedByDefault && !healthCost));
  });
});

describe('log patterns', () => {
  const withLog = entries.filter((entry) => entry.log);

  test('cannot run away on a long line', () => {
    for (const { id, log } of withLog) {
      for (const pattern of log.patterns) {
        assert.doesNotMatch(pattern, /(^|[^\\])\((?!\?:)/, `${id}: groups do not capture: ${pattern}`);
        assert.doesNotMatch(pattern, /\([^)]*[+*}][^)]*\)[+*{]/, `${id}: nested quantifier: ${pattern}`);
        assert.doesNotMatch(pattern, /(^|[^\\])\.[+*]/, `${id}: unbounded dot: ${pattern}`);
        assert.doesNotMatch(pattern, /\\n(?!')/, `${id}: patterns see one line: ${pattern}`);
      }
      const longLine = 'a=> \ufffd 8'.repeat(8192);
      // The processor's time, so that other work of the machine does not count.
      const start = process.cpuUsage();
      matchingLines({ log }, longLine);
      assert.ok(process.cpuUsage(start).user < 100_000, `${id}: slow on a line of 64 KiB`);
    }
  });

  test('match no sample of an unrelated entry', () => {
    for (const owner of withLog) {
      for (const entry of withLog.filter(({ id }) => id !== owner.id)) {
        if (owner.seeAlso.includes(entry.id) || entry.seeAlso.includes(owner.id)) continue;
        assert.deepEqual(matchingLines(entry, owner.log.sample), [], `${entry.id} matches the sample of ${owner.id}`);
      }
    }
  });

  test('cover most of the symptoms', () => {
    const covered = expectedSymptoms.filter((id) => byId.get(id).log);
    assert.ok(covered.length > 34, `${covered.length} of 46 have a pattern`);
  });
});
