/** A cause in the text of a check or a fix, which ends with its letter: "cause B", or "B" and "D" in "causes B and D". */
export const causeNames = /(\bcause [A-H]\b|(?<=\bcauses? (?:[A-H],? (?:and |or )?)*)[A-H]\b)/g;
