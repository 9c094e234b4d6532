/** The company's logo: three threads on a board, one ending in a pad. Decorative, because the name is next to it. */
export function BrandMark() {
  return (
    <svg aria-hidden="true" focusable="false" height="28" viewBox="0 0 28 28" width="28">
      <rect fill="var(--mask-600)" height="28" rx="5" width="28" />
      <path d="M6 8.5h16M6 14h16M6 19.5h9" stroke="var(--panel)" strokeLinecap="round" strokeWidth="2.5" />
      <circle cx="20.5" cy="19.5" fill="var(--gold-400)" r="2.75" />
    </svg>
  );
}
