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
