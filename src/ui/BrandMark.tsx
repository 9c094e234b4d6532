/** The company's logo: three threads on a board, one of them with a pad. Decorative, because the name is next to it. */
export function BrandMark() {
  return (
    <svg aria-hidden="true" focusable="false" height="28" viewBox="0 0 28 28" width="28">
      <rect fill="var(--mask-600)" height="28" rx="5" width="28" />
      <path d="M6 8.5h16M6 14h16M6 19.5h9" stroke="var(--panel)" strokeLinecap="round" strokeWidth="2.5" />
      <circle cx="20.5" cy="19.5" fill="var(--gold-400)" r="2.75" />
    </svg>
  );
}

/** The company's name in the heading font, also decorative. Drawn as a path, so it's visible at first paint. */
export function Wordmark() {
  return (
    <svg aria-hidden="true" fill="currentcolor" focusable="false" height="15" viewBox="0 0 1192 150" width="119">
      <path d="M109 146h-92v-137h91q17 0 28 9q11 9 11 25q0 12-7 20q-6 8-16 11v1q12 2 19 11q8 9 8 22q0 19-13 29q-12 9-29 9m-62-58v33h55q8 0 13-4q5-4 5-12q0-8-5-12q-5-5-14-5h-54m0-55v31h52q8 0 13-4q4-5 4-11q0-8-4-12q-5-4-12-4h-53m179 115q-28 0-43-13q-16-13-16-42q0-28 15-41q16-14 44-14q27 0 41 13q15 14 15 41v8h-86q1 28 31 28q9 0 17-5q9-4 10-14h27q0 19-15 29q-15 10-40 10m-30-66h57q0-12-8-17q-8-6-19-6q-27 0-30 23m133 64h-27v-105h22l2 16h2q7-10 17-14q10-5 22-5q19 0 29 10q11 9 11 30v68h-28v-63q0-12-6-17q-6-5-16-5q-11 0-19 8q-9 7-9 18v59m155 2q-28 0-43-13q-15-14-15-42q0-28 15-41q15-14 43-14q23 0 38 11q15 11 15 32h-28q0-11-7-16q-7-5-19-5q-28 0-28 31v4q0 32 30 32q11 0 18-6q8-5 8-16h26q0 22-15 33q-15 10-38 10m101-2h-27v-145h27v53h2q6-8 16-12q9-4 20-4q19 0 29 10q11 9 11 30v68h-28v-63q0-12-6-17q-6-5-16-5q-11 0-19 8q-9 7-9 18v59m130 0h-28v-145h28v145m79 2q-29 0-44-13q-15-14-15-42q0-28 15-41q15-14 44-14q28 0 43 14q16 13 16 41q0 28-16 42q-15 13-43 13m0-21q30 0 30-32v-4q0-31-30-31q-31 0-31 31v4q0 32 31 32m133 21q-28 0-44-13q-15-14-15-42q0-28 15-41q16-14 44-14q28 0 43 14q16 13 16 41q0 28-16 42q-15 13-43 13m0-21q30 0 30-32v-4q0-31-30-31q-31 0-31 31v4q0 32 31 32m107 19h-28v-105h22l3 16h1q7-10 17-14q9-5 20-5q26 0 34 19h1q7-10 17-14q10-5 21-5q18 0 28 10q10 9 10 30v68h-28v-64q0-11-6-16q-5-5-14-5q-11 0-18 8q-7 7-7 18v59h-28v-64q0-11-6-16q-5-5-14-5q-11 0-18 8q-7 7-7 18v59" />
    </svg>
  );
}
