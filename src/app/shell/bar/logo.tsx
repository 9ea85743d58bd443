/** The mark of public/icon.svg, drawn without asking for the file: on a slow phone it would hold up the page's code. */
export const Logo = () => (
  <svg viewBox="0 0 32 32" width={28} height={28} aria-hidden="true">
    <rect width="32" height="32" rx="8" fill="#d11f69" />
    <g fill="#fff">
      <rect x="7" y="8" width="18" height="3.4" rx="1.7" />
      <rect x="7" y="14.3" width="11" height="3.4" rx="1.7" />
      <rect x="7" y="20.6" width="7" height="3.4" rx="1.7" />
      <circle cx="22.4" cy="20.6" r="3.4" />
    </g>
  </svg>
);
