import type { Phase } from '../ui/phases/phases';

/** The last line that a tool marks as an error, with the lines around it, and the phase of a job, if it's from one. */
export type LastError = {
  at: [number];
  lines: { line: number; text: string; start: number; end: number }[];
  phase?: Phase;
};

/** What a job's log, a flash or probe tool, a boot, or a lab's software prints, by the phase in which it appears. */
const signs: [phase: Phase | undefined, sign: RegExp][] = [
  [undefined, /^\S+Z \+[\d.]+ \w+ (preparing|installing|booting|running|collecting|cleaning)\b/],
  [
    'installing',
    /\b(?:Open ?OCD|Open On-Chip Debugger|J-?Link|nrfjprog|nrfutil|py[oO][cC][dD]|probe[-_]rs|st-flash|STM32\w*Programmer|avrdude|esptool|dfu-util|fastboot|bmaptool|rkdeveloptool|uuu|picotool|usbsdmux|lpc\w*flash|bossac|teensy_loader_cli|imx_usb|sunxi-fel|tegra\w*flash|ST-?LINK|stlink|CMSIS-DAP|west flash|openFPGALoader|uhubctl)\b/,
  ],
  [
    'booting',
    /U-Boot (?:[ST]PL )?\d{4}|\bets [A-Z][a-z]{2} |rst:0x|ESP-ROM:|OpenSBI v|barebox \d{4}|NOTICE: +BL\d|Booting (?:Zephyr|MCUboot|Linux)|Linux version \d|Starting kernel|GRUB loading|BdsDxe|RPi: BOOTLOADER|Raspberry Pi Bootcode|SD HOST: \d|config\.txt = \d|\[ {2}OK {2}\] |\[(?:FAILED|DEPEND)\] /,
  ],
  [
    'running',
    /\b(?:rauc|swupdate|mender|labgrid|lava|testflinger|twister|pexpect|jumpstarter|jmp|ltp-pan|runltp|DEVICE CONNECTOR)\b|benchloom|agentctl|\/dev\/tty(?:USB|ACM)/i,
  ],
];

const mark =
  /\b(?:ERROR|FATAL|CRITICAL|FAIL(?:ED|URE)?|TFAIL|TBROK|Error|Fatal|Fail(?:ed|ure)?|panic)\b(?!s?[:=]? *0\b|=)|\b(?:error|fatal|failed|failure)(?:[:!.](?! *0\b)| (?:to|with|while|in|on|at)\b|$)|\w(?:Error|Exception)(?::|$)|^E(?:: | \(\d)|Z (?:\+[\d.]+ )?error |<err>|\blevel=(?:error|fatal)/;
const unmarked =
  /(?<!\.)\b(?:no|0|without|ignoring|non-fatal) (?:errors?|fail|fatal)|\bWARN(?:ING)?\b|^(?:\S+Z \+[\d.]+ )?\s*\[ *\d+\.\d+\]|\bcommand line: |\b(?:info|debug) *[-:\]]|^[DIW](?:: | \(\d)|<(?:dbg|inf|wrn)>|Z (?:\+[\d.]+ )?(?:info|debug) |@[\w.-]+:\S*[#$] /i;

/** Matches what follows an error, or says without a mark that something didn't work. */
const weak =
  /^\s*(?:g?make(?:\[\d+\])?: \*\*\*|in procedure '|=+ .* =+$)|\b(?:exited with|exit) (?:code|status)\b|Log\w+ of failure|### ERROR ###|\b[Tt]imed out\b|\b(?:[Cc]annot|[Cc]an't|[Cc]ould(?:n't| not)|[Uu]nable to) /;

/** Matches what a tool, a boot, or a job prints if it goes well in the end. */
const ended =
  /\bOKAY \[|Hash of data verified|\*\* Verified OK|Finished\. Total time|(?:^|\w )login:|^\S{0,40}[~/]\S{0,40} ?#|\bjob finished passed|group passed|all succeeded|\b[Ss]uccess(?:ful|fully)?\b|\bSUCCESSFUL/;

/** The number of lines in which a log that has failed says why, and of those shown before and after the error. */
const endLength = 30;
const shownAround = 2;
const shownLength = 240;

/** Returns the last error of a log without naming its cause, or undefined if it has none or has ended well. */
export function findLastError(rows: readonly string[]): LastError | undefined {
  const from = rows.findLastIndex((row) => row.trim() !== '') - endLength;
  const errors = rows.flatMap((row, index) =>
    index >= from && !unmarked.test(row) && (mark.test(row) || weak.test(row)) ? [index] : [],
  );
  const at = errors.findLast((index) => !weak.test(rows[index] ?? '')) ?? errors.at(-1) ?? -1;
  // The nearest sign before the error counts or, if there's none, the first one after it.
  const [phase] = [...rows.slice(0, at + 1).toReversed(), ...rows.slice(at + 1)].flatMap((row) =>
    signs.flatMap(([name, sign]) => (sign.exec(row) ?? []).slice(-1).map((part) => name ?? (part as Phase))),
  );
  if (at < 0 || rows.slice(at + 1).some((row) => ended.test(row))) return undefined;
  const first = Math.max(0, at - shownAround);
  const lines = rows.slice(first, at + shownAround + 1).map((row, index) => {
    const text = row.trim().slice(0, shownLength);
    return { line: first + index + 1, text, start: 0, end: first + index === at ? text.length : 0 };
  });
  return { at: [at + 1], ...(phase && { phase }), lines: lines.filter(({ text }) => text !== '') };
}
