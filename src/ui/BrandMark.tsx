import brand from './brand.json';

/** The company's logo, drawn by tools/brand.mjs. Decorative, because the name is next to it. */
export function BrandMark() {
  const { mark, size } = brand;
  return (
    <svg
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the script draws it from static/img/favicon.svg
      dangerouslySetInnerHTML={{ __html: mark }}
      focusable="false"
      height="28"
      viewBox={`0 0 ${size} ${size}`}
      width="28"
    />
  );
}

/** The product's name in the heading font, also decorative. Drawn as a path, so it's visible at first paint. */
export function Wordmark() {
  const { width, wordmark } = brand;
  return (
    <svg
      aria-hidden="true"
      fill="currentcolor"
      focusable="false"
      height="15"
      overflow="visible"
      viewBox={`0 0 ${width} 150`}
      width={Math.round(width / 10)}
    >
      <path d={wordmark} />
    </svg>
  );
}
