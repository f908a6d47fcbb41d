/** The brand's mark: a small leadlight pane. Decorative beside the name. */
export function BrandMark({ className = 'size-7' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <g stroke="var(--ink)" strokeWidth="1.25" strokeLinejoin="round">
        <path fill="#5B7CF5" d="M2.5 2.5h8.2v7.8l-8.2 3.4z" />
        <path fill="#F5B454" d="M10.7 2.5h10.8v11.4l-10.8-3.6z" />
        <path fill="#4CCB9B" d="M2.5 13.7l8.2-3.4v11.2H2.5z" />
        <path fill="#BDA2FF" d="M10.7 10.3l10.8 3.6v7.6H10.7z" />
      </g>
    </svg>
  );
}
