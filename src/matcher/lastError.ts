import type { Phase } from '../ui/phases/phases';

/** The last line that a tool marks as an error, with the lines around it, and the phase of a job, if it's from one. */
export type LastError = {
  at: [number];
  lines: { line: number; text: string; start: number; end: number }[];
  phase?: Phase;
};

/** What a job's log, a flash or probe tool, a boot, or a lab's software prints, by the phase in which it appears. */
const signs: [phase: Phase | undefined, sign: RegExp][] = [
  [undefined, /^\S+Z (?:\+[\d.]+ )?\w+ (preparing|installing|booting|running|collecting|cleaning)\b/],
  [
    'installing',
    /\b(?:Open ?OCD|Open On-Chip Debugger|J-?Link|nrfjprog|nrfutil|py[oO][cC][dD]|probe[-_]rs|st-flash|STM32\w*Programmer|avrdude|esptool|dfu-util|fastboot|bmaptool|rkdeveloptool|uuu|picotool|usbsdmux|lpc\w*flash|bossac|teensy_loader_cli|imx_usb|sunxi-fel|tegra\w*flash|ST-?LINK|stlink|CMSIS-DAP|west flash|openFPGALoader|uhubctl)\b/,
  ],
  [
    'booting',
    /U-Boot (?:[ST]PL )?\d{4}|\bets [A-Z][a-z]{2} |rst:0x|ESP-ROM:|OpenSBI v|barebox \d{4}|NOTICE: +BL\d|Booting (?:Zephyr|MCUboot|Linux)|Linux version \d|Starting kernel|GRUB loading|BdsDxe|RPi: BOOTLOADER|Raspberry Pi Bootcode|SD HOST: \d|config\.txt = \d|\[ {2}OK {2}\] |\[(?:FAILED|DEPEND)\] (?:Failed|Dependency)/,
  ],
  [
    'running',
    /\b(?:rauc|swupdate|mender|labgrid|lava|testflinger|twister|pexpect|jumpstarter|jmp|ltp-pan|runltp|DEVICE CONNECTOR)\b|\/dev\/tty(?:USB|ACM)/i,
  ],
];

const mark =
  /\b(?:ERROR|SEVERE|FATAL|CRITICAL|FAIL(?:ED|URE)?|TFAIL|TBROK|Error|Fatal|Fail(?:ed|ure)?|(?<!=)panic)\b(?!s?[:=]? *0\b|=|\(s\))|\b(?:error|fatal|failed|failure)(?:[:!](?! *0\b)|\.(?!\S| *0\b)| (?:to|with|while|in|on|at|occurred)\b|$)|\w(?:Error|Exception)(?::|$)|^E(?:: | \(\d| {3,}fixture ')|Z (?:\+[\d.]+ )?error |<err>|\blevel=(?:error|fatal)|^Err:\d|\bERR(?:!|O\[)|^npm error |^error [A-Z]|\berror (?:[A-Z]{1,4}|#)\d{3,5}\b|^\[error\] \S+:\d|^\s+\d+:\d+\s+error\s|^not ok \d+(?!.*# (?:TODO|SKIP)\b)|^! [A-Z]|^\*\* \(\w|^\s*(?:ERR|err):|^[EF]\d{4} \d\d:\d\d:|^E\/|##\[error\]|\[critical\]|\bFATA\[|"level":"(?:error|fatal)"|\(EE\)|terminate called after|due to uncaught|: \d+ Aborted\b|\bWarning\s+(?:Failed\w*|BackOff|Unhealthy)\s|\bActivation: failed\b|^(?:ASSERT:|Timeout!$)|\bexpect\(\w+\)\.|\bpanicked at |\*\*\* .{1,200}\. +Stop\.$|\[(?:emerg|alert|crit)\]|\[error\] .{0,40}\bupstream\b|\bKilled\b|Segmentation fault|core dumped/;
const unmarked =
  /^\+{1,4} |administrator command|\bworker (?:process: |")|(?<!\.)\b(?:no|0|without|ignore|ignoring|non-fatal) (?:errors?|fail|fatal|mismatch)|(?<![<\w=/-])WARN(?:ING)?\b(?![.-]| emitted|, treated as error|\s+(?:Failed\w*|BackOff|Unhealthy)\s)|^\s+(?:\S+\.(?:go|s):\d+(?: \+0x\w+)?\s*$|at \S+ ?\()|^ip6?tables\b|Background on this error|renaming and replacing|^(?:\S+Z \+[\d.]+ )?\s*\[ *\d+\.\d+\]|\b(?:command line|cmdline): |\b(?:info|debug|notice) *[-:\]]|^\[?[DIW](?:\] |: | \(\d)|<(?:dbg|inf|wrn)>|Z (?:\+[\d.]+ )?(?:info|debug) |@[\w.-]{1,64}:\S{0,200}[#$] |^dfu-util: error.{0,20} get_status/i;

/** Says without a mark that something didn't work. */
const weak =
  /^\* What went wrong:|\b[Tt]imed out\b|\bTimeout waiting\b|executable file not found|\b(?:[Cc]annot|[Cc]an't|[Cc]ould(?:n't| not)|[Uu]nable to|[Ii]nvalid) |\b[Mm]ismatch|\bdo(?:es)?(?:n't| not) match|\bcorrupt(?:ed)?\b|No such (?:file|device)|(?:[Cc]ommand|module) not found|: not found$|, please run '|undefined (?:reference|symbol)|Permission denied|No space left|Connection (?:refused|reset)|^(?:kex|ssh)_exchange_identification: |No route to host|not permitted|overflowed by \d|^\S+\.go:\d+:\d+: /;

/** Matches what a build prints after the error of its compiler or linker, and what any tool prints after an error. */
const built =
  /- CMake build failure: |Compilation failed; see the compiler|\*\*\* \[.{1,300}\] [^\s()]{1,12} \d{1,4}$|[Rr]ecipe for target|ninja: build stopped|Configuring incomplete|oe_runmake failed|subprocess-exited-with-error|Failed building wheel|could not compile|^ERROR: Task .{1,300} failed with exit code/;
const follows =
  /^[|\s]*(?:g?make(?:\[\d+\])?: \*\*\*(?!.{1,200}(?:\bStop\.|\bKilled|Segmentation fault)$)|in procedure '|=+ (?=.*(?:FAIL|ERROR|[Ff]ail|[Ee]rror))(?!.*\b0 (?:fail|error)|\w+: 0 ).* =+$|(?:NOTE: Tasks )?Summary: (?=.*(?:[Ff]ail|[Ee]rror))|FAILED: |Runtime Error: \S+:\d+:\s*$)|^(?:#\d+ [\d.]+ )?\W*(?:ERROR|[Ee]rror|FATAL|FAIL(?:ED|URE)?|[Ff]ailed)\W*$|NativeCommandError|^\s*\+ (?:CategoryInfo|FullyQualifiedErrorId)\b|\b(?:exited with|[Ee]xit) (?:code|status)\b(?! 0\b| \d{1,4}\): )|\b[Cc]lone of '|Failed to clone '|Log\w{1,9} of failure|\b[Cc]ommand failed\b|^ERROR: Exception:$|compilation terminated|aborting due to|ld returned \d|linker command failed|failed to solve|did not complete successfully|ExecutionError\(|^\S+\.py:\d+: \w+$|Could not read from remote repository|marked build as failure|^Finished: FAILURE|BUILD FAILED|[Ff]ailed to (?:build|compile)\b|could not compile dependency|\bPlugin (?:initialization aborted|'\w+' init function)|storage engine: |STORAGE ENGINE failed|Data Dictionary initialization|^\s*[Bb]uild failed|Compilation (?:failed|failure)$|transitive failure|do_patch: Applying|Error: (?:Peak|Processing|Elapsed|Total) |was unsuccessful\.|^! Emergency|==> Fatal error|Exited sync due|^SECURITY ERROR$|: FAIL code \d|^The following build commands failed|^\s*\d+ (?:packages?|tests?) (?:failed|aborted|had)|(?:jobs|packages) failed:|^Failed jobs:|^Caused: |^test result: FAILED|test failed, to rerun|compiled with \d+ errors?|\[ {2}FAILED {2}\]|\d FAILED TESTS?$|; build aborted|\] Aborting$|ERROR Exiting |^> Task \S+ FAILED|^FAIL\s|Build failed with an exception|^E: (?:Some index files|Unable to fetch some)|(?:ERR!|npm error)(?! code (?!EL\w{2}E|\d)| Failed at )|\[ERROR\] +(?:symbol: |location: |>> +(?! |Build failed)|To see the full|Re-run |For more information|After correcting|(?:-> )?\[Help)|look at the error message|cannot terminate cleanly|[Ii]nfrastructure is not working|LAVA instance is not|bug in LAVA,|^rsync error: |early EOF|unexpected disconnect while reading|index-pack (?:output|failed|died)|remote end hung up|unpack-objects (?:failed|error)|Fetcher Error: (?:Fetch|Unpack)Error|Function failed: |Please re-run make|^Try re-running|fully sync the tree|network changes failed|update failed for project|has no buildable providers|Failed with result '|\d passed, \d+ failed|filter .{1,40} failed$|Errors logged to|Encountered errors while|CMake Error at \S*(?:run_serial_tool|dts|\wconfig)\.cmake|auto_probe failed|BUG: refcount|Current thread: 0x|Halting system|no (?:exec session|container) with |Error removing container|from all boot devices|## Error: "\S+" not defined/;

/** Matches the lines of a stack trace or a teardown, which can be longer than the end of a log. */
const frame =
  /^# (?:destroy|cleanup\[\d\]|clear) | -{20,}$|^\s+(?:\S+\.(?:go|s):\d+\s*$|at \S+ ?\()|^[\w./@*()~-]{3,200}\.[\w.*()]+$/;

/** Matches what a tool, a boot, or a job prints if it goes well in the end. */
const ended =
  /\bOKAY \[|Hash of data verified|\*\* Verified OK|Finished\. Total time|(?:^|\w )login:|\bjob finished passed|group passed|all succeeded|(?<!(?:\b(?:not|NOT)|n't) .{0,20}|(?:[Aa]uthent|[Cc]onnect|[Ll]ogged|[Rr]emov|[Cc]lean|[Uu]pload).{0,40})\b[Ss]uccess(?:ful|fully)?\b(?! (?:tagged|logged))|\bSUCCESSFUL|ready to accept connections|init process complete|^=* ?\d+ passed(?!.*error).* in [\d.]+s/;

/** Matches a prompt, and the start of a command. A bare one shows that a boot has ended well unless it was there before. */
const prompt = /^\S{0,40}[~/]\S{0,40} ?#( \S)?/;

/** Matches what a boot prints if it continues without what it missed, and without what no tool marked as an error. */
const continued = /Starting kernel|bytes read in \d|mounted filesystem|^File (?:read|size)\b/;
const started = /\bStarting .{1,80}\b(?:OK|done)\.?$|^Welcome to |^U-Boot SPL \d{4}/;

/** Matches the date before each line of a service's log. The service goes on after an error, so none ended a job. */
const dated =
  /^(?:\S+ \d{10} \d|\[?(?:[A-Z][a-z]{2} ){1,2} ?\d{1,2} \d\d:|\[?\d{4}-\d\d-\d\d \d\d:|\S+ - \S+ \[\d\d\/[A-Z])|^$/;
/** The least number of lines from which on dates show a service. */
const serviceLength = 50;

/** The number of lines before the end in which a tool, a compiler above its warnings, and a line without a mark say why. */
const endLength = 30;
const compilerLength = 300;
const weakLength = 12;
const shownAround = 2;
const shownLength = 240;

/** Returns how much a line says about what failed, from 0 for nothing to 3. The least repeats the line before or after. */
function rankOf(row: string): number {
  if (unmarked.test(row)) return 0;
  if (/[Rr]ecipe for target|### ERROR ###/.test(row)) return 0.5;
  if (follows.test(row) || built.test(row)) return 1;
  if (mark.test(row)) return 3;
  return weak.test(row) ? 2 : 0;
}

/** Returns the phase of a job to which a row belongs, if it says so. */
export const phaseOf = (row: string): Phase | undefined =>
  signs.flatMap(([phase, sign]) => (sign.exec(row) ?? []).slice(-1).map((part) => phase ?? (part as Phase)))[0];

/** Returns the phase that the nearest row before one or, if there's none, the first one after it names. */
export const phaseAt = (phases: readonly (Phase | undefined)[], at: number): Phase | undefined =>
  phases.slice(0, at + 1).findLast(Boolean) ?? phases.find(Boolean);

/** Returns the last error of a log without naming its cause, or undefined if it has none or has ended well. */
export function findLastError(rows: readonly string[]): LastError | undefined {
  const end = rows.findLastIndex((row) => row.trim() !== '' && !frame.test(row));
  const lastBuilt = rows.findLastIndex((row) => built.test(row));
  // The first error of a build causes those after it, up to the line in which make itself gives up.
  const isBuild = lastBuilt > Math.max(-1, end - endLength);
  const isMake = (row: string) => /^make: \*\*\* \[/.test(row);
  const lastMake = rows.findLastIndex(isMake);
  const before = rows.findLastIndex((row, index) => index < lastMake && isMake(row));
  const first = isBuild ? rows.findIndex((row, index) => index > before && built.test(row)) : end;
  // The ranks of lines in a block, which their own words don't decide. Under a traceback, the code is indented, and the
  // exception isn't. Under CMake's head of a warning, its text is.
  let isTraceback = false;
  let isWarning = false;
  const given = rows.map((row) => {
    const isRaised = isTraceback && /^\S/.test(row);
    isTraceback = (isTraceback && !isRaised) || row.startsWith('Traceback (most recent call last)');
    isWarning = /^CMake .{0,12}Warning/.test(row) || (isWarning && /^(?:\s|$)/.test(row));
    if (isWarning) return 0;
    if (isRaised) return follows.test(row) ? 1 : 3;
    return isTraceback ? 0 : undefined;
  });
  let from = first;
  for (let left = endLength; from > 0; from -= 1) {
    if (!frame.test(rows[from] ?? '') && given[from] !== 0) left -= 1;
    if (left < 0) break;
  }
  from = Math.max(from, isBuild ? before + 1 : 0);
  const compiled = isBuild ? Math.max(first - compilerLength, before + 1) : from;
  const ranks = rows.map((row, index) => {
    const isNear = index >= from || (index >= compiled && /^\S+:\d+(?::\d+)?: (?:fatal )?error: /.test(row));
    const rank = isNear ? (given[index] ?? rankOf(row)) : 0;
    return rank === 2 && !isBuild && index <= end - weakLength ? 0 : rank;
  });
  const best = [3, 2, 1, 0.5].find((rank) => ranks.includes(rank)) ?? -1;
  const at = isBuild ? ranks.indexOf(best) : ranks.lastIndexOf(best);
  const phase = phaseAt(rows.map(phaseOf), at);
  if (!phase && rows.length >= serviceLength && rows.every((row) => dated.test(row))) return undefined;
  const isBoot = phase === 'booting' || !phase;
  // Other jobs of a build go on after the error.
  const rest = rows.slice((isBuild ? Math.max(at, lastBuilt, ranks.lastIndexOf(3)) : at) + 1);
  const goesOn = (row: string) => continued.test(row) || (best < 3 && started.test(row));
  // What succeeds before a tool gives up is the cleanup.
  const tail = rest.slice(rest.findLastIndex((row) => rankOf(row) === 1) + 1);
  const isUp = phase === 'booting' && !rows.slice(0, at).some((row) => prompt.test(row));
  const hasEnded = (row: string) => {
    const [shown, command] = prompt.exec(row) ?? [];
    return ended.test(row) || command !== undefined || (isUp && shown !== undefined);
  };
  if (at < 0 || tail.some(hasEnded) || (isBoot && rest.some(goesOn))) return undefined;
  const shown = Math.max(0, at - shownAround);
  const lines = rows.slice(shown, at + shownAround + 1).map((row, index) => {
    const text = row.trim().slice(0, shownLength);
    return { line: shown + index + 1, text, start: 0, end: shown + index === at ? text.length : 0 };
  });
  return { at: [at + 1], ...(phase && { phase }), lines: lines.filter(({ text }) => text !== '') };
}
