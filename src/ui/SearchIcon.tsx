/** The magnifier of a search field. */
export function SearchIcon() {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      height="20"
      stroke="currentColor"
      strokeWidth="2"
      viewBox="0 0 20 20"
      width="20"
    >
      <path d="M13 8.5a4.5 4.5 0 1 1-9 0a4.5 4.5 0 1 1 9 0M12 12l5 5" />
    </svg>
  );
}
